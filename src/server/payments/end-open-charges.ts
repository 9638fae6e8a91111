import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { openPaymentsOfFamily } from './payment-store.ts';
import { cancelCharge } from './reconcile-payment.ts';

/** Ends the charges of a family that may still be paid. @returns false when money was faster, or the gateway does not answer */
export const endOpenCharges = async (context: PaymentsContext, familyId: number): Promise<boolean> => {
  try {
    for (const charge of await openPaymentsOfFamily(context.database.db, familyId)) {
      const ended = await cancelCharge(context, charge);
      if (ended?.state !== 'FAILED') return false;
    }
    return true;
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
    return false;
  }
};
