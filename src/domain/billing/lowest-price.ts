import type { Rupiah } from '../values/money.ts';
import { totalsOf } from './amounts.ts';
import { type Prices, monthlyPrice, priceItems } from './price-items.ts';
import { type Term, terms } from './terms.ts';

/** The lowest price by the month, and what it asks for; whole rupiah. */
export interface LowestPrice {
  /** the months that have to be paid at once */
  readonly term: Term;
  readonly monthly: Rupiah;
  /** the first payment: the first bill with registration, study kit and course book; delivery comes on top */
  readonly first: Rupiah;
}

/**
 * Of the three intervals the one that costs least by the month, the shortest where several do, and what its first payment comes
 * to without delivery (rule R350).
 */
export function lowestPrice(prices: Prices): LowestPrice {
  const offers = terms.map((term) => ({
    term,
    monthly: monthlyPrice(prices.intervals[term], term),
    first: totalsOf(priceItems('BUY_COURSE', prices, { term, delivery: null })).net,
  }));
  return offers.reduce((best, offer) => (offer.monthly < best.monthly ? offer : best));
}
