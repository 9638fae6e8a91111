import { expect, test } from 'vitest';
import type { PriceSetting } from '../contract/objects.ts';
import { rupiah } from '../domain/values/money.ts';
import { frozenBill, yearBill } from './bill-view.ts';
import { priceListOf } from './price-list.ts';

const setting = (
  setting_id: number,
  setting_key: PriceSetting['setting_key'],
  name: string,
  value: object,
): PriceSetting => ({
  setting_id,
  setting_key,
  setting_name: name,
  setting_name_indo: `${name} (id)`,
  setting_desc: '',
  setting_desc_indo: '',
  value: JSON.stringify(value),
});
const interval = (id: number, months: 2 | 4 | 12, normal_price: number, discount: number) => {
  const term = `${months} months`;
  return setting(id, `interval_${months}`, term, {
    price: normal_price - discount,
    term,
    normal_price,
    discount,
  });
};
const settings = [
  setting(11, 'registration', 'Lifetime Registration', { price: 250_000 }),
  setting(12, 'kit', 'Study Kit', { price: 350_000 }),
  setting(13, 'book', 'English Course Book', { price: 200_000 }),
  interval(14, 2, 700_000, 0),
  interval(15, 4, 1_400_000, 100_000),
  interval(16, 12, 4_200_000, 1_000_000),
];
const { prices, intervals, fixed } = priceListOf(settings);
const nothing = { term: null, delivery: null, method: null };

test('the price list names each price and its number, whatever their order and names', () => {
  expect(intervals[12]).toMatchObject({ priceId: 16, name: { en: '12 months', id: '12 months (id)' } });
  expect(fixed.book.name.en).toBe('English Course Book');
  const renamed = settings.toReversed().map((one) => ({ ...one, setting_name: 'Six bills' }));
  const other = priceListOf(renamed);
  expect(other.prices).toEqual(prices);
  expect([other.fixed.registration.priceId, other.intervals[2].priceId]).toEqual([11, 14]);
});

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
  });
});

test('a whole year leaves nothing to pay later', () => {
  expect(yearBill('BUY_COURSE', prices, { ...nothing, term: 12 }).later).toBeNull();
});

test('a card bears three percent of the net bill', () => {
  const bill = yearBill('BUY_COURSE', prices, { term: 4, delivery: rupiah(24_000), method: 'credit_card' });
  expect(bill).toMatchObject({ fee: 63_720, total: 2_187_720 });
});

test('a frozen bill is its amount alone', () => {
  expect(frozenBill(1_300_000, 'gopay')).toMatchObject({ total: 1_300_000, complete: true, later: null });
  expect(frozenBill(1_300_000, 'gopay').lines).toHaveLength(1);
});
