import * as z from 'zod/mini';
import { otherAmountDecisions } from '../domain/billing/other-amount.ts';
import { paymentSources } from '../domain/billing/payment-trail.ts';
import { paymentFailures } from '../domain/billing/payment-failure.ts';
import { needsReference, refundRefusals, refundStates, refundWays } from '../domain/billing/refunds.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { list, pages, separated } from './list.ts';
import { MoneyMoment } from './payment-objects.ts';
import type { FieldProblem } from './refusals.ts';
import { namedObject } from './named-object.ts';

const tag = 'Payment desk';

/** How the list can be narrowed: what staff have to do first, then how payments stand. */
export const deskFilters = [
  'to_refund',
  'other_amount',
  'waiting',
  'paid',
  'failed',
  'refunded',
  'reversed',
  'lapsed',
] as const;
export type DeskFilter = (typeof deskFilters)[number];

const person = z.object({ first_name: z.string(), last_name: z.string() });

const row = {
  order_id: z.string(),
  /** an instant */
  created_at: z.string(),
  child: z.extend(person, { child_id: z.int() }),
  parent: z.extend(person, { user_id: z.int(), phone_number: z.string() }),
  billing_desc: z.string(),
  billing_desc_indo: z.string(),
  payment_type: z.string(),
  /** what was charged, whole rupiah */
  gross_amount: z.int(),
  payment_status: z.enum(['SUCCESS', 'PENDING', 'FAILED']),
  /** why one shown as FAILED is not there; null for any other */
  failure: z.nullable(z.enum(paymentFailures)),
  /** the money is there, paid nothing and has to go back */
  to_refund: z.boolean(),
  /** what the gateway reports instead of the gross amount, while staff have not decided about it; null: nothing is to be decided */
  other_amount: z.nullable(z.int()),
  /** what staff took instead of the gross amount; null: the gross amount */
  accepted_amount: z.nullable(z.int()),
  /** what it brings if it is there: the accepted amount, else the gross amount */
  received_amount: z.int(),
  /** what went back, whole rupiah */
  refunded_amount: z.int(),
  /** what the gateway was asked to give back and has not answered yet */
  refunding_amount: z.int(),
  /** an instant; null while the money is not there */
  /** when staff decided about another amount; null: they did not */
  amount_decided_at: z.nullable(z.string()),
  paid_at: z.nullable(z.string()),
  receipt_number: z.nullable(z.string()),
};

/** A payment in the back office's list. */
export const DeskPayment = namedObject('DeskPayment', row);
export type DeskPayment = z.output<typeof DeskPayment>;

/** Money that was given back, or was asked for. */
export const Refund = namedObject('Refund', {
  refund_id: z.int(),
  amount: z.int(),
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  reason: z.string(),
  /** of a transfer: what finds it at the bank; '' for others */
  reference: z.string(),
  /** null: nobody of the school here; the payment service says that it went back */
  asked_by: z.nullable(z.string()),
  asked_at: z.string(),
  ended_at: z.nullable(z.string()),
});
export type Refund = z.output<typeof Refund>;

const wayClosed = z.nullable(z.enum(refundRefusals));

/** One payment with everything that was written down about it. */
export const DeskRecord = namedObject('DeskRecord', {
  ...row,
  money: z.array(MoneyMoment),
  /** what was heard of it, the oldest first: `said` is the gateway's word, or ours where it has none */
  events: z.array(z.object({ at: z.string(), source: z.enum(paymentSources), said: z.string() })),
  refunds: z.array(Refund),
  /** what can still be given back, whole rupiah */
  refundable_amount: z.int(),
  /** of a charge that is not paid: its bill, while money can be taken by hand for it, and what is due; null: none can */
  bill_to_pay: z.nullable(z.object({ billing_id: z.int(), amount: z.int() })),
  /** of what was brought by hand: who wrote it down, and who undid it; null: the payment service told of it */
  by_hand: z.nullable(
    z.object({
      /** a calendar day */
      received_on: z.string(),
      reference: z.string(),
      entered_by: z.string(),
      entered_at: z.string(),
      undone: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
      /** whether an owner can undo it now */
      may_undo: z.boolean(),
    }),
  ),
  /** why nothing can go back in this way, by the name of its refusal; null when something can */
  closed: z.object({ gateway: wayClosed, transfer: wayClosed }),
});
export type DeskRecord = z.output<typeof DeskRecord>;

