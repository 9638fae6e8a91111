import type { Database } from '../platform/db/database.ts';
import { selectReplaced, selectSettled } from './enrolment-store.ts';

/** The enrolments of a child whose first bill was ever paid. */
export const settledEnrolments = (db: Database, childId: number): Promise<number[]> =>
  selectSettled(db, childId);

/** Those enrolments of these children that the family has replaced by another choice. */
export const replacedEnrolments = (db: Database, childIds: readonly number[]): Promise<number[]> =>
  selectReplaced(db, childIds);
