import type { moneyByHand } from '../../contract/money-by-hand.ts';
import { isRefused } from '../../contract/refusals.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { type Actors, scopeOf } from '../accounts/actors.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { payByHand } from '../payments/pay-by-hand.ts';
import { undoByHand } from '../payments/undo-by-hand.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { endDelay, endDiscount, giveDelay, giveDiscount, showAgreements } from './agree-on-bill.ts';
import { showDeskPayment } from './payment-desk.ts';

/** Money that is brought to the school, and what an owner agrees about a bill. */
export const handRoutes = (context: PaymentsContext): Handlers<typeof moneyByHand, Actors> => {
  const { db } = context.database;
  return {
    'POST /payments/by-hand': async ({ actor, body }) => {
      const paid = await payByHand(context, {
        by: actor.userId,
        billId: body.billing_id,
        method: body.payment_type,
        amount: body.amount,
        reference: body.reference,
        receivedOn: body.received_on === undefined ? undefined : calendarDate(body.received_on),
      });
      return isRefused(paid) ? paid : showDeskPayment(context, scopeOf(actor), paid.orderId);
    },
    'POST /payments/by-hand/undo': async ({ actor, body }) => {
      const { order_id: orderId, reason } = body;
      const refused = await undoByHand(context, { by: actor.userId, orderId, reason });
      return refused ?? showDeskPayment(context, scopeOf(actor), orderId);
    },
    'GET /bills/{billId}/agreements': ({ params }) => showAgreements(db, params.billId),
    'POST /bills/discount': ({ actor, body }) =>
      giveDiscount(context, {
        by: actor.userId,
        billId: body.billing_id,
        amount: body.amount,
        reason: body.reason,
      }),
    'POST /bills/discount/end': ({ actor, body }) =>
      endDiscount(context, { by: actor.userId, billId: body.billing_id }),
    'POST /bills/delay': ({ actor, body }) =>
      giveDelay(context, {
        by: actor.userId,
        billId: body.billing_id,
        until: calendarDate(body.until),
        reason: body.reason,
      }),
    'POST /bills/delay/end': ({ actor, body }) =>
      endDelay(context, { by: actor.userId, billId: body.billing_id }),
  };
};
