import { isTaken, isToBeSwitchedOff, nextTry, restUntil, testKind } from '../../domain/webhooks/webhook.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { WebhooksContext } from './context.ts';
import {
  type DeliveryRow,
  firstDue,
  giveUpWaiting,
  leaseDue,
  postpone,
  updateDelivery,
  webhooksDue,
} from './delivery-store.ts';
import { signedHeaders } from './sign.ts';
import { tellOwners } from './tell-owners.ts';
import { type WebhookRow, endFailing, lockWebhook, updateWebhook } from './webhook-store.ts';

/** Sent to one program at once, and held in memory: of a thousand the rest stays in the table. */
const AT_ONCE = 5;
/** Longer than a delivery may take; after a crash another process sends it again. */
const LEASE_MS = 60_000;
/** Of a run, for one program: the others get their new events in the next one, however slow it is. */
const RUN_MS = 30_000;

type Target = Pick<WebhookRow, 'webhookId' | 'url' | 'secret'>;

/** Sends every event that is due, to each program apart, so that none waits for another (rule R267). */
export const deliverEventsJob = (context: WebhooksContext): Job => ({
  name: 'deliver-events',
  everyMinutes: 1,
  nextDue: () => firstDue(context.database.db),
  async runDue(now, stopping) {
    const targets = await webhooksDue(context.database.db, now);
    await Promise.all(targets.map((target) => deliverTo(context, target, stopping)));
  },
});

const deliverTo = async (context: WebhooksContext, target: Target, stopping?: AbortSignal): Promise<void> => {
  const { database, clock, wallClock } = context;
  const { webhookId } = target;
  const stopAt = wallClock.now().getTime() + RUN_MS;
  for (;;) {
    if (stopping?.aborted || wallClock.now().getTime() > stopAt) return;
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const due = await leaseDue(database.db, { webhookId, most: AT_ONCE }, now, until);
    if (due.length === 0) return;
    const taken = await Promise.all(due.map((delivery) => deliverOne(context, target, delivery)));
    if (taken.includes(true)) {
      await endFailing(database.db, webhookId);
      continue;
    }
    // A program that is down is not asked once for each of a thousand.
    await postpone(database.db, webhookId, now, restUntil(now));
    return;
  }
};

/** Sends one event that is leased, and writes down how it went. @returns whether it was taken */
const deliverOne = async (
  context: WebhooksContext,
  { webhookId, url, secret }: Target,
  delivery: DeliveryRow,
): Promise<boolean> => {
  const { database, clock, wallClock, webhooks, log } = context;
  const { deliveryId, kind, eventId, body } = delivery;
  const headers = signedHeaders(secret, { eventId, body, at: wallClock.now() });
  const answer = await webhooks.deliver({ url, headers, body });
  const now = clock.now();
  const tries = delivery.tries + 1;
  const status = 'status' in answer ? answer.status : null;
  const failed = 'failed' in answer ? answer.failed : null;
  const tried = { tries, lastTryAt: now, status, failed };
  if (status !== null && isTaken(status)) {
    await updateDelivery(database.db, deliveryId, { ...tried, nextTryAt: null, deliveredAt: now });
    return true;
  }
  log.warn({ webhook: webhookId, delivery: deliveryId, tries, status, failed }, 'an event was not taken');
  const nextTryAt = nextTry(kind, tries, now);
  await database.transaction(async (tx) => {
    // The webhook first and its deliveries then, as whoever switches it off does.
    const webhook = await lockWebhook(tx, webhookId);
    const isOn = webhook?.state === 'on';
    await updateDelivery(tx, deliveryId, { ...tried, nextTryAt: isOn ? nextTryAt : null });
    if (webhook && isOn && kind !== testKind)
      await noteFailure(context, tx, webhook, { now, isGivenUp: nextTryAt === null });
  });
  return false;
};

/** A program takes nothing: after a day the owners are told, after three it is sent nothing more (rule R268). */
const noteFailure = async (
  context: WebhooksContext,
  tx: Tx,
  webhook: WebhookRow,
  { now, isGivenUp }: { now: Date; isGivenUp: boolean },
) => {
  const { webhookId, toldAt, failingSince } = webhook;
  const since = failingSince ?? now;
  if (isToBeSwitchedOff(since, now)) {
    await updateWebhook(tx, webhookId, { state: 'failed' });
    await giveUpWaiting(tx, webhookId);
    return tellOwners(context, tx, webhook, { which: 'off', now });
  }
  const isNews = isGivenUp && toldAt === null;
  if (failingSince === null || isNews)
    await updateWebhook(tx, webhookId, { failingSince: since, toldAt: isNews ? now : toldAt });
  if (isNews) await tellOwners(context, tx, webhook, { which: 'failing', now });
};

/** Sends one event at once, for an owner who waits to see how it goes. Not while another process sends it. */
export const deliverNow = async (
  context: WebhooksContext,
  target: Target,
  deliveryId: number,
): Promise<void> => {
  const now = context.clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const [delivery] = await leaseDue(context.database.db, { deliveryId }, now, until);
  if (delivery && (await deliverOne(context, target, delivery)))
    await endFailing(context.database.db, target.webhookId);
};
