import { type Refused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { FamilyUploadsContext } from './context.ts';
import { findUpload, ownerOf } from './find-upload.ts';
import { eraseUploads } from './remove-upload.ts';
import { lockUploads, markOwnVoice, selectOwnVoice } from './upload-store.ts';

/**
 * Keeps a recording that nothing uses yet as what a child said of the words of its lesson; what was kept of the same lesson before
 * is deleted (rule R363).
 */
export const keepOwnVoice = async (
  { database, files, clock }: Pick<FamilyUploadsContext, 'database' | 'files' | 'clock'>,
  familyId: OwnFamilyId,
  id: string,
): Promise<object | Refused<'not_found' | 'task_file_unusable'>> => {
  const found = await findUpload(database.db, async () => familyId, id);
  if (!found) return refuse('not_found');
  const { childId, masterCourseId } = found.row;
  return database.transaction(async (tx) => {
    await lockAnyChild(tx, childId);
    const [row] = await lockUploads(tx, [id]);
    // Withdrawn meanwhile, with the consent to keep it.
    if (!row) return refuse('not_found');
    if (row.state !== 'ready' || row.kind !== 'sound' || row.usedAt !== null)
      return refuse('task_file_unusable');
    await eraseUploads(tx, files, ownerOf({ familyId }), await selectOwnVoice(tx, childId, masterCourseId));
    await markOwnVoice(tx, id, clock.now());
    return {};
  });
};
