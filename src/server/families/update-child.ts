import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { isStale } from '../../domain/values/version.ts';
import { checkChangedNames } from '../accounts/changed-names.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import { type ChildRow, findChild, lockChild, updateChild } from './child-store.ts';
import type { FamiliesContext } from './context.ts';
import { type ChildDetails, checkBirthdate } from './register-child.ts';
import { showRow } from './show-child.ts';

/** Changes a child's personal details; `version` is the one that the change was made from. */
export const changeChildDetails = async (
  context: FamiliesContext,
  familyId: OwnFamilyId,
  childId: number,
  { version, ...details }: ChildDetails & { version?: number | undefined },
): Promise<ChildRow | Refused<'invalid_input' | 'not_found' | 'changed_meanwhile'>> => {
  const refused = checkBirthdate(context, details.birthdate);
  if (refused) return refused;
  return context.database.transaction(async (tx) => {
    const stored = await lockChild(tx, familyId, childId);
    if (!stored) return refuse('not_found');
    if (isStale(version, stored.version)) return refuseAsChanged({ childs: await showRow(context, stored) });
    const changes = {
      firstName: details.first_name,
      lastName: details.last_name,
      gender: details.gender,
      birthdate: details.birthdate,
    };
    const refusedNames = checkChangedNames(details, stored);
    if (refusedNames) return refusedNames;
    if (changes.firstName !== stored.firstName || changes.lastName !== stored.lastName)
      await context.noteOrderChanges(tx, { childId });
    return (await updateChild(tx, familyId, childId, changes)) ?? refuse('not_found');
  });
};

/** Sets a child's photo; the one it replaces is deleted once nothing points to it. */
export const changeChildPhoto = async (
  { database, files, keepPhoto }: FamiliesContext,
  familyId: OwnFamilyId,
  childId: number,
  photo: ReceivedFile,
): Promise<ChildRow | Refused<'wrong_kind_of_file' | 'not_found'>> => {
  if (!(await findChild(database.db, familyId, childId))) return refuse('not_found');
  const imageKey = await keepPhoto(photo, 'children');
  if (imageKey === null) return refuse('wrong_kind_of_file');
  return replaceFile(files, imageKey, () =>
    database.transaction(async (tx) => {
      const before = await lockChild(tx, familyId, childId);
      const updated = before && (await updateChild(tx, familyId, childId, { imageKey }));
      return updated
        ? { result: updated, unused: before.imageKey }
        : { result: refuse('not_found'), unused: imageKey };
    }),
  );
};
