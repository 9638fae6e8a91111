import type * as en from '../en/session-names.ts';
import type { Translated } from '../language.ts';

/** What the office calls the five kinds of sessions, by the number of their type. */
export const sessionNames: Translated<typeof en.sessionNames> = {
  0: 'Video sambutan',
  1: 'Ulasan pertemuan Zoom',
  2: 'Unit mingguan',
  3: 'Tes Lisan',
  4: 'Tes Tertulis',
};
