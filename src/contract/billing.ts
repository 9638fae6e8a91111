import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import {
  CardScript,
  OpenCharge,
  PaymentItem,
  PaymentMethod,
  PaymentResult,
  PaymentStatus,
} from './payment-objects.ts';
import { PriceSetting } from './price-objects.ts';

const tag = 'Payments';
/** Any word: an unknown one is answered with its own message. */
const paymentType = field.text(30);
/** What the gateway's script made of a card: needed with `credit_card`, ignored with anything else, and kept nowhere. */
const tokenId = z.optional(field.text(200));
/** What a client computed; it must agree with the server's figures. */
const amounts = {
  delivery_amount: z.optional(field.amount),
  charge_amount: z.optional(field.amount),
  gross_amount: z.optional(field.amount),
};

export const YearPayment = z.object({
  payment_type: paymentType,
  child_id: field.id,
  term: field.term,
  price_id: field.id,
  grade: field.grade,
  academic_year_id: field.id,
  courier: field.courier,
  ...amounts,
  token_id: tokenId,
});
export const BillPayment = z.object({
  payment_type: paymentType,
  child_id: field.id,
  billing_id: field.id,
  ...amounts,
  token_id: tokenId,
});

const chargeRefusals = [
  'too_many_charges',
  'undefined_payment_method',
  'method_not_offered',
  'method_not_for_amount',
  'amounts_differ',
  'payment_settled_meanwhile',
  'payment_refused',
  'payment_under_review',
  'invalid_card',
  'card_payment_failed',
  'payment_answer_lost',
  'not_found',
  'part_down',
] as const;
const yearRefusals = [
  'price_not_of_term',
  'registration_closed',
  'first_bill_over',
  'grade_not_allowed',
  'no_delivery_there',
  'shipping_down',
  'already_enrolled',
] as const;
const nextYearRefusals = [
  'not_enrolled',
  'year_not_far_enough',
  'bill_payable',
  'no_later_batch',
  'batch_not_later',
] as const;
/** Why a bill is not charged, whoever pays it. */
export const billRefusals = [
  ...chargeRefusals,
  ...nextYearRefusals,
  'already_enrolled',
  'grade_not_allowed',
  'bill_already_paid',
  'bill_skipped',
  'earlier_bill_payable',
  'enrolment_unpaid',
  'first_bill_over',
  'registration_closed',
] as const;

export const billing = {
  'GET /payment/price-list': endpoint({
    summary: 'The price list, and the ways to pay',
    tag,
    who: 'guest',
    reply: z.object({
      settings: z.array(PriceSetting),
      methods: z.array(PaymentMethod),
      /** null while the school takes no cards */
      card: z.nullable(CardScript),
    }),
  }),
  'POST /payment/first-payment': endpoint({
    summary: "Open the charge of a child's first year",
    tag,
    who: 'parent',
    body: YearPayment,
    reply: PaymentResult,
    status: 201,
    refusals: [...yearRefusals, ...chargeRefusals],
  }),
  'POST /payment/pay-next-grade': endpoint({
    summary: 'Open the charge of another year, in the next grade or the same',
    tag,
    who: 'parent',
    body: YearPayment,
    reply: PaymentResult,
    status: 201,
    refusals: [...yearRefusals, ...nextYearRefusals, ...chargeRefusals],
  }),
  'POST /payment/pay-billing': endpoint({
    summary: 'Open the charge of a bill',
    tag,
    who: 'parent',
    body: BillPayment,
    reply: PaymentResult,
    status: 201,
    refusals: billRefusals,
  }),
  'POST /payment/notification': endpoint({
    summary: 'A signed notification of the gateway about a charge',
    tag,
    who: 'guest',
    ownProof: true,
    /** of whatever shape: a sender other than the gateway learns only that the signature is wrong */
    body: z.looseObject({}),
    refusals: ['wrong_signature', 'part_down'],
  }),
  'GET /payment/status/{orderId}': endpoint({
    summary: 'How a charge stands; asks the gateway, seldom once it is paid',
    tag,
    who: 'member',
    params: z.object({ orderId: z.string() }),
    reply: PaymentStatus,
  }),
  'GET /payment/open': endpoint({
    summary: "The family's charges that may still be paid, and a mark of how all its payments stand",
    tag,
    who: 'parent',
    /** `mark` differs after every change of any payment of the family */
    reply: z.object({ charges: z.array(OpenCharge), mark: z.string() }),
  }),
  'GET /payment/qr-code/{orderId}': endpoint({
    summary: 'The picture to scan for a charge',
    tag,
    who: 'member',
    params: z.object({ orderId: z.string() }),
    answers: 'image',
    refusals: ['part_down'],
  }),
  'GET /billing/childs/{userId}': endpoint({
    summary: "A family's payments, newest first",
    tag,
    who: 'member',
    params: z.object({ userId: field.id }),
    reply: z.object({ payments: z.array(PaymentItem) }),
  }),
};
