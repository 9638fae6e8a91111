import { desc, eq, gte, min, sql } from 'drizzle-orm';
import { MOST_KIT_ENTRIES } from '../../contract/shipping.ts';
import type { KitMovements } from '../../domain/shipping/kit-stock.ts';
import { staffNames } from '../accounts/staff-names.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { kitEntries, orders } from './tables.ts';

type NewEntry = Omit<typeof kitEntries.$inferInsert, 'entryId'>;

export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<number> => {
  const [row] = await tx.insert(kitEntries).values(entry).returning({ entryId: kitEntries.entryId });
  if (!row) throw new Error('an entry of the stock was not inserted');
  return row.entryId;
};

const sumOf = (kind: NewEntry['kind']) =>
  sql<number>`coalesce(sum(${kitEntries.count}) filter (where ${kitEntries.kind} = ${kind}), 0)::int`;

/** All that moved since kits were written down first, and what the owner set last; null: nothing was written down yet. */
export const kitMovements = async (
  db: Database,
): Promise<{ moved: KitMovements | null; waiting: number; warnBelow: number }> => {
  const kept = db
    .select({ since: min(kitEntries.enteredAt).as('since') })
    .from(kitEntries)
    .where(sql`${kitEntries.kind} <> 'warn_below'`);
  const [row] = await db
    .select({
      isKept: sql<boolean>`exists (select from ${kitEntries} where ${kitEntries.kind} <> 'warn_below')`,
      received: sumOf('received'),
      corrected: sumOf('corrected'),
      warnBelow: sql<number>`coalesce((array_agg(${kitEntries.count} order by ${kitEntries.entryId} desc) filter (where ${kitEntries.kind} = 'warn_below'))[1], 0)`,
      sent: db.$count(orders, gte(orders.shippedAt, sql`(${kept})`)),
      waiting: db.$count(orders, eq(orders.status, 'unshipped')),
    })
    .from(kitEntries);
  if (!row) throw new Error('a count without a row');
  const { isKept, received, corrected, sent, waiting, warnBelow } = row;
  return { moved: isKept ? { received, corrected, sent } : null, waiting, warnBelow };
};

/** The newest entries with the names of who made them. */
export const newestEntries = (db: Database) => {
  const staff = staffNames(db);
  return db
    .select({ entry: kitEntries, firstName: staff.firstName, lastName: staff.lastName })
    .from(kitEntries)
    .innerJoin(staff, eq(staff.userId, kitEntries.enteredBy))
    .orderBy(desc(kitEntries.entryId))
    .limit(MOST_KIT_ENTRIES);
};
