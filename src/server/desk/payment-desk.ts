import type { DeskFilter, DeskPayment, DeskRecord } from '../../contract/payment-desk.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../contract/list.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { isByHand } from '../../domain/billing/payment-methods.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import { askForRefund } from '../payments/ask-for-refund.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { askedRefundOf, findPayment, pageOfPayments } from '../payments/known-payments.ts';
import { presentDeskPayments, presentDeskRecord } from './present-desk-payment.ts';
import { reconcilePayment } from '../payments/reconcile-payment.ts';

/** A page of payments for staff, the newest first. They only become more, so they are never answered whole. */
export const listPayments = async (
  { database: { db }, clock }: Pick<PaymentsContext, 'database' | 'clock'>,
  { filter, size = DEFAULT_PAGE_SIZE, ...query }: ListQuery & { filter?: DeskFilter | undefined },
): Promise<{ payments: DeskPayment[]; total: number }> => {
  const { rows, total } = await pageOfPayments(db, filter, { ...query, size }, clock.now());
  return { payments: await presentDeskPayments(db, rows), total };
};

/** One payment for staff. */
export const showDeskPayment = async (
  { database: { db }, clock }: Pick<PaymentsContext, 'database' | 'clock'>,
  scope: FamilyScope,
  orderId: string,
): Promise<{ payment: DeskRecord } | Refused<'not_found'>> => {
  const payment = await findPayment(db, scope, orderId);
  return payment ? { payment: await presentDeskRecord(db, payment, clock.now()) } : refuse('not_found');
};

/** Asks the gateway how a payment stands, and first about a refund that it has not answered yet. */
export const askAboutPayment = async (
  context: PaymentsContext,
  scope: FamilyScope,
  orderId: string,
): Promise<{ payment: DeskRecord } | Refused<'not_found' | 'part_down'>> => {
  const { db } = context.database;
  const known = await findPayment(db, scope, orderId);
  // The gateway knows nothing of what was brought by hand.
  if (known && isByHand(known.paymentType)) return showDeskPayment(context, scope, orderId);
  const asked = await askedRefundOf(db, orderId);
  if (asked && (await askForRefund(context, asked)) === 'open') return refuse('part_down');
  try {
    const payment = await reconcilePayment(context, orderId);
    return payment ? await showDeskPayment(context, scope, orderId) : refuse('not_found');
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    context.log.warn({ payment: orderId, reason: error.message }, 'the gateway could not be asked by staff');
    return refuse('part_down');
  }
};
