import { type PartOfYear, billOfPart, rightToPart } from '../../domain/assessment/parts-of-year.ts';
import { type WrittenFacts, writtenWeek } from '../../domain/assessment/written-window.ts';
import { wasLeft } from '../../domain/enrolment/enrolments.ts';
import { type CalendarDate, calendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { KnownEnrolment } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import type { ReportsOfYears } from './context.ts';
import { type Published, publishedOf, selectPublished } from './content-store.ts';
import { type TestRow, selectOpenings, selectTests } from './written-test-store.ts';

/** What decides about the written test of a part for a child, and the test itself when there is one. */
export interface Beside {
  readonly facts: WrittenFacts;
  readonly test: TestRow | null;
  /** which bill it belongs to; null: the package has none */
  readonly bill: ReturnType<typeof billOfPart>;
  /** what a test that begins now shows; null: none is published */
  readonly published: Published | null;
}

/** How these years stand beside the written tests of their parts at `now`: at most four queries, however many they are. */
export const besideTests = async (
  publishedReports: ReportsOfYears,
  db: Database,
  years: readonly KnownEnrolment[],
  now: Date,
  knownPublished?: readonly Published[],
): Promise<(year: KnownEnrolment, part: PartOfYear) => Beside> => {
  const ids = years.map(({ enrolmentId }) => enrolmentId);
  const tests = await selectTests(db, ids);
  const openings = await selectOpenings(db, ids);
  const reports = await publishedReports(db, ids);
  const allPublished = knownPublished ?? (await selectPublished(db));
  return (year, part) => {
    const isIts = (one: { enrolmentId: number; part: number }) =>
      one.enrolmentId === year.enrolmentId && one.part === part;
    const opening = openings.find(isIts);
    const test = tests.find(isIts) ?? null;
    const published = publishedOf(allPublished, { grade: year.grade, part });
    const openedUntil: CalendarDate | null = opening ? calendarDate(opening.until) : null;
    const week = writtenWeek(year.batch, part, published?.firstAt ?? null);
    // Who left takes no test any more; what was taken stays.
    const right = wasLeft(year) ? 'bill_skipped' : rightToPart(year, part, dayInJakarta(now));
    return {
      bill: billOfPart(year, part),
      facts: {
        right,
        isPublished: published !== null,
        week,
        openedUntil,
        isReported: (reports.get(year.enrolmentId) ?? []).some((report) => report.part === part),
        test,
      },
      test,
      published,
    };
  };
};
