import type { BillMoney } from '../../contract/payment-objects.ts';
import { paymentOfBill } from '../../domain/billing/bill-money.ts';
import { otherAmountCase } from '../../domain/billing/other-amount.ts';
import type { KnownBill } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { paymentsForBills } from './payment-store.ts';
import { presentMoney, refundsByPayment } from './present-money.ts';

/** Where the money of these bills is, by bill; one without a payment is not among them. Two questions, however many they are. */
export const moneyOfBills = async (
  db: Database,
  bills: readonly Pick<KnownBill, 'billId' | 'paidBy'>[],
): Promise<ReadonlyMap<number, BillMoney>> => {
  const stored = await paymentsForBills(
    db,
    bills.map(({ billId }) => billId),
  );
  const made = stored.map((one) => ({ ...one, isReviewed: otherAmountCase(one) === 'under_review' }));
  const byBill = Map.groupBy(made, ({ billId }) => billId);
  const chosen = bills.flatMap(({ billId, paidBy }) => {
    const payment = paymentOfBill(paidBy, byBill.get(billId) ?? []);
    return payment ? [{ billId, payment }] : [];
  });
  const refunds = await refundsByPayment(
    db,
    chosen.map(({ payment }) => payment),
  );
  return new Map(
    chosen.map(({ billId, payment }) => [
      billId,
      {
        order_id: payment.orderId,
        payment_type: payment.paymentType,
        steps: presentMoney(payment, refunds.get(payment.orderId) ?? []),
      },
    ]),
  );
};
