import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { useQuery } from '@tanstack/react-query';
import { pollWhile } from '../../app/query.ts';
import { apiQuery } from '../../app/screen.ts';

/** The family's charges that may still be paid; `live-payments.ts` keeps it fresh on every page. A cut line shows elsewhere. */
export const openChargesQuery = {
  ...apiQuery('GET /payment/open'),
  retry: false,
  meta: { polls: true, repeated: true } as const,
};

/** Polls the family's charges also while none is open: whoever has a payment link may begin to pay at any moment. */
export const useMoneyWatch = (hasOpenLink: boolean): void => {
  useQuery({ ...openChargesQuery, refetchInterval: pollWhile(() => hasOpenLink) });
};

/** All that are open, also those of whoever the family sent a link. */
export const useCharges = (): readonly OpenCharge[] => useQuery(openChargesQuery).data?.charges ?? [];

/**
 * The charges that the family opened itself and may still pay, and whatever came with another amount and is looked at; none while they
 * are not known.
 */
export const useOpenCharges = (): readonly OpenCharge[] =>
  useCharges().filter(({ by_link, under_review }) => !by_link || under_review);

/** Such a charge of a child, the newest. */
export const useOpenChargeOf = (childId: number): OpenCharge | null =>
  useOpenCharges().findLast(({ child_id }) => child_id === childId) ?? null;

/** The open charge of a bill, also one of whoever the family sent a link. */
export const useChargeOfBill = (billingId: number | null): OpenCharge | null =>
  useCharges().findLast(({ billing_id }) => billing_id !== null && billing_id === billingId) ?? null;
