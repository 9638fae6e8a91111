import { forms } from '../../../domain/placement/items.ts';
import { apiQuery } from '../../app/screen.ts';

export const partsQuery = apiQuery('GET /placement-questions');

/** A form of the test, or `intro` for what introduces a part in both. */
export type PartForm = (typeof forms)[number] | 'intro';

/** The form that an address names; addresses are written in small letters. */
export const formNamed = (text: string | undefined): PartForm | null =>
  [...forms, 'intro' as const].find((form) => form.toLowerCase() === text) ?? null;

export const partQuery = (form: PartForm, part: number) =>
  apiQuery('GET /placement-questions/{form}/{part}', { params: { form, part } });
