import type { Rupiah } from '../values/money.ts';
import { totalsOf } from './amounts.ts';
import { type Prices, intervalPrice, monthlyPrice, priceItems } from './price-items.ts';
import { type Term, terms } from './terms.ts';

/** The lowest price by the month, and what it asks for; whole rupiah. */
export interface LowestPrice {
  /** the months that have to be paid at once */
  readonly term: Term;
  readonly monthly: Rupiah;
  /** the first payment: the first bill with registration, study kit and course book; delivery comes on top */
  readonly first: Rupiah;
  /** the interval whose first payment is the smallest, and what each later one comes to; null where it is that interval itself */
  readonly start: { readonly term: Term; readonly first: Rupiah; readonly later: Rupiah } | null;
}

/**
 * Of the three intervals the one that costs least by the month, the shortest where several do, and what its first payment comes
 * to without delivery (rule R350); beside it the one that begins with the smallest payment (rule R377).
 */
export function lowestPrice(prices: Prices): LowestPrice {
  const offers = terms.map((term) => ({
    term,
    monthly: monthlyPrice(prices.intervals[term], term),
    first: totalsOf(priceItems('BUY_COURSE', prices, { term, delivery: null })).net,
  }));
  const best = offers.reduce((cheapest, offer) => (offer.monthly < cheapest.monthly ? offer : cheapest));
  const { term, first } = offers.reduce((least, offer) => (offer.first < least.first ? offer : least));
  const start = term === best.term ? null : { term, first, later: intervalPrice(prices.intervals[term]) };
  return { ...best, start };
}
