import type { Bill } from '../../domain/billing/bills.ts';
import type { Term } from '../../domain/billing/terms.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import type { Rupiah } from '../../domain/values/money.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertEnrolment, replaceUnpaidEnrolments } from './enrolment-store.ts';
import { type KnownBill, type KnownEnrolment, knownEnrolment } from './enrolments-of.ts';

/** A year as a family chose it. */
export interface ChosenYear {
  childId: number;
  batch: Batch;
  purpose: KnownEnrolment['purpose'];
  grade: Grade;
  term: Term;
  courier: Courier;
  deliveryAmount: Rupiah;
  deliveryProvince: string;
  deliveryCity: string;
  bills: readonly Bill[];
  /** all that stands of the child's years, read by the transaction that has locked the child */
  former: readonly KnownEnrolment[];
}

/**
 * Enrols a child for a year, inactive until its first bill is paid. It takes the place of what the family chose before
 * and never paid.
 * @returns the enrolment and its first bill
 */
export const makeEnrolment = async (
  tx: Tx,
  { batch, bills, former, ...chosen }: ChosenYear,
  now: Date,
): Promise<{ enrolment: KnownEnrolment; bill: KnownBill }> => {
  if (former.some(({ settledAt }) => settledAt === null))
    await replaceUnpaidEnrolments(tx, chosen.childId, now);
  const { academicYearId } = batch;
  const made = await insertEnrolment(tx, { ...chosen, academicYearId, createdAt: now }, bills);
  const enrolment = knownEnrolment({ ...made, batch });
  const [bill] = enrolment.bills;
  if (!bill) throw new Error('an enrolment was made without bills');
  return { enrolment, bill };
};
