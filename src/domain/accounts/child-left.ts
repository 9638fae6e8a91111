import { type CalendarDate, addDays, compareDates } from '../values/calendar-date.ts';

/** For so many days staff may take back a child that has left (rule R291). */
const daysToComeBack = 30;

/** The last day on which a child may be taken back that left on `leftOn` (rule R291). */
export const mayComeBackUntil = (leftOn: CalendarDate): CalendarDate => addDays(leftOn, daysToComeBack);

/** Whether a child that left on `leftOn` may be taken back on `today`; null: it has not left (rule R291). */
export const mayComeBack = (leftOn: CalendarDate | null, today: CalendarDate): boolean =>
  leftOn !== null && compareDates(today, mayComeBackUntil(leftOn)) <= 0;
