import { type SQL, and, asc, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { ListQuery, Sorting } from '../../contract/list.ts';
import type { orderSorts } from '../../contract/shipping.ts';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import { byLetters } from '../platform/db/columns.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { isPaged, paged, pagedBy } from '../platform/db/paged.ts';
import { prepared } from '../platform/db/prepared.ts';
import { holdsWords } from '../platform/db/search.ts';
import { type Orders, sorted } from '../platform/db/sorted.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
type NewOrderRow = Omit<typeof orders.$inferInsert, 'orderId'>;

const isUnshipped = eq(orders.status, 'unshipped');

/** Where the enrolment has its order already, only that one's version changes: it may have been held until now. */
export const insertOrder = async (tx: Tx, order: NewOrderRow): Promise<void> => {
  await tx
    .insert(orders)
    .values(order)
    .onConflictDoUpdate({
      target: orders.enrolmentId,
      set: { version: sql`${orders.version} + 1` },
      setWhere: isUnshipped,
    });
};

export const deleteUnshipped = async (tx: Tx, enrolmentId: number): Promise<void> => {
  await tx.delete(orders).where(and(eq(orders.enrolmentId, enrolmentId), isUnshipped));
};

/** Whose orders: of a family or an enrolment those that are not shipped, of a child all. */
export type OrdersOf = { familyId: number } | { enrolmentId: number } | { childId: number };

/** Gives orders a new version because something changed that they show of another table. */
export const raiseVersions = async (tx: Tx, of: OrdersOf): Promise<void> => {
  // Locked in one order, or two of these that share orders could wait for each other.
  const found = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(ordersOf(of))
    .orderBy(asc(orders.orderId))
    .for('update');
  const ids = found.map(({ orderId }) => orderId);
  const version = sql`${orders.version} + 1`;
  if (ids.length > 0) await tx.update(orders).set({ version }).where(isAnyOf(orders.orderId, ids));
};

const ordersOf = (of: OrdersOf) => {
  if ('childId' in of) return eq(orders.childId, of.childId);
  const owner = 'familyId' in of ? eq(orders.familyId, of.familyId) : eq(orders.enrolmentId, of.enrolmentId);
  return and(owner, isUnshipped);
};

export const findOrder = (db: Database, orderId: number): Promise<OrderRow | null> =>
  firstRow(db.select().from(orders).where(eq(orders.orderId, orderId)));

/** The study kit of an enrolment; null while it was not paid for. */
export const orderOfEnrolment = (db: Database, enrolmentId: number): Promise<OrderRow | null> =>
  firstRow(db.select().from(orders).where(eq(orders.enrolmentId, enrolmentId)));

/** The orders with these numbers, as far as they exist. */
export const findOrdersById = (db: Database, orderIds: readonly number[]): Promise<OrderRow[]> =>
  db.select().from(orders).where(isAnyOf(orders.orderId, orderIds));

/** The orders of a family, the newest first. Ask with a family that the caller may see. */
export const ordersOfFamily = (db: Database, familyId: number): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.familyId, familyId)).orderBy(desc(orders.orderId));

/** An order, its row locked until the transaction ends. */
export const lockOrder = (tx: Tx, orderId: number): Promise<OrderRow | null> =>
  firstRow(tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update'));

export const updateOrder = (
  tx: Tx,
  orderId: number,
  changes: Pick<OrderRow, 'status' | 'shippedTo' | 'shippedAt' | 'courier' | 'resi'>,
): Promise<OrderRow> =>
  onlyRow(
    tx.update(orders).set(changes).where(eq(orders.orderId, orderId)).returning(),
    'a locked order was not there to be updated',
  );

/** What was shipped between two moments and was not taken back, in the order in which it left. */
export const ordersShipped = (
  db: Database,
  { from, until }: { from: Date; until: Date },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(gte(orders.shippedAt, from), lt(orders.shippedAt, until)))
    .orderBy(asc(orders.shippedAt), asc(orders.orderId));

/** The newest orders that hold the words of `q`. */
export const newestOrders = (db: Database, q: string, limit: number) =>
  db
    .select({ orderId: orders.orderId, childId: orders.childId, resi: orders.resi, status: orders.status })
    .from(orders)
    .where(holdsWords(orders.searchText, q))
    .orderBy(desc(orders.orderId))
    .limit(limit);

/** The newest orders whose tracking number is this one, in capital or small letters. */
export const ordersWithResi = (db: Database, resi: string, limit: number) => {
  const inCapitals = sql`upper(${orders.resi})`;
  return (
    db
      .select({ orderId: orders.orderId, childId: orders.childId, resi: orders.resi, status: orders.status })
      .from(orders)
      .where(eq(inCapitals, sql`upper(${resi})`))
      // By both columns of its index, so that no other one is walked through.
      .orderBy(desc(inCapitals), desc(orders.orderId))
      .limit(limit)
  );
};

export type OrderListQuery = ListQuery & Sorting<(typeof orderSorts)[number]>;

const inOrderOf: Orders<(typeof orderSorts)[number]> = {
  ordered: [orders.orderId],
  child_name: [byLetters(orders.childName), orders.orderId],
  status: [orders.status, orders.orderId],
  courier: [orders.courier, orders.orderId],
};

const selectOrders = (
  db: Database,
  found: SQL | undefined,
  sorting: Pick<OrderListQuery, 'sort' | 'direction'>,
  total: SQL<number | null>,
) =>
  db
    .select({ ...getTableColumns(orders), total })
    .from(orders)
    .where(found)
    .orderBy(...sorted(inOrderOf, sorting, { sort: 'ordered', direction: 'desc' }))
    .$dynamic();

/** The list as it is opened, whose best plan is always the same. */
const selectNewest = prepared('newest orders', (db) =>
  selectOrders(db, undefined, {}, db.$count(orders))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('skipped')),
);

/** The whole list by its numbers alone, narrowed and sorted as its pages are. */
export const numbersOfOrders = async (
  db: Database,
  status: DeliveryStatus | undefined,
  { q, ...sorting }: Omit<OrderListQuery, 'page' | 'size'>,
): Promise<number[]> => {
  const rows = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(status && eq(orders.status, status), holdsWords(orders.searchText, q)))
    .orderBy(...sorted(inOrderOf, sorting, { sort: 'ordered', direction: 'desc' }));
  return rows.map(({ orderId }) => orderId);
};

/** The newest first when nothing else is said, of one status or all, found by the words of `q` in what a child is found by and the tracking number. */
export const pageOfOrders = (
  db: Database,
  status: DeliveryStatus | undefined,
  { q, sort, direction, ...page }: OrderListQuery,
) => {
  const found = and(status && eq(orders.status, status), holdsWords(orders.searchText, q));
  const count = db.$count(orders, found);
  const isAsOpened = !found && sort === undefined && direction === undefined;
  if (isAsOpened && isPaged(page)) return pagedBy(page, count, (cut) => selectNewest(db, { ...cut }));
  return paged(page, count, (total) => selectOrders(db, found, { sort, direction }, total));
};
