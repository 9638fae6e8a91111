import type { webhooks } from '../../contract/webhooks.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { changeWebhook, makeWebhook, removeWebhook } from './change-webhook.ts';
import type { WebhooksContext } from './context.ts';
import { listDeliveries, listWebhooks } from './list-webhooks.ts';
import { sendAgain, sendTest } from './send-event.ts';

export const webhooksRoutes = (context: WebhooksContext): Handlers<typeof webhooks, Actors> => ({
  'GET /webhooks': () => listWebhooks(context),
  'POST /webhooks': ({ actor, body }) => makeWebhook(context, actor.userId, body),
  'POST /webhooks/change': ({ actor, body: { webhook_id: webhookId, is_on: isOn, ...body } }) =>
    changeWebhook(context, actor.userId, { webhookId, isOn, ...body }),
  'POST /webhooks/remove': ({ actor, body }) => removeWebhook(context, actor.userId, body.webhook_id),
  'GET /webhooks/{webhookId}/deliveries': ({ params, query }) =>
    listDeliveries(context, params.webhookId, query),
  'POST /webhooks/test': ({ body }) => sendTest(context, body.webhook_id),
  'POST /webhooks/send-again': ({ body }) => sendAgain(context, body.delivery_id),
});
