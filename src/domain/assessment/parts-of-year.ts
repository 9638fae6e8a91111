import { billState, countsAsPaid } from '../billing/bill-state.ts';
import type { Bill } from '../billing/bills.ts';
import { billOfTest } from '../billing/packages.ts';
import type { Term } from '../billing/terms.ts';
import type { BatchCalendar } from '../calendar/batch-year.ts';
import { firstDayOfTeachingWeek, teachingWeeks } from '../calendar/teaching-weeks.ts';
import { type Unit, isUnit, teachingWeekOf } from '../calendar/unit-and-week.ts';
import { unitsBetweenTests } from '../courses/class-rules.ts';
import { type CalendarDate, addDays, startOfDay } from '../values/calendar-date.ts';

/** The parts of a year, each of three units, after which a written and an oral test stand with a report (rule R200). */
export const partsOfYear = [1, 2, 3] as const;
export type PartOfYear = (typeof partsOfYear)[number];

/** Whether a number is a part of the year. */
export const isPartOfYear = (number: number): number is PartOfYear =>
  (partsOfYear as readonly number[]).includes(number);

const unitNumber = (number: number): Unit => {
  if (!isUnit(number)) throw new RangeError(`not a unit: ${number}`);
  return number;
};

/** The unit after which a part is tested: 3, 6 or 9. */
export const lastUnitOf = (part: PartOfYear): Unit => unitNumber(part * unitsBetweenTests);

/** The first unit of a part: 1, 4 or 7. */
export const firstUnitOf = (part: PartOfYear): Unit => unitNumber((part - 1) * unitsBetweenTests + 1);

/** The week of a part's tests: the fourth of its last unit, which is no holiday week (rule R200). */
export interface TestWeek {
  /** a Monday */
  readonly firstDay: CalendarDate;
  /** the Sunday after it */
  readonly lastDay: CalendarDate;
  readonly from: Date;
  /** the instant at which it is over */
  readonly until: Date;
}

/** The week of a part's tests in a batch. All days are WIB. */
export function testWeek(calendar: BatchCalendar, part: PartOfYear): TestWeek {
  const firstDay = firstDayOfTeachingWeek(teachingWeeks(calendar), teachingWeekOf(lastUnitOf(part), 4));
  return {
    firstDay,
    lastDay: addDays(firstDay, 6),
    from: startOfDay(firstDay),
    until: startOfDay(addDays(firstDay, 7)),
  };
}

/** A year of a child in the package that was bought for it. */
export interface PackagedBills {
  readonly term: Term;
  readonly bills: readonly Bill[];
}

/** What a family's package says of the tests and the report of a part. */
export type RightToPart = 'open' | 'not_in_package' | 'bill_unpaid' | 'bill_skipped';

/**
 * Whether the tests and the report of a part are open to a child on `today`: while the bill to which they belong is paid,
 * whenever their week falls (rules R110 and R200).
 */
export function rightToPart(
  { term, bills }: PackagedBills,
  part: PartOfYear,
  today: CalendarDate,
): RightToPart {
  const number = billOfTest(term, lastUnitOf(part));
  if (number === null) return 'not_in_package';
  const bill = bills.find(({ sequence }) => sequence === number);
  if (bill === undefined) return 'bill_unpaid';
  if (countsAsPaid(bill, today)) return 'open';
  return billState(bill, today) === 'SKIPPED' ? 'bill_skipped' : 'bill_unpaid';
}

/** Which bill of how many the tests and the report of a part belong to; null where the package has none of them (rules R110 and R200). */
export function billOfPart(
  { term, bills }: PackagedBills,
  part: PartOfYear,
): { readonly number: number; readonly of: number } | null {
  const number = billOfTest(term, lastUnitOf(part));
  return number === null ? null : { number, of: bills.length };
}
