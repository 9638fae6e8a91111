import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { isRecordingOfChild } from '../../domain/courses/family-upload.ts';
import { findAnyChild, lockAnyChild } from '../families/known-children.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Files } from '../providers/files/files.ts';
import type { FamilyUploadsContext } from './context.ts';
import { findUpload, ownerOf } from './find-upload.ts';
import { type UploadRow, deleteUpload, lockUploads, selectUploadsOf } from './upload-store.ts';

/** Removes what a family sent, arrived or not. */
export const removeUpload = async (
  { database, files }: Pick<FamilyUploadsContext, 'database' | 'files'>,
  familyId: OwnFamilyId,
  id: string,
): Promise<object | Refused<'not_found'>> => {
  const found = await findUpload(database.db, async () => familyId, id);
  if (!found) return refuse('not_found');
  await database.transaction(async (tx) => {
    // The child before its upload, as whoever sends or takes back a task does. What was converted meanwhile has a file since.
    await lockAnyChild(tx, found.row.childId);
    await eraseUploads(tx, files, found.owner, await lockUploads(tx, [id]));
  });
  return {};
};

/** Deletes the sounds and videos of a child whose parent does not allow any more that they are kept (rule R186). */
export const deleteRecordings = async (
  tx: Tx,
  files: Pick<Files, 'remove' | 'resumable'>,
  childId: number,
): Promise<void> => {
  const child = await findAnyChild(tx, childId);
  if (!child) return;
  const rows = await selectUploadsOf(tx, [childId]);
  const recordings = rows.filter(({ kind }) => kind !== null && isRecordingOfChild(kind));
  await eraseUploads(tx, files, ownerOf(child), recordings);
};

/** Deletes all that was sent of the children of a family, in whatever state. */
export const deleteUploadsOf = async (
  tx: Tx,
  files: Pick<Files, 'remove' | 'resumable'>,
  { familyId, childIds }: { familyId: number; childIds: readonly number[] },
): Promise<void> => eraseUploads(tx, files, ownerOf({ familyId }), await selectUploadsOf(tx, childIds));

/** Files before the rows that name them: what fails here is done again with the next try, and no file is left that nobody knows of. */
export const eraseUploads = async (
  tx: Tx,
  files: Pick<Files, 'remove' | 'resumable'>,
  owner: string,
  rows: readonly Pick<UploadRow, 'uploadId' | 'fileKey'>[],
): Promise<void> => {
  for (const { uploadId, fileKey } of rows) {
    await files.resumable('families').remove(owner, uploadId);
    if (fileKey !== null) await files.remove(fileKey);
    await deleteUpload(tx, uploadId);
  }
};
