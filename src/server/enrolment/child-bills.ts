import type { Billing } from '../../contract/payment-objects.ts';
import { withBillsShown } from '../../domain/access/bills-shown.ts';
import { childAccess } from '../../domain/access/child-access.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { EnrolmentContext } from './context.ts';
import type { KnownEnrolment } from './enrolments-of.ts';
import { presentBill, presentBills } from './present-bill.ts';

/** A child's bills that the caller is shown with where their money is, by year, the newest first; of one year alone when it is named. */
export const childBills = async (
  { database, clock, moneyOfBills }: Pick<EnrolmentContext, 'database' | 'clock' | 'moneyOfBills'>,
  scope: FamilyScope,
  enrolments: readonly KnownEnrolment[],
  academicYearId?: number,
): Promise<Billing[]> => {
  const today = dayInJakarta(clock.now());
  const shown = withBillsShown(enrolments, scope, today);
  const years = shown
    .filter((one) => academicYearId === undefined || one.academicYearId === academicYearId)
    .toSorted((a, b) => compareDates(b.startDate, a.startDate));
  const money = await moneyOfBills(
    database.db,
    years.flatMap(({ bills }) => bills),
  );
  return years
    .flatMap((one) => presentBills(one, today))
    .map((bill) => ({ ...bill, money: money.get(bill.billing_id) ?? null }));
};

/** Whether a child may watch and join today, and the bill that decides it. */
export const billingStatus = (
  { clock }: Pick<EnrolmentContext, 'clock'>,
  enrolments: readonly KnownEnrolment[],
): { billing_status: boolean; billing: Billing | null } => {
  const today = dayInJakarta(clock.now());
  const { hasAccess, decidedBy } = childAccess(enrolments, today);
  const deciding = enrolments.find(({ bills }) => bills.some((bill) => bill === decidedBy));
  return {
    billing_status: hasAccess,
    billing: deciding && decidedBy ? presentBill(deciding, decidedBy, today) : null,
  };
};
