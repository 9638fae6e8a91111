import { and, desc, eq, sql } from 'drizzle-orm';
import { type AuditEntry, type AuditQuery, MOST_PEOPLE } from '../../contract/audit.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { listStaff } from '../accounts/staff-names.ts';
import type { Database } from '../platform/db/database.ts';
import { objectKey, pageOfEntries, selectDeleted } from './audit-store.ts';
import { auditLog } from './tables.ts';

/** A page of what staff changed, newest first. The log only grows, so it is never answered whole. */
export const listChanges = async (
  db: Database,
  { size = DEFAULT_PAGE_SIZE, ...query }: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> => {
  const { rows, ...counted } = await pageOfEntries(db, { ...query, size });
  const deleted = await selectDeleted(db, rows);
  const entries = rows.map(({ logId, at, userId, byName, kind, objectId, objectName, ...change }) => ({
    log_id: logId,
    at: at.toISOString(),
    by: { user_id: userId, name: byName },
    kind,
    object_id: objectId,
    object_name: objectName,
    action: change.action,
    deleted: deleted.has(objectKey({ kind, objectId })),
    before: change.before,
    after: change.after,
  }));
  return { entries, ...counted };
};

/** Whose changes can be asked for. */
export const listPeople = async (db: Database): Promise<AuditEntry['by'][]> =>
  (await listStaff(db, MOST_PEOPLE)).map(({ userId, firstName, lastName }) => ({
    user_id: userId,
    name: fullName(firstName, lastName),
  }));

/** The name of whoever changed each of these objects last, by its id in the log. */
export const lastPeople = async (
  db: Database,
  ofKind: AuditEntry['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { kind, objectId, byName, at, logId } = auditLog;
  const asked = sql`unnest(${sql.param(ids)}::text[]) as asked (id)`;
  const newest = db
    .select({ byName })
    .from(auditLog)
    .where(and(eq(kind, ofKind), eq(objectId, sql`asked.id`)))
    .orderBy(desc(at), desc(logId))
    .limit(1)
    .as('newest');
  const rows = await db
    .select({ id: sql<string>`asked.id`, byName: newest.byName })
    .from(asked)
    .innerJoinLateral(newest, sql`true`);
  return new Map(rows.map((row) => [row.id, row.byName]));
};
