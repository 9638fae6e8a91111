import * as fc from 'fast-check';
import { rupiah } from '../values/money.ts';
import type { IntervalPrice, Prices } from './price-items.ts';
import { terms } from './terms.ts';

/** The prices a new school starts with (rule R45). */
export const prices: Prices = {
  registration: rupiah(250_000),
  kit: rupiah(350_000),
  book: rupiah(200_000),
  intervals: {
    2: { normalPrice: rupiah(700_000), discount: rupiah(0) },
    4: { normalPrice: rupiah(1_400_000), discount: rupiah(100_000) },
    12: { normalPrice: rupiah(4_200_000), discount: rupiah(1_000_000) },
  },
};

const amount = fc.nat(5_000_000).map(rupiah);
const interval: fc.Arbitrary<IntervalPrice> = fc
  .tuple(fc.nat(2_000_000), fc.nat(3_000_000))
  .map(([discount, more]) => ({ normalPrice: rupiah(discount + more), discount: rupiah(discount) }));

export const anyTerm = fc.constantFrom(...terms);
export const anyDelivery = fc.nat(500_000).map(rupiah);
export const anyPrices: fc.Arbitrary<Prices> = fc.record({
  registration: amount,
  kit: amount,
  book: amount,
  intervals: fc.record({ 2: interval, 4: interval, 12: interval }),
});
