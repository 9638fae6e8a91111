import { accounts } from './accounts.ts';
import { fields, problems } from './refusals.ts';
import { shell } from './shell.ts';

/** The texts of the hydrated pages: one chunk, loaded for the visitor's language alone. */
export const texts = { accounts, shell, problems, fields };
