import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type WebhookChanges = Partial<typeof webhooks.$inferInsert>;

export const insertWebhook = async (tx: Tx, webhook: typeof webhooks.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(webhooks).values(webhook).returning({ webhookId: webhooks.webhookId });
  if (!row) throw new Error('a webhook was not inserted');
  return row.webhookId;
};

/** All of them, the oldest first, with how many events wait for each. */
export const selectWebhooks = (db: Database) =>
  db
    .select({
      ...getTableColumns(webhooks),
      waiting: db.$count(
        webhookDeliveries,
        and(eq(webhookDeliveries.webhookId, webhooks.webhookId), isNotNull(webhookDeliveries.nextTryAt)),
      ),
    })
    .from(webhooks)
    .orderBy(asc(webhooks.webhookId));

export const countWebhooks = (db: Database) => db.$count(webhooks);

export const lockWebhook = (tx: Tx, webhookId: number): Promise<WebhookRow | null> =>
  firstRow(tx.select().from(webhooks).where(eq(webhooks.webhookId, webhookId)).for('no key update'));

export const updateWebhook = (tx: Tx, webhookId: number, changes: WebhookChanges) =>
  tx.update(webhooks).set(changes).where(eq(webhooks.webhookId, webhookId));

/** Notes that a webhook took something again. Nothing is written of one that always does. */
export const endFailing = (db: Database, webhookId: number) =>
  db
    .update(webhooks)
    .set({ failingSince: null, toldAt: null })
    .where(and(eq(webhooks.webhookId, webhookId), isNotNull(webhooks.failingSince)));

/** With everything that was to be sent there. */
export const deleteWebhook = (tx: Tx, webhookId: number) =>
  tx.delete(webhooks).where(eq(webhooks.webhookId, webhookId));
