import type { Database } from '../platform/db/database.ts';
import { selectPaidFirst } from './enrolment-store.ts';

/** Which of these enrolments have their first bill PAID: not those whose payment the gateway took back. */
export const paidFirstBills = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlySet<number>> => new Set(await selectPaidFirst(db, enrolmentIds));
