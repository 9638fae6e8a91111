import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { FamilyUploadKind } from '../../domain/courses/family-upload.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { familyUploads } from './tables.ts';

export type UploadRow = typeof familyUploads.$inferSelect;

const { uploadId, childId, masterCourseId, state, createdAt, usedAt } = familyUploads;

export const insertUpload = (tx: Tx, row: typeof familyUploads.$inferInsert): Promise<UploadRow> =>
  onlyRow(tx.insert(familyUploads).values(row).returning(), 'the insert of an upload returned no row');

/** An upload of any family: whoever asks says within which families it may lie. */
export const selectUpload = (db: Database, id: string): Promise<UploadRow | null> =>
  firstRow(db.select().from(familyUploads).where(eq(uploadId, id)));

/** All uploads of some children, in whatever state, the oldest first. */
export const selectUploadsOf = (db: Database, childIds: readonly number[]): Promise<UploadRow[]> =>
  db.select().from(familyUploads).where(isAnyOf(childId, childIds)).orderBy(asc(createdAt), asc(uploadId));

/** How many uploads of some children nothing uses yet, in whatever state. */
export const countUnused = (db: Database, childIds: readonly number[]): Promise<number> =>
  db.$count(familyUploads, and(isAnyOf(childId, childIds), isNull(usedAt)));

/** Always in one order, so that two who lock the same do not wait for each other. */
export const lockUploads = async (tx: Tx, ids: readonly string[]): Promise<UploadRow[]> =>
  ids.length === 0
    ? []
    : tx.select().from(familyUploads).where(inArray(uploadId, ids)).orderBy(asc(uploadId)).for('update');

/** What is kept of a child's own voice, of this lesson. */
export const selectOwnVoice = (tx: Tx, ofChild: number, courseId: number): Promise<UploadRow[]> =>
  tx
    .select()
    .from(familyUploads)
    .where(and(eq(childId, ofChild), eq(masterCourseId, courseId), eq(familyUploads.isOwnVoice, true)));

export const markOwnVoice = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.update(familyUploads).set({ usedAt: at, isOwnVoice: true }).where(eq(uploadId, id));
};

export const selectReadyOf = (db: Database, ofChild: number): Promise<UploadRow[]> =>
  db
    .select()
    .from(familyUploads)
    .where(and(eq(childId, ofChild), eq(state, 'ready')))
    .orderBy(desc(createdAt), asc(uploadId));

/** What has arrived and waits to be converted, the oldest first. */
export const selectArrived = (db: Database): Promise<UploadRow[]> =>
  db.select().from(familyUploads).where(eq(state, 'converting')).orderBy(asc(createdAt), asc(uploadId));

export const selectUnready = (db: Database): Promise<UploadRow[]> =>
  db.select().from(familyUploads).where(ne(state, 'ready'));

export const setKind = async (tx: Tx, id: string, kind: FamilyUploadKind): Promise<void> => {
  await tx.update(familyUploads).set({ kind }).where(eq(uploadId, id));
};

/** @returns null when the upload is not in the state `from` any more */
export const setState = (
  tx: Tx,
  id: string,
  from: UploadRow['state'],
  to: Partial<Pick<UploadRow, 'state' | 'kind' | 'fileKey' | 'size' | 'seconds'>>,
): Promise<UploadRow | null> =>
  firstRow(
    tx
      .update(familyUploads)
      .set(to)
      .where(and(eq(uploadId, id), eq(state, from)))
      .returning(),
  );

export const deleteUpload = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(familyUploads).where(eq(uploadId, id));
};

/** Not one that has become ready meanwhile. */
export const deleteUnready = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(familyUploads).where(and(eq(uploadId, id), ne(state, 'ready')));
};
