import type { AcademicYear } from '../../../../contract/objects.ts';
import { mayBeBirthdate } from '../../../../domain/accounts/birthdate.ts';
import { suitsAge } from '../../../../domain/accounts/target-age.ts';
import { batchToJoin, comingIntake } from '../../../../domain/calendar/intakes.ts';
import { yearHasBegun } from '../../../../domain/calendar/batch-year.ts';
import { type ClassAdvice, classAdvice } from '../../../../domain/enrolment/class-advice.ts';
import {
  type CalendarDate,
  calendarDate,
  parseCalendarDate,
} from '../../../../domain/values/calendar-date.ts';

/** When a child could start: in a batch that takes registrations, or in the intake that comes by the school's habit. */
export type Start =
  | {
      readonly batch: number;
      readonly startDate: CalendarDate;
      readonly registration: { readonly from: CalendarDate; readonly to: CalendarDate };
      readonly underWay: boolean;
    }
  | { readonly batch: null; readonly registrationMonth: CalendarDate; readonly startMonth: CalendarDate };

/** What a family hears about its child's class, or what is wrong with the birthdate. */
export type ClassAnswer =
  | { readonly birthdate: string; readonly problem: 'required' | 'invalid' }
  | {
      readonly birthdate: CalendarDate;
      readonly problem: null;
      readonly advice: ClassAdvice;
      readonly suits: 'too_young' | 'yes' | 'too_old';
      readonly start: Start;
    };

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

/** Judges a birthdate as the school would on its days of payment. `open` are the batches that take registrations. */
export const classAnswer = (
  typed: string,
  { open, today }: { open: readonly AcademicYear[]; today: CalendarDate },
): ClassAnswer => {
  const given = typed.trim();
  if (given === '') return { birthdate: '', problem: 'required' };
  const birthdate = parseCalendarDate(given);
  // Shown again for mending, so not longer than a day is.
  if (birthdate === null || !mayBeBirthdate(birthdate, today))
    return { birthdate: given.slice(0, 10), problem: 'invalid' };
  const { start, paymentDays } = nextStart(open, today);
  return {
    birthdate,
    problem: null,
    advice: classAdvice(birthdate, paymentDays),
    suits: suitsAge(birthdate, paymentDays.from),
    start,
  };
};
