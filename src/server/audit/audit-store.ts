import { type SQL, and, desc, eq, getTableColumns, gte, inArray, lte } from 'drizzle-orm';
import { type AuditQuery, MOST_ENTRIES } from '../../contract/audit.ts';
import { calendarDate, endOfDay, startOfDay } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { countUpTo, pagedUpTo } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { auditLog } from './tables.ts';

type NewEntry = Omit<typeof auditLog.$inferInsert, 'logId' | 'byName' | 'searchText'>;

/** Adds an entry, with the name that who did it has now, and that of the program's token which did it in that name. */
export const insertEntry = async (tx: Tx, entry: NewEntry, token?: string): Promise<void> => {
  const staff = staffNames(tx);
  const [by] = await tx.select().from(staff).where(eq(staff.userId, entry.userId));
  if (!by) throw new Error('a change by an account that is not there');
  const person = fullName(by.firstName, by.lastName);
  await tx
    .insert(auditLog)
    .values({ ...entry, byName: token === undefined ? person : `${person} (${token})` });
};

/** The newest first, of those that match; the newest `MOST_ENTRIES` alone, because the log is never shortened. */
export const pageOfEntries = (
  db: Database,
  { q, kind, id, by, from, to, ...page }: AuditQuery & { size: number },
) => {
  const { objectId, userId, logId, at, searchText } = auditLog;
  const found = and(
    holdsWords(searchText, q),
    kind && eq(auditLog.kind, kind),
    id === '' ? undefined : eq(objectId, id),
    by === undefined ? undefined : eq(userId, by),
    from ? gte(at, startOfDay(calendarDate(from))) : undefined,
    to ? lte(at, endOfDay(calendarDate(to))) : undefined,
  );
  const { searchText: _searchText, ...columns } = getTableColumns(auditLog);
  return pagedUpTo(MOST_ENTRIES, page, countUpTo(db, MOST_ENTRIES, auditLog, found), (total: SQL<number>) =>
    db
      .select({ ...columns, total })
      .from(auditLog)
      .where(found)
      .orderBy(desc(at), desc(logId))
      .$dynamic(),
  );
};

type ObjectOfEntry = Pick<typeof auditLog.$inferSelect, 'kind' | 'objectId'>;

/** One name for an object of any kind. */
export const objectKey = ({ kind, objectId }: ObjectOfEntry): string => `${kind} ${objectId}`;

/** Which of these objects were deleted, by their keys. */
export const selectDeleted = async (
  db: Database,
  objects: readonly ObjectOfEntry[],
): Promise<ReadonlySet<string>> => {
  if (objects.length === 0) return new Set();
  const { kind, objectId, action } = auditLog;
  const named = (column: 'kind' | 'objectId') => [...new Set(objects.map((object) => object[column]))];
  const rows = await db
    .select({ kind, objectId })
    .from(auditLog)
    .where(
      and(
        inArray(kind, named('kind') as ObjectOfEntry['kind'][]),
        inArray(objectId, named('objectId')),
        eq(action, 'delete'),
      ),
    );
  return new Set(rows.map(objectKey));
};
