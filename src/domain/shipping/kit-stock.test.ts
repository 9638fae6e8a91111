import { expect, test } from 'vitest';
import { kitsLeft, kitsMissing, kitsToOrder } from './kit-stock.ts';

test.each([
  [{ received: 50, corrected: 0, sent: 0 }, 50],
  [{ received: 50, corrected: -3, sent: 12 }, 35],
  [{ received: 0, corrected: 7, sent: 2 }, 5],
  [{ received: 10, corrected: 0, sent: 12 }, -2],
])('of %j are left %i, below zero too (rule R281)', (moved, left) => {
  expect(kitsLeft(moved)).toBe(left);
});

test.each([
  [{ left: 10, waiting: 10, warnBelow: 0 }, 0, 0],
  [{ left: 10, waiting: 12, warnBelow: 0 }, 2, 2],
  [{ left: 2, waiting: 2, warnBelow: 5 }, 0, 5],
  [{ left: 3, waiting: 1, warnBelow: 2 }, 0, 0],
  [{ left: 1, waiting: 3, warnBelow: 5 }, 2, 7],
  [{ left: -2, waiting: 0, warnBelow: 0 }, 2, 2],
])('of %j the orders miss %i, and %i are to be ordered (rule R282)', (stock, missing, toOrder) => {
  expect([kitsMissing(stock.left, stock.waiting), kitsToOrder(stock.left, stock)]).toEqual([
    missing,
    toOrder,
  ]);
});
