import { expect, test } from 'vitest';
import { numberIn, paymentSearch } from './payment-search.ts';
import { namesReceipt, typedReceiptNumber } from './receipt-number.ts';

const found = (typed: string) => {
  const { receipts, amounts, words } = paymentSearch(typed);
  return [receipts, amounts, words];
};

test.each([
  ['KW-000042', [[42], [], []]],
  ['kw 42', [[42], [], []]],
  ['KW42', [[42], [], []]],
  ['Rp 640.000', [[], [640_000], []]],
  ['rp640000', [[], [640_000], []]],
  ['Rp. 640.000', [[], [640_000], []]],
  ['640.000', [[], [], ['640000']]],
  ['640000', [[], [], ['640000']]],
  ['000042', [[], [], ['000042']]],
  ['Alya Rp 640.000', [[], [640_000], ['Alya']]],
  ['alya kartika kw-7', [[7], [], ['alya', 'kartika']]],
  ['KE-12-00ff00ff00ff00ff', [[], [], ['KE1200ff00ff00ff00ff']]],
  ['0857-1122', [[], [], ['08571122']]],
  // No receipt and no amount: words.
  ['Kwan 12', [[], [], ['Kwan', '12']]],
  ['KW-42a', [[], [], ['KW42a']]],
  ['Carpool', [[], [], ['Carpool']]],
  // No payment has such a number.
  ['KW-999999999999', [[null], [], []]],
  ['Rp 64.00', [[], [null], []]],
  ['Rp 9.999.999.999', [[], [null], []]],
  ['%', [[], [], []]],
])('%j is looked for as receipts, amounts and words (R160)', (typed, expected) =>
  expect(found(typed)).toEqual(expected),
);

test('a word of digits may be a receipt or an amount, unless it is too large for either', () => {
  expect(['640000', '000042', '999999999999', '0x1', 'alya'].map(numberIn)).toEqual([
    640_000,
    42,
    null,
    null,
    null,
  ]);
});

test('a receipt is named with its prefix or without, with leading zeros or without (R160)', () => {
  expect(['KW-000042', 'kw 42', '42', '000042', ' KW.42 '].map(typedReceiptNumber)).toEqual([
    42, 42, 42, 42, 42,
  ]);
  expect(['KW', 'KW-', '4 2', 'K-42', '', 'KW-99999999999'].map(typedReceiptNumber)).toEqual(
    Array(6).fill(null),
  );
  expect(['kw 4', 'KW-42'].every(namesReceipt)).toBe(true);
  expect(['42', '000042', 'Kwan'].some(namesReceipt)).toBe(false);
});
