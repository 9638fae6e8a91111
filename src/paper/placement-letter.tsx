import { firstGrade } from '../domain/enrolment/grade.ts';
import { testLength } from '../domain/placement/test-window.ts';
import { formatsOf } from '../i18n/formats.ts';
import type { Language } from '../i18n/language.ts';
import { type Greeted, type Sender, printLetter, wordsIn } from './print-letter.tsx';

export interface PlacementLetter extends Greeted {
  url: string;
  child: string;
  /** until when the test may be started, an ISO instant */
  until: string;
  /** whether no other reminder follows */
  isLast?: boolean;
}

/** A reminder that a child's placement test has not been started. */
export const placementLetter = (language: Language, data: PlacementLetter, sender: Sender) => {
  const letter = wordsIn(language, sender).placementReminder;
  const until = formatsOf(language).moment(new Date(data.until));
  return printLetter(language, sender, data, {
    subject: data.isLast ? letter.lastSubject(data.child) : letter.subject(data.child),
    body: [
      letter.body(data.child, until),
      letter.test(testLength / 60_000),
      letter.otherwise(data.child, firstGrade),
    ],
    button: letter.button,
    url: data.url,
    footnote: letter.footnote,
  });
};
