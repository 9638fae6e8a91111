import { type CalendarDate, compareDates } from '../values/calendar-date.ts';
import { type BatchCalendar } from './batch-year.ts';
import { type HolidayRefusal, holidaysRefusal } from './holiday-weeks.ts';

/** When families may register for a batch: from the first day to the last, both included, while it is active. */
export interface Registration {
  readonly isActive: boolean;
  readonly startRegistration: CalendarDate;
  readonly endRegistration: CalendarDate;
}

/** Whether the batch takes registrations on `today` (rule R29). */
export const registrationOpen = (batch: Registration, today: CalendarDate): boolean =>
  batch.isActive &&
  compareDates(batch.startRegistration, today) <= 0 &&
  compareDates(today, batch.endRegistration) <= 0;

/** Why registration dates do not fit their batch. */
export type RegistrationDatesRefusal =
  | 'registration_starts_after_batch'
  | 'registration_ends_before_it_starts';

/**
 * Whether registration dates fit a batch, on creation as on change (rule R29): it begins on the start date at
 * the latest and does not end before it begins. It may end after the start date. Null when they fit.
 */
export function registrationDatesRefusal(
  startDate: CalendarDate,
  dates: Pick<Registration, 'startRegistration' | 'endRegistration'>,
): RegistrationDatesRefusal | null {
  if (compareDates(dates.startRegistration, startDate) > 0) return 'registration_starts_after_batch';
  return compareDates(dates.endRegistration, dates.startRegistration) < 0
    ? 'registration_ends_before_it_starts'
    : null;
}

/** Why a batch cannot be created. */
export type BatchRefusal = 'start_date_past' | RegistrationDatesRefusal | HolidayRefusal;

/** Whether a batch may be created on `today`: its start date is today at the earliest; null when it may. */
export const batchCreationRefusal = (
  batch: BatchCalendar & Pick<Registration, 'startRegistration' | 'endRegistration'>,
  today: CalendarDate,
): BatchRefusal | null =>
  compareDates(batch.startDate, today) < 0
    ? 'start_date_past'
    : (registrationDatesRefusal(batch.startDate, batch) ?? holidaysRefusal(batch));
