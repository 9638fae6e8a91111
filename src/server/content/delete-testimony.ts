import { type Refused, refuse } from '../../contract/refusals.ts';
import { recordChange } from '../audit/record-change.ts';
import { replaceFile } from '../providers/files/files.ts';
import { auditedTestimony } from './add-testimony.ts';
import type { ContentContext } from './context.ts';
import { deleteTestimonyRow } from './testimony-store.ts';

/** Deletes a testimony with its picture. */
export const deleteTestimony = (
  { database, clock, files }: ContentContext,
  { by, id }: { by: number | null; id: string },
): Promise<object | Refused<'not_found'>> =>
  replaceFile(files, null, () =>
    database.transaction(async (tx) => {
      const deleted = await deleteTestimonyRow(tx, id);
      if (!deleted) return { result: refuse('not_found'), unused: null };
      const before = auditedTestimony(deleted);
      await recordChange(tx, {
        by,
        at: clock.now(),
        kind: 'testimony',
        objectId: id,
        name: deleted.sender,
        before,
        after: null,
      });
      return { result: {}, unused: deleted.imageKey };
    }),
  );
