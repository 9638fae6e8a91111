import type { Bill } from '../../domain/billing/bills.ts';
import type { Term } from '../../domain/billing/terms.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import type { Rupiah } from '../../domain/values/money.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertEnrolment, replaceUnpaidEnrolments } from './enrolment-store.ts';
import { type KnownBill, type KnownEnrolment, enrolmentsOfChild } from './enrolments-of.ts';

/** A year as a family chose it. */
export interface ChosenYear {
  childId: number;
  academicYearId: number;
  purpose: KnownEnrolment['purpose'];
  grade: Grade;
  term: Term;
  courier: Courier;
  deliveryAmount: Rupiah;
  deliveryProvince: string;
  deliveryCity: string;
}

/**
 * Enrols a child for a year, inactive until its first bill is paid. It takes the place of what the family chose before
 * and never paid.
 * @returns the enrolment and its first bill
 */
export const makeEnrolment = async (
  tx: Tx,
  chosen: ChosenYear,
  bills: readonly Bill[],
  now: Date,
): Promise<{ enrolment: KnownEnrolment; bill: KnownBill }> => {
  await replaceUnpaidEnrolments(tx, chosen.childId, now);
  const enrolmentId = await insertEnrolment(tx, { ...chosen, createdAt: now }, bills);
  const enrolment = (await enrolmentsOfChild(tx, chosen.childId)).find(
    (one) => one.enrolmentId === enrolmentId,
  );
  const [bill] = enrolment?.bills ?? [];
  if (!enrolment || !bill) throw new Error('an enrolment was made without bills');
  return { enrolment, bill };
};
