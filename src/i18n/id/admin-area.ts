import type { AreaTexts } from '../texts.ts';
import { admin } from './admin.ts';
import { forms } from './forms.ts';
import { inbox } from './inbox.ts';
import {
  batchProblems,
  contentProblems,
  officeFields,
  placementProblems,
  settingProblems,
} from './office-fields.ts';
import { fields, problems } from './fields.ts';
import { money } from './admin-money.ts';
import { sessions } from './sessions.ts';
import { shell } from './shell.ts';

export const texts: AreaTexts['admin'] = {
  shell,
  forms,
  problems: { ...problems, ...batchProblems, ...contentProblems, ...placementProblems, ...settingProblems },
  fields: { ...fields, ...officeFields },
  admin,
  inbox,
  money,
  sessions,
};
