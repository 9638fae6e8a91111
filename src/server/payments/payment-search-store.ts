import {
  type SQL,
  and,
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
import { lapsedSince } from '../../domain/billing/lapsed-charges.ts';
import { numberIn, paymentSearch } from '../../domain/billing/payment-search.ts';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { countUpTo, pagedUpTo } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { received } from './payment-store.ts';
import { payments } from './tables.ts';

/** Payments only become more: so many are counted and shown, and further back a narrower question leads. */
const MOST_PAYMENTS = 1000;

/** Each with an index that gives the newest first. */
const matching: Record<Exclude<DeskFilter, 'lapsed'>, SQL | undefined> = {
  // Written out, so that the database sees that its partial indexes fit.
  to_refund: sql`${payments.toRefund}`,
  other_amount: and(isNotNull(payments.otherAmountAt), isNull(payments.otherAmountEndedAt)),
  waiting: eq(payments.state, 'PENDING'),
  paid: inArray(payments.state, ['CAPTURED', 'SETTLED']),
  failed: eq(payments.state, 'FAILED'),
  refunded: or(gt(payments.refundedAmount, sql`0`), gt(payments.refundingAmount, sql`0`)),
  reversed: eq(payments.state, 'REVERSED'),
};

/** What was not paid in time lately, and is still the last charge of its child: nothing was opened or paid since (rule R236). */
const isLapsed = (now: Date): SQL => {
  const later = sql`select from ${payments} as later where later.child_id = ${payments.childId}
    and (later.created_at, later.order_id) > (${payments.createdAt}, ${payments.orderId})`;
  return sql`${payments.endedBy} = 'expired' and ${payments.statusSince} >= ${lapsedSince(now).toISOString()}::timestamptz
    and not exists (${later})`;
};

const isIn = (filter: DeskFilter, now: Date): SQL | undefined =>
  filter === 'lapsed' ? isLapsed(now) : matching[filter];

/** How many payments a filter finds, as a part of a query, counted as their list counts them, and what of them is at stake. */
export const countPayments = (db: Database, filter: DeskFilter, now: Date, amount: SQL<number>): Counted => ({
  count: countUpTo(db, MOST_PAYMENTS, payments, isIn(filter, now)),
  sum: sql<number>`(${db
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)::float8` })
    .from(payments)
    .where(isIn(filter, now))})`,
});

/** What was exchanged with the gateway is long, and no list shows it. */
const { request: _request, response: _response, actions: _actions, ...listed } = getTableColumns(payments);

const hasReceipt = (number: number | null): SQL =>
  number === null ? sql`false` : eq(payments.receiptNumber, number);

/** Of what was charged, taken or reported: each with an index. */
const hasAmount = (amount: number | null): SQL =>
  (amount !== null &&
    or(
      eq(payments.grossAmount, amount),
      eq(payments.acceptedAmount, amount),
      eq(payments.otherAmount, amount),
    )) ||
  sql`false`;

const holdsWord = (word: string): SQL | undefined => {
  const number = numberIn(word);
  const isWord = holdsWords(payments.searchText, word);
  return number === null ? isWord : or(isWord, hasReceipt(number), hasAmount(number));
};

/** What was typed into the search, all of which a payment has to meet; undefined when nothing was typed (rule R160). */
const isFoundBy = (typed: string): SQL | undefined => {
  if (typed.trim() === '') return undefined;
  const { receipts, amounts, words } = paymentSearch(typed);
  const conditions = [...receipts.map(hasReceipt), ...amounts.map(hasAmount), ...words.map(holdsWord)];
  return conditions.length === 0 ? sql`false` : and(...conditions);
};

/** A page of the newest payments, narrowed by a filter and by what is typed of receipt, amount, order id, child and parent. */
export const pageOfPayments = (
  db: Database,
  filter: DeskFilter | undefined,
  { q, page, size }: ListQuery & { size: number },
  now: Date,
) => {
  const found = and(filter && isIn(filter, now), isFoundBy(q));
  return pagedUpTo(MOST_PAYMENTS, { page, size }, countUpTo(db, MOST_PAYMENTS, payments, found), (total) =>
    db
      .select({ ...listed, total })
      .from(payments)
      .where(found)
      .orderBy(desc(payments.createdAt), desc(payments.orderId))
      .$dynamic(),
  );
};

/** All payments that the list would find by their order ids alone, the newest first. */
export const numbersOfPayments = async (
  db: Database,
  filter: DeskFilter | undefined,
  q: string,
  now: Date,
): Promise<string[]> => {
  const rows = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(filter && isIn(filter, now), isFoundBy(q)))
    .orderBy(desc(payments.createdAt), desc(payments.orderId));
  return rows.map(({ orderId }) => orderId);
};

/** These payments as the list shows them, in whatever order. */
export const paymentsByNumber = (db: Database, orderIds: readonly string[]) =>
  db
    .select(listed)
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));

/** The newest payments that the search of payments would find by this. */
export const newestPayments = (db: Database, typed: string, limit: number) =>
  db
    .select({
      orderId: payments.orderId,
      childId: payments.childId,
      receiptNumber: payments.receiptNumber,
      received,
    })
    .from(payments)
    .where(isFoundBy(typed) ?? sql`false`)
    .orderBy(desc(payments.createdAt), desc(payments.orderId))
    .limit(limit);
