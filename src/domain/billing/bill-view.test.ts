import { expect, test } from 'vitest';
import { rupiah } from '../values/money.ts';
import { frozenBill, yearBill } from './bill-view.ts';
import { paymentMethod } from './payment-methods.ts';
import { prices } from './prices.test-support.ts';

const qris = paymentMethod('gopay', 0.03);
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
  const bill = yearBill('BUY_COURSE', prices, { term: 4, delivery: rupiah(24_000), method: qris });
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

test('a card bears the share of the net bill that the school has set', () => {
  const chosen = { term: 4, delivery: rupiah(24_000) } as const;
  const at = (share: number) =>
    yearBill('BUY_COURSE', prices, { ...chosen, method: paymentMethod('credit_card', share) });
  expect(at(0.03)).toMatchObject({ fee: { share: 0.03, amount: 63_720 }, total: 2_187_720 });
  expect(at(0.025)).toMatchObject({ fee: { share: 0.025, amount: 53_100 }, total: 2_177_100 });
  expect(at(0)).toMatchObject({ fee: null, total: 2_124_000 });
});

test('a frozen bill is its amount alone', () => {
  expect(frozenBill(1_300_000, qris)).toMatchObject({ total: 1_300_000, complete: true, later: null });
  expect(frozenBill(1_300_000, qris).lines).toHaveLength(1);
});
