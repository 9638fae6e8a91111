import { inArray } from 'drizzle-orm';
import type { Tx } from '../platform/db/database.ts';
import type { Files } from '../providers/files/files.ts';
import { ownerOf } from './find-upload.ts';
import { eraseUploads } from './remove-upload.ts';
import { type UploadRow, lockUploads } from './upload-store.ts';
import { familyUploads } from './tables.ts';

/** What another noun that is to use an upload has to know of it. */
export type OfferedUpload = Pick<UploadRow, 'uploadId' | 'childId' | 'masterCourseId' | 'state' | 'usedAt'>;

/** Some uploads, of whatever family, locked until the transaction ends; those that are not there are left out. */
export const lockOffered = (tx: Tx, uploadIds: readonly string[]): Promise<OfferedUpload[]> =>
  lockUploads(tx, uploadIds);

/** Says that these uploads are used now: they are none of those any more of which a family may have five. */
export const useUploads = async (tx: Tx, ids: readonly string[], at: Date): Promise<void> => {
  await tx.update(familyUploads).set({ usedAt: at }).where(inArray(familyUploads.uploadId, ids));
};

/** Removes uploads of a family that nothing uses any more, with their files. */
export const removeUnused = async (
  tx: Tx,
  files: Pick<Files, 'remove' | 'resumable'>,
  familyId: number,
  uploadIds: readonly string[],
): Promise<void> => eraseUploads(tx, files, ownerOf({ familyId }), await lockUploads(tx, uploadIds));
