import type { Database, Tx } from '../platform/db/database.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { openPaymentsOfChild, openPaymentsOfFamily } from './payment-store.ts';
import { endSupersededCharge } from './reconcile-payment.ts';

/** Of whom charges are looked for. */
type Payers = { readonly familyId: number } | { readonly childId: number };

const openOf = (db: Database, of: Payers) =>
  'childId' in of ? openPaymentsOfChild(db, of.childId) : openPaymentsOfFamily(db, of.familyId);

/** Ends the charges of a family, or of one child, that may still be paid. @returns false when money was faster, or the gateway does not know or answer */
export const endOpenCharges = async (context: PaymentsContext, of: Payers): Promise<boolean> => {
  try {
    for (const charge of await openOf(context.database.db, of)) {
      // It is just being opened: what the gateway says of it comes later.
      if (charge.gatewayStatus === '') return false;
      const ended = await endSupersededCharge(context, charge);
      if (ended?.state !== 'FAILED') return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    return false;
  }
};

/** Whether there is a charge that may still be paid. Ask with the children locked, as whoever opens a charge locks them. */
export const hasOpenCharge = async (tx: Tx, of: Payers): Promise<boolean> =>
  (await openOf(tx, of)).length > 0;
