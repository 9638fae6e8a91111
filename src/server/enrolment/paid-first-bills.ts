import type { Database } from '../platform/db/database.ts';
import { selectPaidFirst } from './enrolment-store.ts';

/**
 * Which of these enrolments have their first bill PAID, each with the order id of the payment that paid it: not those
 * whose payment the gateway took back.
 */
export const paidFirstBills = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> =>
  new Map((await selectPaidFirst(db, enrolmentIds)).map(({ enrolmentId, paidBy }) => [enrolmentId, paidBy]));
