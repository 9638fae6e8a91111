import type { DeskPayment, DeskRecord } from '../../../contract/payment-desk.ts';

/** Milliseconds: what comes shows within five seconds, the answer's own way included. */
const WATCHED_MS = 4000;
/**
 * For a page that was left open for long, while the server cannot be reached, and for what only a colleague or a bank changes.
 */
const LEFT_MS = 15_000;
/** Half an hour of answers. */
const MANY_ANSWERS = 450;

/** Whether something is to come of a payment: money, an answer about a refund, or a decision of somebody else. */
const isOpen = ({ payment_status: status, refunding_amount: refunding, other_amount: other }: DeskPayment) =>
  status === 'PENDING' || refunding > 0 || other !== null;

/** When the payment that is open is asked for again, in milliseconds; false: not by itself. */
export const nextLookMs = ({
  payment,
  failed,
  ended,
  answers,
}: {
  payment: DeskPayment | undefined;
  /** the last answer did not come */
  failed: boolean;
  /** none will come any more, such as after the session has ended */
  ended: boolean;
  answers: number;
}): number | false => {
  if (ended || !payment) return false;
  return failed || answers > MANY_ANSWERS || !isOpen(payment) ? LEFT_MS : WATCHED_MS;
};

/** A list with a payment as it is now; the same list when nothing that it shows has changed. */
export const withPayment = (rows: DeskPayment[], payment: DeskRecord): DeskPayment[] => {
  const place = rows.findIndex((row) => row.order_id === payment.order_id);
  const row = rows[place];
  if (!row) return rows;
  const now = Object.fromEntries(
    Object.keys(row).map((name) => [name, payment[name as keyof DeskPayment]]),
  ) as unknown as DeskPayment;
  return JSON.stringify(now) === JSON.stringify(row) ? rows : rows.with(place, now);
};
