import type { DeskPayment, DeskRecord } from '../../../contract/payment-desk.ts';

/** Whether something is to come of a payment: money, an answer about a refund, or a decision of somebody else. */
export const isAwaited = ({
  payment_status: status,
  refunding_amount: refunding,
  other_amount: other,
}: DeskPayment) => status === 'PENDING' || refunding > 0 || other !== null;

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
