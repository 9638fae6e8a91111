import type { Texts } from '../texts.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { children } from './children.ts';
import { classroom } from './classroom.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { fields, problems } from './refusals.ts';
import { shell } from './shell.ts';

export const texts: Texts = {
  accounts,
  admin,
  children,
  classroom,
  profile,
  purchase,
  shell,
  problems,
  fields,
};
