import { type SQL, and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { AuditQuery } from '../../contract/audit.ts';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { pageUncounted, paged } from '../platform/db/paged.ts';
import { auditLog } from './tables.ts';

export const insertEntry = async (
  tx: Tx,
  entry: Omit<typeof auditLog.$inferInsert, 'logId'>,
): Promise<void> => {
  await tx.insert(auditLog).values(entry);
};

/**
 * The newest first, of one object, of one kind or all, with the name of who did it. They are counted only of one object or one
 * account: the log is never shortened, and a count of all reads all.
 */
export const pageOfEntries = (db: Database, { kind, id, by, ...page }: AuditQuery & { size: number }) => {
  const staff = staffNames(db);
  const { objectId, userId, logId } = auditLog;
  const found = and(
    kind && eq(auditLog.kind, kind),
    id === '' ? undefined : eq(objectId, id),
    by === undefined ? undefined : eq(userId, by),
  );
  const select = (total: SQL<number | null>) =>
    db
      .select({
        ...getTableColumns(auditLog),
        firstName: staff.firstName,
        lastName: staff.lastName,
        total,
      })
      .from(auditLog)
      .innerJoin(staff, eq(staff.userId, userId))
      .where(found)
      .orderBy(desc(logId))
      .$dynamic();
  return id === '' && by === undefined
    ? pageUncounted(page, select)
    : paged(page, db.$count(auditLog, found), select);
};
