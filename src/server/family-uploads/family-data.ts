import { eq } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { selectUploadsOf } from './upload-store.ts';
import { familyUploads } from './tables.ts';

/** What was sent of these children, with the files of what is ready. */
export const heldUploads = (db: Database, childIds: readonly number[]) => selectUploadsOf(db, childIds);

/** How many files of families are for a lesson. */
export const countForLesson = (tx: Tx, courseId: number): Promise<number> =>
  tx.$count(familyUploads, eq(familyUploads.masterCourseId, courseId));
