import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
} from 'drizzle-orm';
import type { ListQuery } from '../../contract/list.ts';
import type { DeskFilter } from '../../contract/payment-desk.ts';
import type { Database } from '../platform/db/database.ts';
import { countUpTo, pagedUpTo } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { paymentEvents, payments } from './tables.ts';

/** Payments only become more: so many are counted and shown, and further back a narrower question leads. */
const MOST_PAYMENTS = 1000;

/** Each with an index that gives the newest first. */
const matching: Record<DeskFilter, SQL | undefined> = {
  // Written out, so that the database sees that its partial indexes fit.
  to_refund: sql`${payments.toRefund}`,
  other_amount: and(isNotNull(payments.otherAmountAt), isNull(payments.otherAmountEndedAt)),
  waiting: eq(payments.state, 'PENDING'),
  paid: inArray(payments.state, ['CAPTURED', 'SETTLED']),
  failed: eq(payments.state, 'FAILED'),
  refunded: or(gt(payments.refundedAmount, sql`0`), gt(payments.refundingAmount, sql`0`)),
  reversed: eq(payments.state, 'REVERSED'),
};

/** What was exchanged with the gateway is long, and no list shows it. */
const { request: _request, response: _response, actions: _actions, ...listed } = getTableColumns(payments);

/** A page of the newest payments, narrowed by a filter and by words of order id, child and parent. */
export const pageOfPayments = (
  db: Database,
  filter: DeskFilter | undefined,
  { q, page, size }: ListQuery & { size: number },
) => {
  const found = and(filter && matching[filter], holdsWords(payments.searchText, q));
  return pagedUpTo(MOST_PAYMENTS, { page, size }, countUpTo(db, MOST_PAYMENTS, payments, found), (total) =>
    db
      .select({ ...listed, total })
      .from(payments)
      .where(found)
      .orderBy(desc(payments.createdAt), desc(payments.orderId))
      .$dynamic(),
  );
};

/** What was heard of a payment, the oldest first. */
export const eventsOf = (db: Database, orderId: string) =>
  db
    .select({ at: paymentEvents.at, source: paymentEvents.source, said: paymentEvents.said })
    .from(paymentEvents)
    .where(eq(paymentEvents.orderId, orderId))
    .orderBy(asc(paymentEvents.eventId));
