import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { children } from './children.ts';
import { classroom } from './classroom.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { fields, problems } from './refusals.ts';
import { shell } from './shell.ts';

/** The texts of the hydrated pages: one chunk, loaded for the visitor's language alone. */
export const texts = { accounts, admin, children, classroom, profile, purchase, shell, problems, fields };
