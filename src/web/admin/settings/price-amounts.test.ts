import { expect, test } from 'vitest';
import type { Price } from '../../../contract/price-objects.ts';
import { inDigits, largeChange, netOf, pricesOf, typedAmount, typedPrice } from './price-amounts.ts';

const price = (setting_key: Price['setting_key'], normal_price: number, discount = 0): Price => ({
  setting_id: 1,
  setting_key,
  setting_name: '',
  setting_name_indo: '',
  setting_desc: '',
  setting_desc_indo: '',
  normal_price,
  discount,
  version: 1,
});

test('a parent pays the price less its discount', () => {
  expect(netOf(price('interval_4', 1_400_000, 100_000))).toBe(1_300_000);
});

const list = [
  price('registration', 250_000, 50_000),
  price('kit', 350_000),
  price('book', 200_000),
  price('interval_2', 700_000),
  price('interval_4', 1_400_000, 100_000),
  price('interval_12', 4_200_000, 1_000_000),
];

test('the list is for computing when no entry of the fixed set is missing', () => {
  expect(pricesOf(list)).toMatchObject({
    registration: 200_000,
    kit: 350_000,
    book: 200_000,
    intervals: { 4: { normalPrice: 1_400_000, discount: 100_000 } },
  });
  expect(pricesOf(list.slice(1))).toBeNull();
});

test('of a price that changes by more than 30 percent it is told what a year then brings', () => {
  expect(largeChange(list, price('interval_2', 75_000))).toEqual([
    { term: 2, before: 4_200_000, after: 450_000 },
  ]);
  // The discount alone makes the difference.
  expect(largeChange(list, price('interval_4', 1_400_000, 500_000))).toEqual([
    { term: 4, before: 3_900_000, after: 2_700_000 },
  ]);
  expect(largeChange(list, price('kit', 3_500_000))).toEqual([
    { term: 2, before: 4_950_000, after: 8_100_000 },
    { term: 4, before: 4_650_000, after: 7_800_000 },
    { term: 12, before: 3_950_000, after: 7_100_000 },
  ]);
  expect(largeChange(list, price('interval_2', 900_000))).toBeNull();
});

test('an amount is typed in digits, with dots before every three or without', () => {
  for (const text of [' 1300000 ', '1.300.000', 'Rp 1.300.000']) expect(typedAmount(text)).toBe(1_300_000);
  for (const text of ['', '1.3000.00', '1300000,5', '-5', '10000001', '99999999999999999999'])
    expect(typedAmount(text)).toBeNull();
});

test('an amount with dots is compared with the stored one in digits', () => {
  expect(inDigits(' Rp 750.000 ')).toBe('750000');
  expect(inDigits('750,5')).toBe('750,5');
});

test('while a price is typed, what a parent pays is told per bill and year, and nothing while it would be refused', () => {
  expect(typedPrice('interval_4', { normal_price: '1400000', discount: '100000' })).toEqual({
    net: 1_300_000,
    interval: { term: 4, bills: 3, year: 3_900_000 },
  });
  expect(typedPrice('kit', { normal_price: '350000', discount: '350000' })).toEqual({
    net: 0,
    interval: null,
  });
  expect(typedPrice('interval_4', { normal_price: '1400000', discount: '1400000' })).toBeNull();
  expect(typedPrice('kit', { normal_price: '', discount: '0' })).toBeNull();
  expect(typedPrice('kit', { normal_price: '1.4000', discount: '0' })).toBeNull();
  expect(typedPrice('interval_2', { normal_price: '99999999999999', discount: '0' })).toBeNull();
});
