import type { Tx } from '../platform/db/database.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { openPaymentsOfFamily } from './payment-store.ts';
import { endSupersededCharge } from './reconcile-payment.ts';

/** Ends the charges of a family that may still be paid. @returns false when money was faster, or the gateway does not know or answer */
export const endOpenCharges = async (context: PaymentsContext, familyId: number): Promise<boolean> => {
  try {
    for (const charge of await openPaymentsOfFamily(context.database.db, familyId)) {
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

/** Whether a family has a charge that may still be paid. Ask with its children locked, as whoever opens a charge locks them. */
export const hasOpenCharge = async (tx: Tx, familyId: number): Promise<boolean> =>
  (await openPaymentsOfFamily(tx, familyId)).length > 0;
