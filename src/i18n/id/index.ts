import type { Texts } from '../texts.ts';
import { accounts } from './accounts.ts';
import { fields, problems } from './refusals.ts';
import { shell } from './shell.ts';

export const texts: Texts = { accounts, shell, problems, fields };
