import { childRoom } from './child-room.ts';
import { children } from './children.ts';
import { classroom } from './classroom.ts';
import { consents } from './consents.ts';
import { forms } from './forms.ts';
import { inbox } from './inbox.ts';
import { money } from './money.ts';
import { payments } from './payments.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { fields, problems } from './fields.ts';
import { sessions } from './sessions.ts';
import { accounts } from './sign-up.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';

/** All texts of the parents' area: one chunk, loaded for the visitor's language alone. */
export const texts = {
  shell,
  site,
  forms,
  problems,
  fields,
  accounts,
  childRoom,
  children,
  classroom,
  consents,
  inbox,
  money,
  payments,
  profile,
  purchase,
  sessions,
};
