import * as z from 'zod/mini';
import { BatchCreation } from '../../../contract/calendar.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';
import { registrationDatesRefusal } from '../../../domain/calendar/registration.ts';
import { type CalendarDate, compareDates, parseCalendarDate } from '../../../domain/values/calendar-date.ts';

export interface BatchDates {
  startDate: string;
  startRegistrationDate: string;
  endRegistrationDate: string;
}

/** What is wrong with registration dates beside their batch; null while a date is missing. */
const registrationProblem = (dates: BatchDates) => {
  const start = parseCalendarDate(dates.startDate);
  const startRegistration = parseCalendarDate(dates.startRegistrationDate);
  if (!start || !startRegistration) return null;
  // Without its last day, only the first one can be wrong.
  const endRegistration = parseCalendarDate(dates.endRegistrationDate) ?? startRegistration;
  return registrationDatesRefusal(start, { startRegistration, endRegistration });
};

const rule = (path: keyof BatchDates, error: FieldProblem, holds: (dates: BatchDates) => boolean) =>
  z.refine<BatchDates>(holds, { error, path: [path], when: () => true });

const startsAfterBatch = 'registration_starts_after_batch';
const endsBeforeItStarts = 'registration_ends_before_it_starts';

const registrationRules = [
  rule('startRegistrationDate', startsAfterBatch, (dates) => registrationProblem(dates) !== startsAfterBatch),
  rule(
    'endRegistrationDate',
    endsBeforeItStarts,
    (dates) => registrationProblem(dates) !== endsBeforeItStarts,
  ),
] as const;

/** A new batch as the form asks for it: what the contract asks, and what the server asks besides on this day. */
export const newBatchForm = (today: CalendarDate) => {
  const notPast = ({ startDate }: BatchDates) => {
    const start = parseCalendarDate(startDate);
    return !start || compareDates(start, today) >= 0;
  };
  return BatchCreation.check(rule('startDate', 'start_date_past', notPast), ...registrationRules);
};

/** A batch that is there: its start date stands, for the rules alone. */
export const changedBatchForm = BatchCreation.check(...registrationRules);
