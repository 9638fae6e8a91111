import type * as en from '../en/family-session-names.ts';
import type { Translated } from '../language.ts';

/** What families call the five kinds of sessions, by the number of their type; apart, because parents load no text of the office. */
export const familySessionNames: Translated<typeof en.familySessionNames> = {
  0: 'Video sambutan',
  1: 'Kelas langsung',
  2: 'Video',
  3: 'Tes Lisan',
  4: 'Tes Tertulis',
};
