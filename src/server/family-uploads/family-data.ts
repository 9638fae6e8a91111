import type { Database, Tx } from '../platform/db/database.ts';
import { countForCourse, selectUploadsOf } from './upload-store.ts';

/** What was sent of these children, with the files of what is ready. */
export const heldUploads = (db: Database, childIds: readonly number[]) => selectUploadsOf(db, childIds);

/** How many files of families are for a lesson. */
export const countForLesson = (tx: Tx, courseId: number): Promise<number> => countForCourse(tx, courseId);
