import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiQuery } from '../../hydrated/screen.ts';

/** The family's charges that may still be paid; `live-payments.ts` keeps it fresh on every page. A cut line shows elsewhere. */
export const openChargesQuery = {
  ...apiQuery('GET /payment/open'),
  retry: false,
  meta: { polls: true, repeated: true } as const,
};

/** Milliseconds, for pages that show where money is: it may come, or go back, while nothing of the family is open. */
const LOOK_MS = 15_000;
/** While somebody else may pay at any moment. */
const LIVE_MS = 4000;
/** Half an hour of answers: a page that was left alone asks as seldom as any other. */
const MANY_ANSWERS = 450;

/** Asks about the family's payments also while none is open, as long as the page is looked at (decision 0035). */
export const useMoneyWatch = (isLive: boolean): void => {
  const counted = useRef<number>(undefined);
  useQuery({
    ...openChargesQuery,
    refetchInterval: ({ state: { error, dataUpdateCount } }) => {
      if (error !== null) return false;
      counted.current ??= dataUpdateCount;
      return isLive && dataUpdateCount - counted.current < MANY_ANSWERS ? LIVE_MS : LOOK_MS;
    },
  });
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
