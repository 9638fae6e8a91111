import type { AuditEntry, AuditQuery } from '../../contract/audit.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import type { Database } from '../platform/db/database.ts';
import { pageOfEntries } from './audit-store.ts';

/** A page of what staff changed, newest first. The log only grows, so it is never answered whole. */
export const listChanges = async (
  db: Database,
  { size = DEFAULT_PAGE_SIZE, ...query }: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> => {
  const { rows, ...counted } = await pageOfEntries(db, { ...query, size });
  const entries = rows.map(({ logId, at, userId, byName, kind, objectId, objectName, ...change }) => ({
    log_id: logId,
    at: at.toISOString(),
    by: { user_id: userId, name: byName },
    kind,
    object_id: objectId,
    object_name: objectName,
    action: change.action,
    before: change.before,
    after: change.after,
  }));
  return { entries, ...counted };
};
