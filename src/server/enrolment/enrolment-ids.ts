import type { Database } from '../platform/db/database.ts';
import { selectReplaced } from './enrolment-store.ts';

/** The enrolments of these children that the family has replaced by another choice. */
export const replacedEnrolments = (db: Database, childIds: readonly number[]): Promise<number[]> =>
  selectReplaced(db, childIds);
