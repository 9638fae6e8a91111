import { type BatchCalendar, endDateOf, yearIsOver } from '../calendar/batch-year.ts';
import {
  type CalendarDate,
  addDays,
  compareDates,
  dayInJakarta,
  startOfDay,
} from '../values/calendar-date.ts';
import { type PartOfYear, type RightToPart, type TestWeek, testWeek } from './parts-of-year.ts';

/** How long a written test runs from its start, in milliseconds: 40 minutes (rule R205). */
export const writtenTestLength = 40 * 60 * 1000;

/** Most days from today to the last one on which a test that was opened once more may be begun (rule R208). */
export const mostDaysOpenedAgain = 14;

/** How many days a test that was published late stays open, the first one included (rule R233). */
const daysOfLateTest = 7;

/**
 * The days on which the written test of a part may be begun in a batch: its own week, and where the test was published in it or after
 * it, seven days from the day on which it was, within its year (rule R233).
 * @param publishedAt when it was published first; null: it was there before
 */
export function writtenWeek(calendar: BatchCalendar, part: PartOfYear, publishedAt: Date | null): TestWeek {
  const week = testWeek(calendar, part);
  if (publishedAt === null || publishedAt < week.from) return week;
  const day = dayInJakarta(publishedAt);
  if (yearIsOver(calendar.startDate, day)) return week;
  const [seventh, yearEnds] = [addDays(day, daysOfLateTest - 1), endDateOf(calendar.startDate)];
  const lastDay = compareDates(seventh, yearEnds) > 0 ? yearEnds : seventh;
  return { ...week, lastDay, until: startOfDay(addDays(lastDay, 1)) };
}

/** For how many days before a test's week staff are warned that nothing of it is published (rule R286). */
const daysOfWarning = 14;

/** Whether the written test of a part is needed in a batch: its week begins within two weeks, or has begun (rule R286). */
export function isNeededSoon(calendar: BatchCalendar, part: PartOfYear, today: CalendarDate): boolean {
  return compareDates(testWeek(calendar, part).firstDay, addDays(today, daysOfWarning)) <= 0;
}

/** What decides whether a child may take the written test of a part. */
export interface WrittenFacts {
  readonly right: RightToPart;
  /** whether staff have published a test of the child's grade and part */
  readonly isPublished: boolean;
  readonly week: TestWeek;
  /** up to which day it was opened for the child once more; null: it was not */
  readonly openedUntil: CalendarDate | null;
  /** whether its family has the report of the part */
  readonly isReported: boolean;
  /** the child's test; null until it was begun, or entered from paper */
  readonly test: { readonly finishedAt: Date | null; readonly markedAt: Date | null } | null;
}

/** How a child stands beside the written test of a part. */
export type WrittenState =
  | 'no_test'
  | 'closed'
  | 'early'
  | 'open'
  | 'missed'
  | 'reported'
  | 'running'
  | 'to_mark'
  | 'marked';

const stateOfTest = ({ finishedAt, markedAt }: NonNullable<WrittenFacts['test']>): WrittenState => {
  if (finishedAt === null) return 'running';
  return markedAt === null ? 'to_mark' : 'marked';
};

/**
 * How a child stands beside the written test of a part at `now`: it may be begun in the part's own week, Monday to Sunday, later where
 * it was published late, or up to the day to which it was opened once more (rules R205, R208, R233). What was not begun before the
 * report of its part is published is never open after it (rule R327).
 */
export function writtenState(facts: WrittenFacts, now: Date): WrittenState {
  const { right, isPublished, week, openedUntil, isReported, test } = facts;
  if (test) return stateOfTest(test);
  if (right !== 'open') return 'closed';
  if (isReported) return 'reported';
  if (!isPublished) return 'no_test';
  if (now < week.from) return 'early';
  const isOpenedAgain = openedUntil !== null && compareDates(dayInJakarta(now), openedUntil) <= 0;
  return now < week.until || isOpenedAgain ? 'open' : 'missed';
}

/** The last day on which a test may be begun: that of its week, or the day to which it was opened once more, the later one. */
export const mayBeBegunUntil = ({
  week,
  openedUntil,
}: Pick<WrittenFacts, 'week' | 'openedUntil'>): CalendarDate =>
  openedUntil !== null && compareDates(week.lastDay, openedUntil) < 0 ? openedUntil : week.lastDay;

/** Why a child's test of a part is closed by the family's bills. */
type ClosedByBills = 'written_test_not_in_package' | 'written_test_unpaid';

const closedBy = (right: RightToPart): ClosedByBills =>
  right === 'not_in_package' ? 'written_test_not_in_package' : 'written_test_unpaid';

/** Why a test cannot be begun; null when it can, also when it runs already and goes on (rule R205). */
export function writtenStartRefusal(
  facts: WrittenFacts,
  now: Date,
):
  | ClosedByBills
  | 'written_test_missing'
  | 'written_test_early'
  | 'written_test_late'
  | 'written_test_done'
  | null {
  const state = writtenState(facts, now);
  if (state === 'closed') return closedBy(facts.right);
  const refusals = {
    no_test: 'written_test_missing',
    early: 'written_test_early',
    open: null,
    missed: 'written_test_late',
    reported: 'written_test_late',
    running: null,
    to_mark: 'written_test_done',
    marked: 'written_test_done',
  } as const;
  return refusals[state];
}

/** Why a test cannot be opened once more for a child: only one that was missed, once, and before its report (rules R208, R327). */
export function openAgainRefusal(
  facts: WrittenFacts,
  now: Date,
):
  | ClosedByBills
  | 'written_test_missing'
  | 'written_test_week_to_come'
  | 'written_test_done'
  | 'written_test_opened_before'
  | 'written_test_reported'
  | null {
  const state = writtenState(facts, now);
  if (state === 'closed') return closedBy(facts.right);
  if (facts.test) return 'written_test_done';
  if (state === 'reported') return 'written_test_reported';
  if (facts.openedUntil !== null) return 'written_test_opened_before';
  if (state === 'no_test') return 'written_test_missing';
  return state === 'missed' ? null : 'written_test_week_to_come';
}

/** Whether a day may be the last one of a test that is opened once more: from today to 14 days ahead (rule R208). */
export const mayOpenUntil = (until: CalendarDate, today: CalendarDate): boolean =>
  compareDates(today, until) <= 0 && compareDates(until, addDays(today, mostDaysOpenedAgain)) <= 0;

/** Why a sheet cannot be entered for a child: paper takes the place of the test at home, from its week on (rule R207). */
export function paperRefusal(
  { right, week, test }: WrittenFacts,
  now: Date,
): ClosedByBills | 'written_test_early' | 'written_test_done' | null {
  if (test) return 'written_test_done';
  if (right !== 'open') return closedBy(right);
  return now < week.from ? 'written_test_early' : null;
}

/** Whether a sheet can have been written on a day: from the first day of the test's week to today (rule R207). */
export const mayHaveBeenWritten = (day: CalendarDate, week: TestWeek, today: CalendarDate): boolean =>
  compareDates(week.firstDay, day) <= 0 && compareDates(day, today) <= 0;
