import { expect, test } from 'vitest';
import { rupiah } from '../values/money.ts';
import { isFeeShare, isLargeChange, isPayable, priceProblem } from './price-changes.ts';

const price = (normalPrice: number, discount: number) => ({
  normalPrice: rupiah(normalPrice),
  discount: rupiah(discount),
});

test.each([
  ['kit', 350_000, 0, null],
  ['kit', 350_000, 350_000, null],
  ['kit', 350_000, 350_001, 'discount_above_price'],
  ['interval_4', 1_400_000, 1_399_999, null],
  ['interval_4', 1_400_000, 1_400_000, 'discount_above_price'],
  ['interval_4', 0, 0, 'price_nothing'],
] as const)('a price of %s: %i less %i is refused by %s', (key, normal, discount, problem) => {
  expect(priceProblem(key, price(normal, discount))).toBe(problem);
});

test('every first bill stays within Rp 10.000.000, the most that QRIS takes, with Rp 500.000 for its delivery', () => {
  const prices = {
    registration: rupiah(250_000),
    kit: rupiah(350_000),
    book: rupiah(200_000),
    intervals: {
      2: price(700_000, 0),
      4: price(1_400_000, 100_000),
      12: price(9_700_000, 1_000_000),
    },
  };
  expect(isPayable(prices)).toBe(true);
  expect(isPayable({ ...prices, kit: rupiah(350_001) })).toBe(false);
});

test.each([
  [0, true],
  [0.03, true],
  [0.0071, true],
  [1, true],
  [1.0001, false],
  [-0.01, false],
  [0.00001, false],
  [Number.NaN, false],
])('a fee share of %f may be set: %s', (share, may) => {
  expect(isFeeShare(share)).toBe(may);
});

test.each([
  [700_000, 910_000, false],
  [700_000, 910_001, true],
  [700_000, 490_000, false],
  [700_000, 489_999, true],
  [700_000, 75_000, true],
  [0, 1, true],
  [350_000, 350_000, false],
  [0.03, 0.039, false],
  [0.03, 0.04, true],
  [0.03, 0, true],
])('from %d to %d staff are asked: %s (R81)', (before, after, asked) => {
  expect(isLargeChange(before, after)).toBe(asked);
});
