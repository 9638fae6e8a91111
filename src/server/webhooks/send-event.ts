import type { WebhookDelivery } from '../../contract/webhooks.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { testKind } from '../../domain/webhooks/webhook.ts';
import type { WebhooksContext } from './context.ts';
import { deliverNow } from './deliver-events.ts';
import { type DeliveryRow, findDelivery, insertDeliveries, updateDelivery } from './delivery-store.ts';
import { presentDelivery } from './list-webhooks.ts';
import { newEvent } from './note-event.ts';
import { type WebhookRow, lockWebhook } from './webhook-store.ts';

type Sent = { delivery: WebhookDelivery };

/** Sends an event once it is written down, and says how that went. */
const sendWritten = async (
  context: WebhooksContext,
  { webhook, delivery }: { webhook: WebhookRow; delivery: DeliveryRow },
): Promise<Sent> => {
  await deliverNow(context, webhook, delivery.deliveryId);
  const now = await findDelivery(context.database.db, delivery.deliveryId);
  return { delivery: presentDelivery(now ?? delivery) };
};

/** Sends a test to an address, also to one that is switched off. */
export const sendTest = async (
  context: WebhooksContext,
  webhookId: number,
): Promise<Sent | Refused<'not_found'>> => {
  const written = await context.database.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, webhookId);
    if (!webhook) return refuse('not_found');
    const event = newEvent(testKind, context.clock.now(), { webhook_id: webhookId });
    const [delivery] = await insertDeliveries(tx, [{ ...event, webhookId }]);
    if (!delivery) throw new Error('a test was not written down');
    return { webhook, delivery };
  });
  return 'refused' in written ? written : sendWritten(context, written);
};

/** Sends an event once more with the id that it had, as if for the first time. */
export const sendAgain = async (
  context: WebhooksContext,
  deliveryId: number,
): Promise<Sent | Refused<'not_found' | 'webhook_off'>> => {
  const written = await context.database.transaction(async (tx) => {
    const found = await findDelivery(tx, deliveryId);
    const webhook = found && (await lockWebhook(tx, found.webhookId));
    if (!webhook) return refuse('not_found');
    if (webhook.state !== 'on') return refuse('webhook_off');
    const asNew = { tries: 0, nextTryAt: context.clock.now(), deliveredAt: null };
    const delivery = await updateDelivery(tx, deliveryId, asNew);
    return delivery ? { webhook, delivery } : refuse('not_found');
  });
  return 'refused' in written ? written : sendWritten(context, written);
};
