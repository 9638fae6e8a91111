import * as z from 'zod/mini';
import { eventKinds, noAnswers, testKind } from '../domain/webhooks/webhook.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { list } from './list.ts';
import { namedObject } from './named-object.ts';

const tag = 'Webhooks';

/** An address that is told what happens. Its secret is not among it: it is shown once, when the webhook is made. */
export const Webhook = namedObject('Webhook', {
  webhook_id: z.int(),
  url: z.string(),
  kinds: z.array(z.enum(eventKinds)),
  made_at: z.string(),
  /** `off`: by an owner; `failed`: switched off because it took nothing for three days */
  state: z.enum(['on', 'off', 'failed']),
  /** since when it has taken nothing; null: it took the last it was sent */
  failing_since: z.nullable(z.string()),
  /** how many events wait to be tried again or for the first time */
  waiting: z.int(),
});
export type Webhook = z.output<typeof Webhook>;

/** One event for one webhook. */
export const WebhookDelivery = namedObject('WebhookDelivery', {
  delivery_id: z.int(),
  /** the `webhook-id` it carries, the same at every try */
  event_id: z.string(),
  kind: z.enum([...eventKinds, testKind]),
  happened_at: z.string(),
  state: z.enum(['waiting', 'delivered', 'given_up']),
  tries: z.int(),
  last_try: z.nullable(z.string()),
  next_try: z.nullable(z.string()),
  /** what was answered last; null: nothing, or it was not tried yet */
  status: z.nullable(z.int()),
  failed: z.nullable(z.enum(noAnswers)),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const webhooksReply = z.object({ webhooks: z.array(Webhook) });
const one = z.object({ webhook_id: field.id });
const kinds = z
  .array(z.enum(eventKinds, { error: field.problem('invalid') }), { error: field.missingOrInvalid })
  .check(z.minLength(1, field.problem('required')), z.maxLength(eventKinds.length, field.problem('invalid')));
const { query, reply } = list('deliveries', WebhookDelivery);

export const NewWebhook = z.object({ url: field.text(500), kinds });
export const WebhookChange = z.object({
  webhook_id: field.id,
  ...NewWebhook.shape,
  is_on: z.boolean({ error: field.missingOrInvalid }),
});

/** Each holds the call for as long as the program takes to answer. */
const sentByHand = { rule: 'webhook_sends', per: ['account'] } as const;

/** Whom the school tells what happens (rules R265 to R269). Who is no owner any more when a change is made is `not_allowed`. */
export const webhooks = {
  'GET /webhooks': endpoint({
    summary: 'The addresses that are told what happens',
    tag,
    who: 'owner',
    reply: webhooksReply,
  }),
  'POST /webhooks': endpoint({
    summary:
      'Have an address told. `secret`, by which it checks what it is told, is shown this once: a repeat of the call has the list without it',
    tag,
    who: 'owner',
    body: NewWebhook,
    status: 201,
    reply: z.extend(webhooksReply, { secret: z.optional(z.string()) }),
    creates: { readBy: 'GET /webhooks' },
    refusals: ['not_allowed', 'too_many_webhooks'],
  }),
  'POST /webhooks/change': endpoint({
    summary:
      'Change what an address is told, where it is, or switch it off and on; switched off it misses what happens',
    tag,
    who: 'owner',
    body: WebhookChange,
    reply: webhooksReply,
    success: 'updated',
    refusals: ['not_allowed', 'not_found'],
  }),
  'POST /webhooks/remove': endpoint({
    summary: 'Take an address away, with its log',
    tag,
    who: 'owner',
    body: one,
    reply: webhooksReply,
    success: 'updated',
    refusals: ['not_allowed', 'not_found'],
  }),
  'GET /webhooks/{webhookId}/deliveries': endpoint({
    summary: 'What an address was told in the last 30 days, the newest first',
    tag,
    who: 'owner',
    params: z.object({ webhookId: field.id }),
    query,
    reply,
  }),
  'POST /webhooks/test': endpoint({
    summary: 'Send an event of the kind `webhook.test` now, and say how it went; it is tried once',
    tag,
    who: 'owner',
    body: one,
    reply: z.object({ delivery: WebhookDelivery }),
    limits: [sentByHand],
    refusals: ['not_found'],
  }),
  'POST /webhooks/send-again': endpoint({
    summary:
      'Send an event once more now, with the id that it had; not taken, it is tried again like a new one',
    tag,
    who: 'owner',
    body: z.object({ delivery_id: field.id }),
    reply: z.object({ delivery: WebhookDelivery }),
    limits: [sentByHand],
    refusals: ['not_found', 'webhook_off'],
  }),
};