/** What giving all of a payment back comes to, and where the study kit is that was paid with it. */
export const AfterRefund = namedObject('AfterRefund', {
  /**
   * what becomes of its bill once nothing of it is left; `paid_by_other`: a payment that waits to be refunded pays it then; `closed`:
   * its class takes no registrations any more, so that it cannot be paid again
   */
  bill: z.enum(['as_it_is', 'open', 'closed', 'paid_by_other']),
  /** the study kit that its bill is for; `held`: it must not be sent. null: it is for none, or was never paid */
  kit: z.nullable(z.object({ order_id: z.int(), state: z.enum(['unshipped', 'held', 'shipped']) })),
});
export type AfterRefund = z.output<typeof AfterRefund>;

const record = z.object({ payment: DeskRecord });
const orderId = field.text(50);
/** More than nothing, whole rupiah. */
const positiveAmount = z.pipe(field.amount, z.int().check(z.positive(field.problem('invalid'))));

const way = z.enum(refundWays, { error: field.missingOrInvalid });
export const RefundWish = z
  .object({
    order_id: orderId,
    way,
    amount: positiveAmount,
    reason: field.text(200),
    /** required of a transfer */
    reference: field.optionalText(60),
    /** `refunded_amount` and `refunding_amount` together as they were shown: what went back meanwhile refuses this one */
    refunded_before: field.amount,
    /** as it was shown: a payment that pays a bill meanwhile refuses this one */
    to_refund: z.boolean({ error: field.missingOrInvalid }),
  })
  .check(
    z.refine((wish) => !needsReference(wish.way) || wish.reference !== '', {
      error: 'required' satisfies FieldProblem,
      path: ['reference'],
    }),
  );
export const OtherAmountDecision = z.object({
  order_id: orderId,
  /** `accept`: it pays the bill; `drop`: it does not, and goes back if it is there */
  decision: z.enum(otherAmountDecisions, { error: field.missingOrInvalid }),
  /** the other amount that was decided about */
  amount: field.amount,
});

const { query, reply } = list('payments', DeskPayment);

/** What staff see of payments, and what they do when money does not go straight. */
export const paymentDesk = {
  'GET /payment/desk': endpoint({
    summary: 'Payments, the newest first; the newest 1000 that match are counted and shown',
    tag,
    who: 'clerk',
    token: 'read',
    query: z.extend(query, { filter: z.optional(z.enum(deskFilters)) }),
    reply: z.extend(reply, { total: z.int() }),
  }),
  'GET /export/payments.csv': endpoint({
    summary: 'All payments that this list would find as a table, the newest first',
    tag,
    who: 'clerk',
    token: 'read',
    query: z.extend(z.omit(query, pages), { filter: z.optional(z.enum(deskFilters)), ...separated }),
    notFromOtherSites: true,
    limits: [{ rule: 'office_exports', per: ['account'] }],
    answers: 'spreadsheet',
  }),
  'GET /payment/desk/{orderId}': endpoint({
    summary: 'One payment, with everything that was heard of it',
    tag,
    who: 'clerk',
    params: z.object({ orderId: z.string() }),
    reply: record,
  }),
  'GET /payment/desk/{orderId}/after-refund': endpoint({
    summary: 'What giving all of a payment back comes to, and where its study kit is',
    tag,
    who: 'owner',
    params: z.object({ orderId: z.string() }),
    reply: z.object({ after: AfterRefund }),
  }),
  'POST /payment/desk/ask': endpoint({
    summary: 'Ask the gateway how a payment stands, and about a refund that it has not answered',
    tag,
    who: 'clerk',
    body: z.object({ order_id: orderId }),
    reply: record,
    refusals: ['not_found', 'part_down'],
  }),
  'POST /payment/desk/refund': endpoint({
    summary: 'Give money back: by the gateway, or as a transfer that was made',
    tag,
    who: 'owner',
    body: RefundWish,
    reply: record,
    success: 'updated',
    refusals: ['not_found', ...refundRefusals, 'refund_meanwhile', 'refund_refused'],
  }),
  'POST /payment/desk/other-amount': endpoint({
    summary: 'Decide about a payment for which the gateway reports another amount',
    tag,
    who: 'clerk',
    body: OtherAmountDecision,
    reply: record,
    success: 'updated',
    refusals: ['not_found', 'no_other_amount', 'other_amount_changed', 'payment_not_paid', 'part_down'],
  }),
};
