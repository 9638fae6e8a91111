import type { DeliveryStatus } from '../../../domain/shipping/order.ts';

interface Known {
  /** the order as it is stored */
  stored: { readonly resi: string | null; readonly delivery_status: DeliveryStatus; readonly held: boolean };
  /** the tracking number as it is typed now */
  typed: string;
}

/**
 * The status that a tracking number speaks for while it is typed: a parcel that had none and now has one is shipped. Null where
 * it says nothing: the parcel had a number, is shipped already, or is held.
 */
export const proposedStatus = ({ stored, typed }: Known): DeliveryStatus | null => {
  const { resi, delivery_status: status, held } = stored;
  if (resi !== null || status === 'shipped' || held) return null;
  return typed.trim() === '' ? 'unshipped' : 'shipped';
};
