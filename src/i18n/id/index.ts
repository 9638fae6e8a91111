import type { Texts } from '../texts.ts';
import { fields, problems } from './refusals.ts';
import { shell } from './shell.ts';

export const texts: Texts = { shell, problems, fields };
