/** What other nouns may ask of payments and show of them. */
export { handEntries, handPaymentWithStaff, paymentWithEntry } from './hand-payment-store.ts';
export { eventsOf } from './payment-event-store.ts';
export { numbersOfPayments, pageOfPayments, paymentsByNumber } from './payment-search-store.ts';
export {
  type PaymentRow,
  findPayment,
  openPaymentsOfBill,
  ordersOfLink,
  paymentsOfLink,
  paymentsOfLinks,
  receivedOf,
  refundablePaymentsOfBill,
  refundedPaymentOf,
} from './payment-store.ts';
export { type RefundRow, askedRefundOf, refundsWithStaff } from './refund-store.ts';
