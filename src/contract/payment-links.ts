import * as z from 'zod/mini';
import { otherAmountCases } from '../domain/billing/other-amount.ts';
import { paidMethods, paymentTypes } from '../domain/billing/payment-methods.ts';
import { billRefusals } from './billing.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const tag = 'Payment links';
const bill = z.object({ child_id: field.id, billing_id: field.id });
const byToken = { token: z.string().check(z.regex(/^[\w-]{43}$/)) };
/**
 * Counted once the link was looked up, and only what leads nowhere: whoever has a good link gets through, however many wrong ones
 * others tried from the same address.
 */
const limits = [{ rule: 'payment_link', per: ['address'], byHandler: true }] as const;
/** Pages of other sites could else use up the limit of whoever reads them. */
const notFromOtherSites = true;

/** A link as its family sees it. Its address is told once, when it is made. */
const PaymentLink = z.object({
  billing_id: z.int(),
  /** `EXPIRED`: its time ran out unpaid; `TAKEN_BACK`: what came through it went back, and nobody can pay by it */
  state: z.enum(['OPEN', 'TAKEN_BACK', 'EXPIRED']),
  /** instants */
  created_at: z.string(),
  expires_at: z.string(),
  /** when a charge was first opened through it; null: not yet */
  first_used_at: z.nullable(z.string()),
});
export type PaymentLink = z.output<typeof PaymentLink>;

/** A charge that was opened through the link, as its payer sees it: nothing of the family. */
const LinkCharge = z.object({
  order_id: z.string(),
  payment_type: z.enum(paidMethods),
  /** whole rupiah */
  gross_amount: z.int(),
  payment_status: z.enum(['SUCCESS', 'PENDING', 'FAILED']),
  /** the money is there, paid nothing and will be given back */
  to_refund: z.boolean(),
  /** another amount than was charged: the school looks at it, or did not count it; null: neither */
  other_amount: z.nullable(z.enum(otherAmountCases)),
  redirect_url: z.nullable(z.string()),
  qr_url: z.nullable(z.string()),
  biller_code: z.nullable(z.string()),
  bill_key: z.nullable(z.string()),
  expiry_time: z.string(),
});
export type LinkCharge = z.output<typeof LinkCharge>;

const reply = z.object({
  /** `TAKEN_BACK`: money that came through it went back, and its family has to make a new one */
  state: z.enum(['OPEN', 'PAID', 'TAKEN_BACK', 'EXPIRED']),
  /** what is paid; null once there is nothing to pay */
  bill: z.nullable(
    z.object({
      /** one first name of the child */
      child: z.string(),
      description: z.string(),
      description_indo: z.string(),
      /** whole rupiah, without the fee of a method */
      amount: z.int(),
      /** how it can be paid, and what is paid then */
      methods: z.array(z.object({ payment_type: z.enum(paymentTypes), gross_amount: z.int(), fee: z.int() })),
      /** an instant */
      expires_at: z.string(),
      /** a day: the last one of the lessons that it opens at once; null while its months have not begun, or if it opens none */
      opens_until: z.nullable(z.string()),
      /** a day: the first of its months */
      period_start: z.string(),
      /** how many lessons it opens when it is paid now; none: it is the last instalment of the year's price, or they are gone */
      lessons: z.int(),
      /** a day: the last of the week with the year's last lesson */
      last_lesson: z.string(),
    }),
  ),
  /** the newest charge that was opened through this link, while it may be paid or its money waits to go back; null: none */
  charge: z.nullable(LinkCharge),
  /** since when the family has a charge of its own open for this bill, an instant; null: it has none */
  being_paid_since: z.nullable(z.string()),
  /** what was paid through this link, as its payer's proof; null: nothing */
  paid: z.nullable(
    z.object({
      order_id: z.string(),
      payment_type: z.enum(paidMethods),
      /** whole rupiah */
      gross_amount: z.int(),
      /** one first name of the child */
      child: z.string(),
      /** instants; the money is here while it has not gone back */
      paid_at: z.string(),
      gone_back_at: z.nullable(z.string()),
      /** what of it the school has transferred to the family instead of giving it back to the payer, whole rupiah */
      transferred_amount: z.int(),
    }),
  ),
});
export type LinkView = z.output<typeof reply>;

export const paymentLinks = {
  'POST /payment/link': endpoint({
    summary: 'Make the link by which somebody else pays a bill, told this once; the one it had is revoked',
    tag,
    who: 'parent',
    body: bill,
    reply: z.object({ url: z.string(), expires_at: z.string() }),
    status: 201,
    limits: [{ rule: 'payment_links_made', per: ['account'] }],
    refusals: [
      'not_found',
      'bill_already_paid',
      'bill_skipped',
      'earlier_bill_payable',
      'enrolment_unpaid',
      'payment_link_too_late',
    ],
  }),
  'GET /payment/links/{childId}': endpoint({
    summary: "The payment links of a child's bills that are not paid, without revoked ones",
    tag,
    who: 'parent',
    params: z.object({ childId: field.id }),
    reply: z.object({ links: z.array(PaymentLink) }),
  }),
  'POST /payment/link/revoke': endpoint({
    summary: 'Revoke the payment link of a bill, and end what was opened through it and is not paid',
    tag,
    who: 'parent',
    body: bill,
    refusals: ['not_found'],
  }),
  'GET /payment/link/{token}': endpoint({
    summary: 'What a payment link asks for, and how it can be paid; the link is the proof',
    tag,
    who: 'guest',
    params: z.object(byToken),
    reply,
    limits,
    notFromOtherSites,
    refusals: ['not_found'],
  }),
  'POST /payment/link/{token}/charge': endpoint({
    summary:
      'Open the charge of the bill of a payment link; the same way asked for again answers with the open one',
    tag,
    who: 'guest',
    params: z.object(byToken),
    body: z.object({ payment_type: field.text(30) }),
    reply,
    status: 201,
    limits,
    refusals: [...billRefusals, 'payment_link_expired', 'payment_link_taken_back'],
  }),
  'GET /payment/link/{token}/status': endpoint({
    summary: 'How the charge that was opened through a payment link stands; asks the gateway',
    tag,
    who: 'guest',
    params: z.object(byToken),
    reply,
    limits,
    notFromOtherSites,
    refusals: ['not_found'],
  }),
  'GET /payment/link/{token}/qr-code/{orderId}': endpoint({
    summary: 'The picture to scan for a charge that was opened through a payment link',
    tag,
    who: 'guest',
    params: z.object({ ...byToken, orderId: z.string() }),
    answers: 'image',
    limits,
    notFromOtherSites,
    refusals: ['not_found', 'part_down'],
  }),
};
