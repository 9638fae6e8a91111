import { and, asc, eq } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { familyUploads } from './tables.ts';

/** A recording that a family sent of a child, and that is still there. */
export interface ReadySound {
  readonly uploadId: string;
  readonly childId: number;
  readonly seconds: number | null;
  readonly createdAt: Date;
}

/** What these children were recorded saying, the oldest first: one query. */
export const readySounds = (db: Database, childIds: readonly number[]): Promise<ReadySound[]> =>
  db
    .select({
      uploadId: familyUploads.uploadId,
      childId: familyUploads.childId,
      seconds: familyUploads.seconds,
      createdAt: familyUploads.createdAt,
    })
    .from(familyUploads)
    .where(
      and(
        isAnyOf(familyUploads.childId, childIds),
        eq(familyUploads.kind, 'sound'),
        eq(familyUploads.state, 'ready'),
      ),
    )
    .orderBy(asc(familyUploads.createdAt), asc(familyUploads.uploadId));
