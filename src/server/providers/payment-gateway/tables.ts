import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What the demo's sandbox was asked to charge; nothing personal. Instants by the business clock. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    orderId: text('order_id').primaryKey(),
    transactionId: text('transaction_id').notNull(),
    /** whole rupiah */
    gross: integer('gross').notNull(),
    items: jsonb('items').$type<{ name: string; price: number }[]>().notNull(),
    /** the `transaction_status` */
    gatewayStatus: text('gateway_status').notNull(),
    /** a charge asked for again with it gets the same answer for a while */
    idempotencyKey: text('idempotency_key'),
    chargedAt: instant('charged_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('sandbox_charges_transaction_key').on(table.transactionId),
    index('sandbox_charges_open_idx').on(table.gatewayStatus, table.expiresAt),
    index('sandbox_charges_charged_idx').on(table.chargedAt),
  ],
);

/** The sandbox's notifications to the school, and when each is tried next. */
export const sandboxNotifications = pgTable(
  'sandbox_notifications',
  {
    notificationId: integer('notification_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxCharges.orderId, { onDelete: 'cascade' }),
    gatewayStatus: text('gateway_status').notNull(),
    /** as it is sent */
    body: text('body').notNull(),
    tries: integer('tries').notNull().default(0),
    /** null: delivered, lost or given up */
    dueAt: instant('due_at'),
    /** what the school answered last; null: nothing was sent */
    answer: integer('answer'),
  },
  (table) => [
    index('sandbox_notifications_due_idx').on(table.dueAt),
    index('sandbox_notifications_order_idx').on(table.orderId, table.notificationId),
  ],
);
