import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { replaceFile } from '../providers/files/files.ts';
import { FACE_SIDE, type TestimonyDetails, auditedTestimony, testimonyValues } from './add-testimony.ts';
import type { ContentContext } from './context.ts';
import { presentTestimony } from './present-content.ts';
import { type TestimonyRow, findTestimony, lockTestimony, updateTestimonyRow } from './testimony-store.ts';

interface Change extends TestimonyDetails {
  id: string;
  /** the version that the change was made from */
  version?: number | undefined;
  /** the account of who changes it; null when no person does */
  by: number | null;
}
type Updated = TestimonyRow | Refused<'not_found' | 'changed_meanwhile'>;

/** Changes what somebody said of the school. Without a new picture it keeps its own; a replaced one is deleted. */
export const updateTestimony = async (
  context: ContentContext,
  change: Change,
  picture: Pick<ReceivedFile, 'path'> | undefined,
): Promise<Updated | Refused<'wrong_kind_of_file'>> => {
  if (!(await findTestimony(context.database.db, change.id))) return refuse('not_found');
  const added = picture ? await context.keepPicture(picture, 'testimonies', FACE_SIDE) : undefined;
  if (added === null) return refuse('wrong_kind_of_file');
  return replaceFile(context.files, added ?? null, () => replace(context, change, added));
};

const replace = (
  { database, clock }: ContentContext,
  { by, id, version, ...details }: Change,
  added: string | undefined,
): Promise<{ result: Updated; unused: string | null }> =>
  database.transaction(async (tx) => {
    const unused = added ?? null;
    const before = await lockTestimony(tx, id);
    if (!before) return { result: refuse('not_found'), unused };
    if (isStale(version, before.version))
      return { result: refuseAsChanged({ testimony: presentTestimony(before) }), unused };
    const result = await updateTestimonyRow(tx, id, {
      ...testimonyValues(details),
      ...(added && { imageKey: added }),
    });
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'testimony',
      objectId: id,
      name: result.sender,
      before: auditedTestimony(before),
      after: auditedTestimony(result),
    });
    return { result, unused: added ? before.imageKey : null };
  });
