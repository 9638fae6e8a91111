import { randomUUID } from 'node:crypto';
import type { EventData, EventKind, SentKind } from '../../domain/webhooks/webhook.ts';
import type { Tx } from '../platform/db/database.ts';
import { insertDeliveries, webhooksTold } from './delivery-store.ts';

/** What is sent, with its id; made once, so that each try sends the same. */
export const newEvent = (kind: SentKind, at: Date, data: EventData) => ({
  eventId: `evt_${randomUUID()}`,
  kind,
  body: JSON.stringify({ type: kind, timestamp: at.toISOString(), data }),
  happenedAt: at,
  nextTryAt: at,
});

/**
 * Has the programs told that want to know of such an event, in the transaction of what happened (rule R265). They are told within a
 * minute of its commit, once or, after a crash, twice with the same id.
 */
export const noteEvent = async (
  tx: Tx,
  { kind, at, data }: { kind: EventKind; at: Date; data: EventData },
): Promise<void> => {
  const told = await webhooksTold(tx, kind);
  if (told.length === 0) return;
  const event = newEvent(kind, at, data);
  await insertDeliveries(
    tx,
    told.map((webhookId) => ({ ...event, webhookId })),
  );
};
