import type { Webhook, WebhookDelivery } from '../../contract/webhooks.ts';
import type { ListQuery } from '../../contract/list.ts';
import type { WebhooksContext } from './context.ts';
import { type DeliveryRow, pageOfDeliveries } from './delivery-store.ts';
import { selectWebhooks } from './webhook-store.ts';

/** All addresses, without their secrets. */
export const listWebhooks = async ({
  database,
}: Pick<WebhooksContext, 'database'>): Promise<{ webhooks: Webhook[] }> => ({
  webhooks: (await selectWebhooks(database.db)).map((row) => ({
    webhook_id: row.webhookId,
    url: row.url,
    kinds: row.kinds,
    made_at: row.madeAt.toISOString(),
    state: row.state,
    failing_since: row.failingSince?.toISOString() ?? null,
    waiting: row.waiting,
  })),
});

const stateOf = ({ deliveredAt, nextTryAt }: DeliveryRow): WebhookDelivery['state'] => {
  if (nextTryAt !== null) return 'waiting';
  return deliveredAt === null ? 'given_up' : 'delivered';
};

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  delivery_id: row.deliveryId,
  event_id: row.eventId,
  kind: row.kind,
  happened_at: row.happenedAt.toISOString(),
  state: stateOf(row),
  tries: row.tries,
  last_try: row.lastTryAt?.toISOString() ?? null,
  next_try: row.nextTryAt?.toISOString() ?? null,
  status: row.status,
  failed: row.failed,
});

/** A page of what an address was told; of one that is gone there is nothing. */
export const listDeliveries = async (
  { database }: Pick<WebhooksContext, 'database'>,
  webhookId: number,
  page: ListQuery,
) => {
  const { rows, ...total } = await pageOfDeliveries(database.db, webhookId, page);
  return { deliveries: rows.map(presentDelivery), ...total };
};
