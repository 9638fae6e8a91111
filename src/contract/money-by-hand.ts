import * as z from 'zod/mini';
import { agreementKinds } from '../domain/billing/agreements.ts';
import { handMethods } from '../domain/billing/payment-methods.ts';
import { OwedBill } from './bill-desk.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { DeskRecord } from './payment-desk.ts';
import { namedObject } from './named-object.ts';

const tag = 'Payment desk';

const reason = field.text(200);
const bill = z.object({ bill: OwedBill });
const ofBill = z.object({ billing_id: field.id, reason });
/** More than nothing, whole rupiah. */
const positiveAmount = z.pipe(field.amount, z.int().check(z.positive(field.problem('invalid'))));

const HandPaymentWish = z.object({
  billing_id: field.id,
  payment_type: z.enum(handMethods, { error: field.missingOrInvalid }),
  /** what is due, as staff saw and counted it */
  amount: positiveAmount,
  /** what finds it: the number of a paper receipt, or at the bank */
  reference: field.text(60),
  /** the day in Jakarta on which it came; absent: today */
  received_on: z.optional(field.calendarDate),
});

/** What was agreed with a family about a bill, and who ended it. */
export const Agreement = namedObject('Agreement', {
  kind: z.enum(agreementKinds),
  /** whole rupiah, of a discount */
  amount: z.nullable(z.int()),
  /** a calendar day, of a delay */
  until: z.nullable(z.string()),
  reason: z.string(),
  made_by: z.string(),
  made_at: z.string(),
  ended: z.nullable(z.object({ by: z.string(), at: z.string() })),
});
export type Agreement = z.output<typeof Agreement>;

const payable = ['not_found', 'bill_already_paid', 'bill_skipped'] as const;

/** Money that comes by hand, and what an owner agrees with a family about a bill (rules R245 to R250). */
export const moneyByHand = {
  'POST /payments/by-hand': endpoint({
    summary: 'Write down money that was brought for a bill: an open charge is ended first',
    tag,
    who: 'clerk',
    body: HandPaymentWish,
    reply: z.object({ payment: DeskRecord }),
    status: 201,
    refusals: [
      ...payable,
      'amounts_differ',
      'earlier_bill_payable',
      'enrolment_unpaid',
      'already_enrolled',
      'registration_closed',
      'grade_not_allowed',
      'not_enrolled',
      'year_not_far_enough',
      'bill_payable',
      'no_later_batch',
      'batch_not_later',
      'received_day_not_possible',
      'payment_settled_meanwhile',
      'payment_under_review',
      'payment_refused',
      'payment_answer_lost',
    ],
  }),
  'POST /payments/by-hand/undo': endpoint({
    summary: 'Undo what was written down today: the bill is to be paid again',
    tag,
    who: 'owner',
    body: z.object({ order_id: field.text(50), reason }),
    reply: z.object({ payment: DeskRecord }),
    success: 'updated',
    refusals: ['not_found', 'not_by_hand', 'payment_not_paid', 'undo_too_late', 'refund_meanwhile'],
  }),
  'GET /bills/{billId}/agreements': endpoint({
    summary: 'What was agreed with the family about a bill, the oldest first',
    tag,
    who: 'clerk',
    params: z.object({ billId: field.id }),
    reply: z.object({ agreements: z.array(Agreement) }),
  }),
  'POST /bills/discount': endpoint({
    summary: 'Take something off a bill',
    tag,
    who: 'owner',
    body: z.extend(ofBill, { amount: positiveAmount }),
    reply: bill,
    success: 'updated',
    refusals: [...payable, 'agreement_there', 'charge_is_open', 'discount_too_high'],
  }),
  'POST /bills/discount/end': endpoint({
    summary: 'Ask for the whole bill again',
    tag,
    who: 'owner',
    body: z.object({ billing_id: field.id }),
    reply: bill,
    success: 'updated',
    refusals: ['not_found', 'bill_already_paid', 'charge_is_open', 'agreement_gone'],
  }),
  'POST /bills/delay': endpoint({
    summary: 'Let a bill count as paid until a day',
    tag,
    who: 'owner',
    body: z.extend(ofBill, { until: field.calendarDate }),
    reply: bill,
    success: 'updated',
    refusals: [...payable, 'agreement_there', 'delay_day_not_possible'],
  }),
  'POST /bills/delay/end': endpoint({
    summary: 'End a delay before its day',
    tag,
    who: 'owner',
    body: z.object({ billing_id: field.id }),
    reply: bill,
    success: 'updated',
    refusals: ['not_found', 'agreement_gone'],
  }),
};
