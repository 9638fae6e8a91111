import { type Refused, refuse } from '../../contract/refusals.ts';
import { type UndoRefusal, undoRefusal } from '../../domain/billing/money-by-hand.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import type { PaymentsContext } from './context.ts';
import { findHandPayment, noteUndone } from './hand-payment-store.ts';
import { receivedOf } from './payment-store.ts';
import { applyStaffAnswer, lockWithChild } from './reconcile-payment.ts';

/** Undoes what was written down by hand: its bill is to be paid again, and the family is told (rule R247). */
export const undoByHand = (
  context: PaymentsContext,
  { by, orderId, reason }: { by: number; orderId: string; reason: string },
): Promise<null | Refused<'not_found' | UndoRefusal>> =>
  context.database.transaction(async (tx) => {
    const locked = await lockWithChild(tx, orderId);
    if (!locked) return refuse('not_found');
    const { payment, child } = locked;
    const entry = await findHandPayment(tx, orderId);
    if (!entry) return refuse('not_by_hand');
    const now = context.clock.now();
    const { state, paymentType, refundedAmount: refunded } = payment;
    const { enteredAt, isFromPaper } = entry;
    const refused = undoRefusal({ state, paymentType, refunded, enteredAt, isFromPaper }, now);
    if (refused) return refuse(refused);
    await noteUndone(tx, orderId, { undoneBy: by, undoneAt: now, undoReason: reason });
    await applyStaffAnswer(context, tx, locked, 'entry_undone');
    await recordChange(tx, {
      by,
      at: now,
      kind: 'payment',
      objectId: orderId,
      name: fullName(child.firstName, child.lastName),
      before: { received_amount: receivedOf(payment) },
      after: { received_amount: 0 },
    });
    return null;
  });
