import { firstGrade } from '../../../domain/enrolment/grade.ts';
import type { NextYearChoice } from '../../../domain/enrolment/grade.ts';
import type { PurchaseAddress } from '../pay/purchase-address.ts';

/** The grades of the year to buy, by what the family chooses; `next` is null where the child stays in the highest grade. */
export type YearGrades = Readonly<Record<NextYearChoice, number | null>>;

/**
 * @param present the child's grade, null before its first year
 * @param next the grade that the server names for the next year
 */
export const yearGrades = (present: number | null, next: number | null): YearGrades => ({
  stay: present,
  next: next === present ? null : next,
});

/** The grade to be paid for; null while it is not chosen. */
export const gradeToPay = (
  { purpose, nextOrStay }: Pick<PurchaseAddress, 'purpose' | 'nextOrStay'>,
  grades: YearGrades,
): number | null => {
  if (purpose === 'BUY_COURSE') return firstGrade;
  return nextOrStay === null ? null : grades[nextOrStay];
};
