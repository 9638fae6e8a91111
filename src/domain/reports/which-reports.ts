import { type PartOfYear, type RightToPart, partsOfYear, testWeek } from '../assessment/parts-of-year.ts';
import type { BatchCalendar } from '../calendar/batch-year.ts';
import { type CalendarDate, compareDates, dayInJakarta } from '../values/calendar-date.ts';
import { type Ladder, reportSkills } from './ladder.ts';
import type { SentenceGroup } from './sentences.ts';

/** The instant from which the reports of a part are due: the end of the week of its tests (rule R212). */
export const reportsDueAt = (calendar: BatchCalendar, part: PartOfYear): Date =>
  testWeek(calendar, part).until;

/** The parts of some batches whose reports are due at `now`, a row a batch and part (rule R212). */
export const partsDue = <Batch extends BatchCalendar>(
  batches: readonly Batch[],
  now: Date,
): (Batch & { readonly part: PartOfYear })[] =>
  batches.flatMap((batch) =>
    partsOfYear.filter((part) => now >= reportsDueAt(batch, part)).map((part) => ({ ...batch, part })),
  );

interface InALine {
  /** an ISO instant */
  readonly due_at: string;
  readonly is_due: boolean;
  readonly children: number;
  readonly published: number;
}

/** Of groups and parts those whose reports are due and not all published, the oldest first (rule R228). */
export const dueFirst = <One extends InALine>(all: readonly One[]): One[] =>
  all
    .filter(({ is_due: isDue, published, children }) => isDue && published < children)
    .toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at));

/** When reports are due that are not due yet; null: there are none (rule R228). */
export const nextDueAt = (all: readonly InALine[]): string | null =>
  all
    .filter(({ is_due: isDue }) => !isDue)
    .map(({ due_at: at }) => at)
    .toSorted()[0] ?? null;

interface YearAndPart {
  readonly calendar: BatchCalendar;
  readonly part: PartOfYear;
  readonly right: RightToPart;
  /** the day on which the child left; null: it has not */
  readonly leftOn: CalendarDate | null;
}

/** Whether a year has the report of a part: its right is open, and of a child that has left the report was due by that day (rule R313). */
export const hasReport = ({ calendar, part, right, leftOn }: YearAndPart): boolean =>
  right === 'open' &&
  (leftOn === null || compareDates(dayInJakarta(reportsDueAt(calendar, part)), leftOn) <= 0);

/**
 * Why the report of a part is not to be written of a child, or null: it comes after the week of the part's tests, and belongs to the bill
 * that the tests belong to (rules R212 and R313).
 */
export function whyNoReport(given: YearAndPart, now: Date): 'report_not_open' | 'report_not_due' | null {
  if (!hasReport(given)) return 'report_not_open';
  return now < reportsDueAt(given.calendar, given.part) ? 'report_not_due' : null;
}

/** What a report is made of, as far as its being complete goes. */
export interface Written {
  readonly ladder: Ladder;
  readonly remarks: readonly { readonly group: SentenceGroup }[];
  readonly nextSteps: readonly unknown[];
}

/**
 * Whether a report may be handed over: a step for each skill, a sentence on what the child does well, and a next step. Its own words
 * may be left out (rule R212).
 */
export const isComplete = ({ ladder, remarks, nextSteps }: Written): boolean =>
  reportSkills.every((skill) => ladder[skill] !== null) &&
  remarks.some(({ group }) => group === 'strengths') &&
  nextSteps.length > 0;
