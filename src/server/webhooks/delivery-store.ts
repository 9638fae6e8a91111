import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, lte, min, sql } from 'drizzle-orm';
import type { ListQuery } from '../../contract/list.ts';
import { retainedSince } from '../../domain/accounts/retention.ts';
import type { EventKind } from '../../domain/webhooks/webhook.ts';
import type { Database, OpenDatabase, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { firstRow } from '../platform/db/rows.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type NewDelivery = typeof webhookDeliveries.$inferInsert;
const deliveryColumns = getTableColumns(webhookDeliveries);
const { deliveryId, webhookId, nextTryAt } = webhookDeliveries;

/** Who wants to know of such an event. The rows are held, so that none of them goes before the event is written down for it. */
export const webhooksTold = async (tx: Tx, kind: EventKind): Promise<number[]> => {
  const rows = await tx
    .select({ id: webhooks.webhookId })
    .from(webhooks)
    .where(and(eq(webhooks.state, 'on'), sql`${webhooks.kinds} ? ${kind}`))
    .orderBy(asc(webhooks.webhookId))
    .for('key share');
  return rows.map(({ id }) => id);
};

export const insertDeliveries = async (tx: Tx, deliveries: readonly NewDelivery[]): Promise<DeliveryRow[]> =>
  tx
    .insert(webhookDeliveries)
    .values([...deliveries])
    .returning();

export const findDelivery = (db: Database, id: number): Promise<DeliveryRow | null> =>
  firstRow(db.select().from(webhookDeliveries).where(eq(deliveryId, id)));

export const updateDelivery = (
  db: Database,
  id: number,
  changes: Partial<NewDelivery>,
): Promise<DeliveryRow | null> =>
  firstRow(db.update(webhookDeliveries).set(changes).where(eq(deliveryId, id)).returning());

/** An event that was written down while its webhook was switched off waits, and is not sent. */
const isForOn = and(eq(webhooks.webhookId, webhookId), eq(webhooks.state, 'on'));

export const firstDue = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(nextTryAt) })
    .from(webhookDeliveries)
    .innerJoin(webhooks, isForOn)
    .where(isNotNull(nextTryAt));
  return row?.at ?? null;
};

/** Of which webhooks something is due. */
export const webhooksDue = (db: Database, now: Date) =>
  db
    .selectDistinct({ webhookId: webhooks.webhookId, url: webhooks.url, secret: webhooks.secret })
    .from(webhookDeliveries)
    .innerJoin(webhooks, isForOn)
    .where(lte(nextTryAt, now));

/** The first that are due for a webhook, or the one: until `until` nobody else sends them. One statement, and so a transaction of its own. */
export const leaseDue = async (
  db: Database,
  which: { webhookId: number; most: number } | { deliveryId: number },
  now: Date,
  until: Date,
): Promise<DeliveryRow[]> => {
  const due = db
    .select({ id: deliveryId })
    .from(webhookDeliveries)
    .where(
      and(
        'most' in which ? eq(webhookId, which.webhookId) : eq(deliveryId, which.deliveryId),
        lte(nextTryAt, now),
      ),
    )
    .orderBy(asc(nextTryAt), asc(deliveryId))
    .limit('most' in which ? which.most : 1)
    .for('update', { skipLocked: true });
  return db.update(webhookDeliveries).set({ nextTryAt: until }).where(inArray(deliveryId, due)).returning();
};

/** What is due for a webhook waits until then, without counting as tried. */
export const postpone = (db: Database, id: number, now: Date, until: Date) =>
  db
    .update(webhookDeliveries)
    .set({ nextTryAt: until })
    .where(and(eq(webhookId, id), lte(nextTryAt, now)));

/** What waits for a webhook that is switched off is sent no more. */
export const giveUpWaiting = (tx: Tx, id: number) =>
  tx
    .update(webhookDeliveries)
    .set({ nextTryAt: null })
    .where(and(eq(webhookId, id), isNotNull(nextTryAt)));

export const pageOfDeliveries = (db: Database, id: number, page: ListQuery): Promise<Listed<DeliveryRow>> => {
  const found = eq(webhookId, id);
  return paged({ page: page.page ?? 1, size: page.size }, db.$count(webhookDeliveries, found), (total) =>
    db
      .select({ ...deliveryColumns, total })
      .from(webhookDeliveries)
      .where(found)
      .orderBy(desc(deliveryId))
      .$dynamic(),
  );
};

/** Deletes what happened longer ago than the log is kept (rule R269). */
export const sweepDeliveries = async ({ database }: { database: OpenDatabase }, now: Date): Promise<void> => {
  await database.transaction((tx) =>
    tx
      .delete(webhookDeliveries)
      .where(lt(webhookDeliveries.happenedAt, retainedSince('webhookDeliveries', now))),
  );
};
