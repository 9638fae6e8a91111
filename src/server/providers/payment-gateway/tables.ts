import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Money that the sandbox gave back of a charge, as its answers name it. Whole rupiah; times of Jakarta as texts. */
export interface SandboxRefund {
  key: string;
  amount: number;
  reason: string;
  createdAt: string;
}

/** What only some ways to pay have. */
export interface SandboxChargeDetails {
  /** with `credit_card`: the first eight and the last four digits, which name a test card */
  maskedCard?: string;
  /** with `credit_card`: how the page with the bank's question tells its result */
  callbackType?: 'js_event' | 'form';
  /** with `credit_card`: the bank's answer, once it gave one */
  bankCode?: string;
  refunds?: SandboxRefund[];
}

/** What the demo's sandbox was asked to charge; nothing personal. Instants by the business clock. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    orderId: text('order_id').primaryKey(),
    transactionId: text('transaction_id').notNull(),
    /** as the wire says it */
    paymentType: text('payment_type', { enum: ['qris', 'gopay', 'echannel', 'credit_card'] })
      .notNull()
      .default('qris'),
    /** whole rupiah */
    gross: integer('gross').notNull(),
    items: jsonb('items').$type<{ name: string; price: number }[]>().notNull(),
    /** the `transaction_status` */
    gatewayStatus: text('gateway_status').notNull(),
    fraudStatus: text('fraud_status', { enum: ['accept', 'deny'] })
      .notNull()
      .default('accept'),
    details: jsonb('details').$type<SandboxChargeDetails>().notNull().default({}),
    /** what a customer of Mandiri types, with `echannel` */
    billKey: text('bill_key'),
    /** names the page with the bank's question; null: nothing is asked */
    questionId: text('question_id'),
    chargedAt: instant('charged_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    settledAt: instant('settled_at'),
    /** what becomes of it by itself, and when: an open charge expires, a captured card settles */
    nextStatus: text('next_status', { enum: ['expire', 'capture', 'settlement'] }),
    nextAt: instant('next_at'),
  },
  (table) => [
    uniqueIndex('sandbox_charges_transaction_key').on(table.transactionId),
    uniqueIndex('sandbox_charges_question_key').on(table.questionId),
    index('sandbox_charges_bill_idx').on(table.billKey),
    index('sandbox_charges_next_idx').on(table.nextAt),
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
    index('sandbox_notifications_due_idx')
      .on(table.dueAt, table.notificationId)
      .where(sql`due_at is not null`),
    index('sandbox_notifications_order_idx').on(table.orderId, table.notificationId),
  ],
);

/** What the sandbox answered to requests with an idempotency key, for the minutes in which a repeat gets the same. */
export const sandboxReplies = pgTable(
  'sandbox_replies',
  {
    key: text('key').primaryKey(),
    madeAt: instant('made_at').notNull(),
    /** null while the first request is still running */
    body: text('body'),
  },
  (table) => [index('sandbox_replies_made_idx').on(table.madeAt)],
);

/** The cards that were made tokens of. A token is a secret, so only its hash is here; and never a whole number. */
export const sandboxCardTokens = pgTable(
  'sandbox_card_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    maskedCard: text('masked_card').notNull(),
    madeAt: instant('made_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('sandbox_card_tokens_made_idx').on(table.madeAt)],
);
