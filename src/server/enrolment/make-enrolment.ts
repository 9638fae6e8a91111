import type { Bill } from '../../domain/billing/bills.ts';
import type { Term } from '../../domain/billing/terms.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import type { Rupiah } from '../../domain/values/money.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertEnrolments, replaceUnpaidEnrolments } from './enrolment-store.ts';
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
  const [made] = await insertEnrolments(tx, [[{ ...chosen, academicYearId, createdAt: now }, bills]]);
  const enrolment = made && knownEnrolment({ ...made, batch });
  const bill = enrolment?.bills[0];
  if (!bill) throw new Error('an enrolment was made without bills');
  return { enrolment, bill };
};

/** Enrols children that have no year here yet, each for one whose first bills were paid elsewhere: active at once. */
export const makePaidEnrolments = async (
  tx: Tx,
  years: readonly (Omit<ChosenYear, 'former'> & { settledAt: Date })[],
  now: Date,
): Promise<KnownEnrolment[]> => {
  const batchOf = new Map(years.map(({ childId, batch }) => [childId, batch]));
  const made = await insertEnrolments(
    tx,
    years.map(({ batch, bills, ...chosen }) => [
      { ...chosen, academicYearId: batch.academicYearId, createdAt: now },
      bills,
    ]),
  );
  return made.flatMap((one) => {
    const batch = batchOf.get(one.row.childId);
    return batch ? [knownEnrolment({ ...one, batch })] : [];
  });
};
