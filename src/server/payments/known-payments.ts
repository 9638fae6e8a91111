/** What other nouns may ask of payments and show of them. */
export {
  type PaymentRow,
  openPaymentsOfBill,
  ordersOfLink,
  paymentsOfLink,
  paymentsOfLinks,
  receivedOf,
} from './payment-store.ts';
