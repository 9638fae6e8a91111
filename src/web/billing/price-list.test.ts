import { expect, test } from 'vitest';
import { priceListOf } from './price-list.ts';
import { paymentMethods, priceSettings } from './price-settings.test-support.ts';

const { prices, intervals, fixed } = priceListOf({ settings: priceSettings, methods: paymentMethods });

test('the price list names each price and its number, whatever their order and names', () => {
  expect(intervals[12]).toMatchObject({ priceId: 16, name: { en: '12 months', id: '12 months (id)' } });
  expect(fixed.book.name.en).toBe('English Course Book');
  expect(fixed.book.description.id).toBe('Tentang English Course Book');
  const renamed = priceSettings.toReversed().map((one) => ({ ...one, setting_name: 'Six bills' }));
  const other = priceListOf({ settings: renamed, methods: paymentMethods });
  expect(other.prices).toEqual(prices);
  expect([other.fixed.registration.priceId, other.intervals[2].priceId]).toEqual([11, 14]);
});

test('the amounts are those that staff have set', () => {
  expect(prices).toEqual({
    registration: 250_000,
    kit: 350_000,
    book: 200_000,
    intervals: {
      2: { normalPrice: 700_000, discount: 0 },
      4: { normalPrice: 1_400_000, discount: 100_000 },
      12: { normalPrice: 4_200_000, discount: 1_000_000 },
    },
  });
});

test('a list that lacks a price of the fixed set is a bug', () => {
  expect(() => priceListOf({ settings: priceSettings.slice(1), methods: [] })).toThrow('lacks a price');
});
