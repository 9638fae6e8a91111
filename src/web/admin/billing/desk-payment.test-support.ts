import type { DeskPayment, DeskRecord } from '../../../contract/payment-desk.ts';

/** A payment of a first bill that is paid. */
export const paid = (changes: Partial<DeskPayment> = {}): DeskPayment => ({
  order_id: 'KE-1-0a',
  created_at: '2026-11-01T03:00:00.000Z',
  child: { child_id: 1, first_name: 'Alya', last_name: 'Kartika' },
  parent: { user_id: 2, first_name: 'Sari', last_name: 'Kartika', phone_number: '+6281234567890' },
  billing_desc: 'Bill 1 of 6',
  billing_desc_indo: 'Tagihan 1 dari 6',
  payment_type: 'gopay',
  gross_amount: 640_000,
  payment_status: 'SUCCESS',
  failure: null,
  to_refund: false,
  other_amount: null,
  accepted_amount: null,
  amount_decided_at: null,
  received_amount: 640_000,
  refunded_amount: 0,
  refunding_amount: 0,
  paid_at: '2026-11-01T03:20:00.000Z',
  receipt_number: 'KW-000001',
  ...changes,
});

/** Such a payment with everything that was written down about it. */
export const paidRecord = (changes: Partial<DeskRecord> = {}): DeskRecord => ({
  ...paid(),
  money: [],
  events: [],
  refunds: [],
  refundable_amount: 640_000,
  bill_to_pay: null,
  by_hand: null,
  closed: { gateway: null, transfer: null },
  ...changes,
});
