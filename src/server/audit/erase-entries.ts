import { and, inArray, or } from 'drizzle-orm';
import type { AuditedKind } from '../../contract/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import { eq } from 'drizzle-orm';
import { auditLog } from './tables.ts';

/** What of the log is about somebody: objects of a kind by their ids. */
export type ErasedObjects = Partial<Record<AuditedKind, readonly (number | string)[]>>;

/** Who changed these objects, and when, stays in the log; what they were called and what was changed does not. */
export const eraseEntries = async (tx: Tx, objects: ErasedObjects): Promise<void> => {
  const about = Object.entries(objects)
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) =>
      and(eq(auditLog.kind, kind as AuditedKind), inArray(auditLog.objectId, ids.map(String))),
    );
  if (about.length === 0) return;
  await tx
    .update(auditLog)
    .set({ objectName: '', before: {}, after: {} })
    .where(or(...about));
};
