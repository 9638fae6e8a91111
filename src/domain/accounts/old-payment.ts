import {
  type CalendarDate,
  addDays,
  addMonths,
  compareDates,
  dayInJakarta,
  startOfDay,
} from '../values/calendar-date.ts';
import { retentionTable } from './retention.ts';

/** When money moved for something that was paid, and whether some may still move. */
export interface PaidLongAgo {
  readonly moved: readonly Date[];
  readonly mayMove: boolean;
}

/** What happened before this instant lies further back than payments are kept at `now`. */
export const paymentsKeptSince = (now: Date): Date =>
  startOfDay(addDays(addMonths(dayInJakarta(now), -12 * retentionTable.oldPayments.for.years), 1));

/** Whether a year's payments go with their receipts: 10 years after money moved for it the last time (rule R182). */
export const paymentsGo = ({ moved, mayMove }: PaidLongAgo, today: CalendarDate): boolean =>
  !mayMove &&
  moved.every(
    (at) => compareDates(addMonths(dayInJakarta(at), 12 * retentionTable.oldPayments.for.years), today) <= 0,
  );
