import { expect, test } from 'vitest';
import { rupiah } from '../values/money.ts';
import { frozenBill, yearBill } from './bill-view.ts';
import { prices } from './prices.test-support.ts';

const nothing = { term: null, delivery: null, method: null };

test('before anything is chosen the fixed prices stand on the bill, and two lines are open', () => {
  const bill = yearBill('BUY_COURSE', prices, nothing);
  expect(bill.lines.map(({ kind, item }) => [kind, item?.value ?? null])).toEqual([
    ['registration', 250_000],
    ['kit', 350_000],
    ['book', 200_000],
    ['interval', null],
    ['delivery', null],
  ]);
  expect(bill).toMatchObject({ total: 800_000, complete: false, later: null });
});

test('with 4 months and delivery the discount is taken off, and two more payments follow', () => {
  const bill = yearBill('BUY_COURSE', prices, { term: 4, delivery: rupiah(24_000), method: 'gopay' });
  expect(bill).toMatchObject({
    complete: true,
    discount: 100_000,
    delivery: 24_000,
    fee: null,
    total: 2_124_000,
    later: { count: 2, amount: 1_300_000 },
    year: 4_724_000,
  });
});

test('a whole year leaves nothing to pay later', () => {
  expect(yearBill('BUY_COURSE', prices, { ...nothing, term: 12 })).toMatchObject({
    later: null,
    total: 4_000_000,
    year: 4_000_000,
  });
});

test('a card bears three percent of the net bill', () => {
  const bill = yearBill('BUY_COURSE', prices, { term: 4, delivery: rupiah(24_000), method: 'credit_card' });
  expect(bill).toMatchObject({ fee: 63_720, total: 2_187_720 });
});

test('a frozen bill is its amount alone', () => {
  expect(frozenBill(1_300_000, 'gopay')).toMatchObject({ total: 1_300_000, complete: true, later: null });
  expect(frozenBill(1_300_000, 'gopay').lines).toHaveLength(1);
});
