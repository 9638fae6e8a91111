import { and, desc, eq, gte, min, ne, sql } from 'drizzle-orm';
import { MOST_KIT_ENTRIES } from '../../contract/shipping.ts';
import type { KitMovements } from '../../domain/shipping/kit-stock.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { staffNames } from '../accounts/staff-names.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import { kitsToSend } from './kits-to-send.ts';
import { kitEntries, orders } from './tables.ts';

type NewEntry = Omit<typeof kitEntries.$inferInsert, 'entryId'>;

export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<number> => {
  const [row] = await tx.insert(kitEntries).values(entry).returning({ entryId: kitEntries.entryId });
  if (!row) throw new Error('an entry of the stock was not inserted');
  return row.entryId;
};

const sumOf = (kind: NewEntry['kind']) =>
  sql<number>`coalesce(sum(${kitEntries.count}) filter (where ${kitEntries.kind} = ${kind}), 0)::int`;

/** When kits were written down first; null: never. */
const keptSince = (db: Database) =>
  sql`(${db
    .select({ since: min(kitEntries.enteredAt) })
    .from(kitEntries)
    .where(ne(kitEntries.kind, 'warn_below'))})`;

/** The orders that were shipped since kits are written down. */
const isCounted = (db: Database) => gte(orders.shippedAt, keptSince(db));

/**
 * Takes the sent ones of these years off those that came, before their orders are deleted: what is left stays the same (rule R294). Nobody
 * said this, so that no list shows it.
 */
export const settleSent = async (tx: Tx, enrolmentIds: readonly number[], now: Date): Promise<void> => {
  const sent = await tx.$count(orders, and(isAnyOf(orders.enrolmentId, enrolmentIds), isCounted(tx)));
  if (sent === 0) return;
  const entry = { kind: 'received', count: -sent, day: dayInJakarta(now), note: '' } as const;
  await insertEntry(tx, { ...entry, enteredBy: null, enteredAt: now });
};

const selectMovements = prepared('kit movements', (db) =>
  db
    .select({
      isKept: sql<boolean>`${keptSince(db)} is not null`,
      received: sumOf('received'),
      corrected: sumOf('corrected'),
      warnBelow: sql<number>`coalesce((array_agg(${kitEntries.count} order by ${kitEntries.entryId} desc) filter (where ${kitEntries.kind} = 'warn_below'))[1], 0)`,
      sent: db.$count(orders, isCounted(db)),
      waiting: kitsToSend(db).count,
    })
    .from(kitEntries),
);

/** All that moved since kits were written down first, and what the owner set last; null: nothing was written down yet. */
export const kitMovements = async (
  db: Database,
): Promise<{ moved: KitMovements | null; waiting: number; warnBelow: number }> => {
  const [row] = await selectMovements(db, {});
  if (!row) throw new Error('a count without a row');
  const { isKept, received, corrected, sent, waiting, warnBelow } = row;
  return { moved: isKept ? { received, corrected, sent } : null, waiting, warnBelow };
};

const selectNewest = prepared('newest kit entries', (db) => {
  const staff = staffNames(db);
  return db
    .select({ entry: kitEntries, firstName: staff.firstName, lastName: staff.lastName })
    .from(kitEntries)
    .innerJoin(staff, eq(staff.userId, kitEntries.enteredBy))
    .orderBy(desc(kitEntries.entryId))
    .limit(MOST_KIT_ENTRIES);
});

/** The newest entries with the names of who made them. */
export const newestEntries = (db: Database) => selectNewest(db, {});
