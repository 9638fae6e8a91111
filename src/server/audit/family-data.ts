import { type SQL, and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { AuditedKind } from '../../contract/audit.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { auditLog } from './tables.ts';

/** What of the log is about somebody: objects of a kind by their ids. */
export type ErasedObjects = Partial<Record<AuditedKind, readonly (number | string)[]>>;

const about = (objects: ErasedObjects): SQL | undefined => {
  const kinds = Object.entries(objects)
    .filter(([, ids]) => ids.length > 0)
    .map(([kind, ids]) =>
      and(eq(auditLog.kind, kind as AuditedKind), inArray(auditLog.objectId, ids.map(String))),
    );
  return kinds.length === 0 ? undefined : or(...kinds);
};

/** What was done for the account of a family, in facts that tell nothing of a person. */
const acts = ['activated', 'closed', 'activation_mailed_at', 'reset_link_until', 'max_children'];

const actsIn = (facts: typeof auditLog.before | typeof auditLog.after) => {
  const names = sql.join(
    acts.map((name) => sql`${name}`),
    sql`, `,
  );
  return sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${facts}) where key in (${names}))`;
};

/**
 * Who changed these objects, and when, stays in the log, and that a family's account was activated, closed or opened again; what the
 * objects were called and what else was changed does not.
 */
export const eraseEntries = async (tx: Tx, objects: ErasedObjects): Promise<void> => {
  const found = about(objects);
  if (found)
    await tx
      .update(auditLog)
      .set({ objectName: '', before: actsIn(auditLog.before), after: actsIn(auditLog.after) })
      .where(found);
};

/** The orders that the log knows by the names of these children, also those that are deleted. */
export const loggedOrders = async (tx: Tx, names: readonly string[]): Promise<number[]> => {
  const { kind, objectId, objectName } = auditLog;
  const rows = await tx
    .selectDistinct({ id: objectId })
    .from(auditLog)
    .where(and(eq(kind, 'order'), inArray(objectName, [...names])));
  return rows.map(({ id }) => Number(id));
};

/** The performances that the log knows to show these children, also those that are deleted. */
export const loggedPerformances = async (tx: Tx, childIds: readonly number[]): Promise<number[]> => {
  const { kind, objectId, before, after } = auditLog;
  const ids = childIds.map(String);
  const shows = (facts: typeof before | typeof after) => inArray(sql`${facts} ->> 'child_id'`, ids);
  const rows = await tx
    .selectDistinct({ id: objectId })
    .from(auditLog)
    .where(and(eq(kind, 'performance'), or(shows(before), shows(after))));
  return rows.map(({ id }) => Number(id));
};

/** The addresses that staff have corrected for a family, as the log has them, and when: whoever has one since is somebody else. */
export const formerAddresses = async (
  db: Database,
  familyId: number,
): Promise<{ email: string; until: Date }[]> => {
  const { at, kind, objectId, before } = auditLog;
  const rows = await db
    .select({ email: sql<string | null>`${before} ->> 'email'`, until: at })
    .from(auditLog)
    .where(and(eq(kind, 'family'), eq(objectId, String(familyId))));
  return rows.flatMap(({ email, until }) => (email === null ? [] : [{ email, until }]));
};

/** What staff changed of these objects, without who did it: that is another adult. */
export const heldEntries = async (db: Database, objects: ErasedObjects) => {
  const { at, kind, objectId, action, before, after } = auditLog;
  const found = about(objects);
  if (!found) return [];
  return db
    .select({ at, kind, objectId, action, before, after })
    .from(auditLog)
    .where(found)
    .orderBy(asc(auditLog.logId));
};

/** Which group of live classes staff have moved these children to, and when, without who did it; what only the log keeps. */
export const loggedMoves = async (db: Database, childIds: readonly number[]) => {
  const { at, kind, before, after, logId } = auditLog;
  const childId = sql<number>`(${after} ->> 'child_id')::int`;
  const group = (facts: typeof before | typeof after) => sql<number | null>`(${facts} ->> 'group')::int`;
  return db
    .select({
      at,
      childId,
      batch: sql<number>`(${after} ->> 'batch')::int`,
      from: group(before),
      to: group(after),
    })
    .from(auditLog)
    .where(and(eq(kind, 'live_group'), inArray(sql`${after} ->> 'child_id'`, childIds.map(String))))
    .orderBy(asc(logId));
};
