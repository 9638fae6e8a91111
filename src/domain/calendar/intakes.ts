import {
  type CalendarDate,
  addDays,
  addMonths,
  calendarDate,
  compareDates,
} from '../values/calendar-date.ts';
import { yearIsOver } from './batch-year.ts';

/** A month in which the school takes registrations, and the month in which those classes start. */
export interface Intake {
  /** the first and the last day of the month of registration */
  readonly registration: { readonly from: CalendarDate; readonly to: CalendarDate };
  /** the first day of the month in whose second week classes start */
  readonly startMonth: CalendarDate;
}

/** July for August, December for January (rule R30). */
const registrationMonths = [7, 12] as const;

/** An intake of any year: its months by their numbers, 1 to 12. */
export interface IntakeMonths {
  readonly register: number;
  readonly start: number;
}

const monthsOf = (register: number): IntakeMonths => ({ register, start: (register % 12) + 1 });

/** The two intakes of every year, in their order. */
export const intakes: readonly [IntakeMonths, IntakeMonths] = [
  monthsOf(registrationMonths[0]),
  monthsOf(registrationMonths[1]),
];

const monthOf = (date: CalendarDate) => Number(date.slice(5, 7));
const firstOfMonth = (date: CalendarDate) => calendarDate(`${date.slice(0, 8)}01`);

/** Whether a batch starts in one of the two intakes; others are extra ones. */
export const startsInIntake = (startDate: CalendarDate): boolean =>
  intakes.some(({ start }) => start === monthOf(startDate));

/**
 * The current or next month of registration by the school's two intakes, for when no batch is open. The month of `today`
 * counts.
 */
export function comingIntake(today: CalendarDate): Intake {
  const months = Array.from({ length: 12 }, (_, ahead) => addMonths(firstOfMonth(today), ahead));
  const from = months.find((month) => intakes.some(({ register }) => register === monthOf(month)));
  if (from === undefined) throw new Error('every year has a month of registration');
  const startMonth = addMonths(from, 1);
  return { registration: { from, to: addDays(startMonth, -1) }, startMonth };
}

/**
 * The batch a new family joins, of those that take registrations on `today`: the first that has not begun yet, else
 * the one under way that has begun last; null when there is none.
 */
export function batchToJoin<Batch extends { readonly startDate: CalendarDate }>(
  open: readonly Batch[],
  today: CalendarDate,
): Batch | null {
  const byStart = open
    .filter(({ startDate }) => !yearIsOver(startDate, today))
    .toSorted((a, b) => compareDates(a.startDate, b.startDate));
  return byStart.find(({ startDate }) => compareDates(startDate, today) >= 0) ?? byStart.at(-1) ?? null;
}
