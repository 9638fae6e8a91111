import { weeksOfUnit } from '../../domain/calendar/unit-and-week.ts';
import {
  feedbackDays,
  firstGradeWithNativeTeacher,
  maxInLiveClass,
} from '../../domain/courses/class-rules.ts';
import { packageExtras } from '../../domain/billing/packages.ts';
import { type Term, billsInYear } from '../../domain/billing/terms.ts';
import type { purchase } from '../../i18n/en/purchase.ts';
import type { Translated } from '../../i18n/language.ts';

/** What a package holds; `extra` is what the shorter intervals do not have. */
export interface PackageLine {
  readonly text: string;
  readonly extra: boolean;
}

type Words = Translated<(typeof purchase)['interval']>;

const base = (words: Words) => [
  words.live(weeksOfUnit.length, maxInLiveClass),
  words.videos,
  words.feedback(feedbackDays),
];

/**
 * What an interval includes, in the order in which it is shown: the base, its extras, the bonus.
 * @param given whether the year comes with study kit and course book, as a child's first does
 */
export const packageLines = (
  words: Words,
  term: Term,
  given: { kit: boolean } = { kit: true },
): readonly PackageLine[] => {
  const { tests, reports, certificate } = packageExtras[term];
  const isEach = billsInYear[term] > 1;
  const extras = [
    ...(tests > 0 ? [isEach ? words.testEach(term) : words.tests(tests)] : []),
    ...(reports > 0 ? [isEach ? words.reportEach(term) : words.reports(reports)] : []),
    ...(certificate ? [words.certificate] : []),
  ];
  return [
    ...[...base(words), ...(given.kit ? [words.kit] : [])].map((text) => ({ text, extra: false })),
    ...extras.map((text) => ({ text, extra: true })),
    { text: words.bonus(firstGradeWithNativeTeacher), extra: false },
  ];
};

/** What an interval lacks that the whole year has. */
export const missingLines = (words: Words, term: Term): readonly string[] => {
  const { tests, reports, certificate } = packageExtras[term];
  return [
    ...(tests > 0 ? [] : [words.noTests]),
    ...(reports > 0 ? [] : [words.noReports]),
    ...(certificate ? [] : [words.noCertificate]),
  ];
};
