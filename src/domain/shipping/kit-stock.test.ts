import { expect, test } from 'vitest';
import { kitsLeft, kitsShort } from './kit-stock.ts';

test.each([
  [{ received: 50, corrected: 0, sent: 0 }, 50],
  [{ received: 50, corrected: -3, sent: 12 }, 35],
  [{ received: 0, corrected: 7, sent: 2 }, 5],
  [{ received: 10, corrected: 0, sent: 12 }, -2],
])('of %j are left %i, below zero too (rule R281)', (moved, left) => {
  expect(kitsLeft(moved)).toBe(left);
});

test.each([
  [{ left: 10, waiting: 10, warnBelow: 0 }, 0],
  [{ left: 10, waiting: 12, warnBelow: 0 }, 2],
  [{ left: 10, waiting: 3, warnBelow: 10 }, 0],
  [{ left: 9, waiting: 3, warnBelow: 10 }, 1],
  [{ left: -2, waiting: 0, warnBelow: 0 }, 2],
])('%j is short by %i: of what waits, or of the number that the owner set (rule R282)', (stock, short) => {
  expect(kitsShort(stock.left, stock)).toBe(short);
});
