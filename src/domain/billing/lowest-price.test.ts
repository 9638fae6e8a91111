import { expect, test } from 'vitest';
import { rupiah } from '../values/money.ts';
import { lowestPrice } from './lowest-price.ts';
import type { Prices } from './price-items.ts';
import { prices } from './prices.test-support.ts';

test('a year paid at once is the cheapest by the month, and its first payment holds registration, kit and book', () => {
  expect(lowestPrice(prices)).toMatchObject({ term: 12, monthly: 266_667, first: 4_000_000 });
});

test('R377: a family may start with the smallest first payment, which is not named where it is the cheapest anyway', () => {
  expect(lowestPrice(prices).start).toEqual({ term: 2, first: 1_500_000, later: 700_000 });
  expect(lowestPrice(priced(2, 500_000)).start).toBeNull();
});

/** The price list of a new school, one interval of it priced anew and nothing taken off. */
const priced = (term: 2 | 4 | 12, price: number, once = prices): Prices => ({
  ...once,
  intervals: { ...once.intervals, [term]: { normalPrice: rupiah(price), discount: rupiah(0) } },
});

test('a changed price changes which interval is named and what is paid first', () => {
  expect(lowestPrice(priced(4, 1_000_000))).toMatchObject({ term: 4, monthly: 250_000, first: 1_800_000 });
  expect(lowestPrice(priced(12, 3_600_000))).toMatchObject({ term: 12, monthly: 300_000, first: 4_400_000 });
  const withoutFee = { ...prices, registration: rupiah(0) };
  expect(lowestPrice(priced(12, 3_200_000, withoutFee))).toMatchObject({
    monthly: 266_667,
    first: 3_750_000,
  });
});

test('of intervals that cost the same by the month the shortest is named', () => {
  expect(lowestPrice(priced(2, 500_000, priced(12, 3_000_000)))).toMatchObject({
    term: 2,
    monthly: 250_000,
    first: 1_300_000,
  });
});
