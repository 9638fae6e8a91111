import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EventKind, NoAnswer, SentKind } from '../../domain/webhooks/webhook.ts';
import { users } from '../accounts/tables.ts';
import { instant } from '../platform/db/columns.ts';

/** The addresses that are told what happens. */
export const webhooks = pgTable('webhooks', {
  webhookId: integer('webhook_id').primaryKey().generatedAlwaysAsIdentity(),
  url: text('url').notNull(),
  /** It signs what is sent, so it is not hashed. */
  secret: text('secret').notNull(),
  kinds: jsonb('kinds').$type<EventKind[]>().notNull(),
  madeBy: integer('made_by')
    .notNull()
    .references(() => users.userId),
  madeAt: instant('made_at').notNull(),
  state: text('state', { enum: ['on', 'off', 'failed'] })
    .notNull()
    .default('on'),
  /** since the first try that failed after the last that did not */
  failingSince: instant('failing_since'),
  /** when the owners were told that it takes nothing */
  toldAt: instant('told_at'),
});

/** Each event once for each webhook that is told of it: written with what happened, so that nothing is lost. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: integer('delivery_id').primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.webhookId, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<SentKind>().notNull(),
    /** what is sent, letter by letter: it is signed */
    body: text('body').notNull(),
    happenedAt: instant('happened_at').notNull(),
    tries: integer('tries').notNull().default(0),
    lastTryAt: instant('last_try_at'),
    /** while it is being sent, until when nobody else does; null: it was taken, or given up */
    nextTryAt: instant('next_try_at'),
    status: integer('status'),
    failed: text('failed').$type<NoAnswer>(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('webhook_deliveries_due_idx')
      .on(table.webhookId, table.nextTryAt)
      .where(sql`${table.nextTryAt} is not null`),
    index('webhook_deliveries_log_idx').on(table.webhookId, table.deliveryId),
    index('webhook_deliveries_happened_idx').on(table.happenedAt),
  ],
);
