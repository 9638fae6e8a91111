import type { AcademicYear } from '../../../../contract/objects.ts';
import { yearHasBegun } from '../../../../domain/calendar/batch-year.ts';
import { batchToJoin, comingIntake } from '../../../../domain/calendar/intakes.ts';
import { type CalendarDate, calendarDate } from '../../../../domain/values/calendar-date.ts';

/** When a child could start: in a batch that takes registrations, or in the intake that comes by the school's habit. */
export type Start =
  | {
      readonly batch: number;
      readonly startDate: CalendarDate;
      readonly registration: { readonly from: CalendarDate; readonly to: CalendarDate };
      readonly underWay: boolean;
    }
  | { readonly batch: null; readonly registrationMonth: CalendarDate; readonly startMonth: CalendarDate };

const batchOf = (year: AcademicYear) => ({
  batch: year.batch,
  startDate: calendarDate(year.start_date),
  registration: {
    from: calendarDate(year.start_registration),
    to: calendarDate(year.end_registration),
  },
});

/** The next start, and the days on which a first payment for it can arrive. */
export const nextStart = (open: readonly AcademicYear[], today: CalendarDate) => {
  const batch = batchToJoin(open.map(batchOf), today);
  if (batch === null) {
    const { registration, startMonth } = comingIntake(today);
    const start: Start = { batch: null, registrationMonth: registration.from, startMonth };
    return { start, paymentDays: registration };
  }
  const start: Start = { ...batch, underWay: yearHasBegun(batch.startDate, today) };
  return { start, paymentDays: { from: today, to: batch.registration.to } };
};
