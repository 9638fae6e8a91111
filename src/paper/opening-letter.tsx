import { calendarDate } from '../domain/values/calendar-date.ts';
import { longDate } from '../i18n/dates.ts';
import type { Language } from '../i18n/language.ts';
import type { LinkLetter } from './link-letter.tsx';
import { type Sender, printLetter, wordsIn } from './print-letter.tsx';

export interface OpeningLetter extends LinkLetter {
  batch: number;
  /** two days of it */
  begins: string;
  lastDay: string;
}

/** The one mail to an address on the waiting list: a batch takes registrations. */
export const openingLetter = (
  language: Language,
  { batch, begins, lastDay, url, ...greeted }: OpeningLetter,
  sender: Sender,
) => {
  const { body, ...words } = wordsIn(language, sender).waitingOpen;
  const dayOf = (day: string) => longDate(language, calendarDate(day));
  return printLetter(language, sender, greeted, {
    ...words,
    body: [body(batch, dayOf(begins), dayOf(lastDay))],
    url,
  });
};
