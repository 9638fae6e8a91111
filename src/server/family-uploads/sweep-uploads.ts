import { findAnyChild } from '../families/known-children.ts';
import type { FamilyUploadsContext } from './context.ts';
import { ownerOf } from './find-upload.ts';
import { deleteUnready, selectUnready } from './upload-store.ts';

/**
 * Deletes what families began to send and did not end within a day of the last byte, and what was not taken of it (rule R185).
 * @param wallNow by the wall clock, as the files of the disk have it
 */
export const sweepFamilyUploads = async (
  { database, files }: Pick<FamilyUploadsContext, 'database' | 'files'>,
  wallNow: Date,
): Promise<void> => {
  const uploads = files.resumable('families');
  await uploads.sweep(wallNow);
  for (const { uploadId, childId } of await selectUnready(database.db)) {
    const child = await findAnyChild(database.db, childId);
    if (child && (await uploads.find(ownerOf(child), uploadId))) continue;
    await database.transaction((tx) => deleteUnready(tx, uploadId));
  }
};
