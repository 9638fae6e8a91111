import type { AcademicYear } from '../../../../contract/objects.ts';
import { mayBeBirthdate } from '../../../../domain/accounts/birthdate.ts';
import { suitsAge } from '../../../../domain/accounts/target-age.ts';
import { type ClassAdvice, classAdvice } from '../../../../domain/enrolment/class-advice.ts';
import type { CalendarDate } from '../../../../domain/values/calendar-date.ts';
import { readTypedDate } from '../../../../domain/values/typed-date.ts';
import type { BirthdateProblem } from './class-kind.ts';
import { nextStart } from './next-start.ts';

/** What a family hears about its child's class, or what is wrong with the birthdate. */
export type ClassAnswer = { readonly problem: BirthdateProblem } | FoundClass;

export interface FoundClass {
  readonly problem: null;
  readonly advice: ClassAdvice;
  readonly suits: 'too_young' | 'yes' | 'too_old';
}

/** Judges a birthdate as the school would on its days of payment. `open` are the batches that take registrations. */
export const classAnswer = (
  typed: string,
  { open, today }: { open: readonly AcademicYear[]; today: CalendarDate },
): ClassAnswer => {
  const given = typed.trim();
  if (given === '') return { problem: 'required' };
  const birthdate = readTypedDate(given);
  if (birthdate === null) return { problem: 'invalid_date' };
  if (!mayBeBirthdate(birthdate, today)) return { problem: 'invalid' };
  const { paymentDays } = nextStart(open, today);
  return {
    problem: null,
    advice: classAdvice(birthdate, paymentDays),
    suits: suitsAge(birthdate, paymentDays.from),
  };
};
