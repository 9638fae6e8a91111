import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../hydrated/screen.ts';

/** The family's charges that may still be paid; `live-payments.ts` keeps it fresh on every page. A cut line shows elsewhere. */
export const openChargesQuery = {
  ...apiQuery('GET /payment/open'),
  retry: false,
  meta: { polls: true, repeated: true } as const,
};

/** The family's open charges; none while they are not known. */
export const useOpenCharges = (): readonly OpenCharge[] => useQuery(openChargesQuery).data?.charges ?? [];

/** The open charge of a child, the newest: for its bill when one is named. */
export const useOpenChargeOf = (childId: number, billingId?: number): OpenCharge | null =>
  useOpenCharges().findLast(
    ({ child_id, billing_id }) =>
      child_id === childId && (billingId === undefined || billing_id === billingId),
  ) ?? null;
