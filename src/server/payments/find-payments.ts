import type { FoundPayment } from '../../contract/search.ts';
import { receiptNumber } from '../../domain/billing/receipt-number.ts';
import { childNames } from '../families/child-names.ts';
import type { Database } from '../platform/db/database.ts';
import { newestPayments } from './payment-search-store.ts';

/** The newest payments by receipt, amount, order id, or the family's names and phone number (rule R160). */
export const findPayments = async (db: Database, q: string, limit: number): Promise<FoundPayment[]> => {
  const rows = await newestPayments(db, q, limit);
  const names = await childNames(
    db,
    rows.map(({ childId }) => childId),
  );
  return rows.map(({ orderId, childId, receiptNumber: number, received }) => {
    const name = names.get(childId);
    if (!name) throw new Error(`payment ${orderId} without its child`);
    return {
      order_id: orderId,
      child: { first_name: name.firstName, last_name: name.lastName },
      receipt_number: number === null ? null : receiptNumber(number),
      received_amount: received,
    };
  });
};
