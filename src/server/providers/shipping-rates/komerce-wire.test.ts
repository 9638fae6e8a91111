import { expect, test } from 'vitest';
import { daysOf, pricesOf } from './komerce-wire.ts';
import { ShippingRatesDown } from './shipping-rates.ts';

test.each([
  ['1 day', '1'],
  ['1-2 day', '1-2'],
  ['13 - 15 day', '13-15'],
  ['2 HARI', '2'],
  ['1-1', '1'],
  ['3', '3'],
  ['', ''],
  ['0-0 day', ''],
  ['5-2 day', ''],
  ['20260811', ''],
  ['a few hours', ''],
])('"%s" takes "%s" days', (etd, days) => {
  expect(daysOf(etd)).toBe(days);
});

const answer = (data: unknown) => ({
  contentType: 'application/json',
  status: 200,
  body: Buffer.from(JSON.stringify({ meta: { code: 200, message: 'Success', status: 'success' }, data })),
});
const reg = { code: 'jne', service: 'REG', description: 'Layanan Reguler', cost: 24_000, etd: '2-3 day' };

test.each([
  [
    'a truck above every parcel',
    { code: 'jne', service: 'JTR', description: 'Trucking', cost: 9_600_000, etd: '' },
  ],
  ['a courier of nobody', { code: 'lion', service: 'REGPACK', cost: -1 }],
  ['a price in words', { ...reg, service: 'YES', cost: 'call us' }],
  ['a price below nothing', { ...reg, service: 'OKE', cost: -5 }],
  ['a row of nothing', null],
  ['a row without a service', { code: 'jne', cost: 5 }],
])('%s does not take the other prices of an answer with it', (_what, row) => {
  expect(pricesOf(answer([row, reg]))).toEqual([
    { courier: 'jne', service: 'REG', description: 'Layanan Reguler', value: 24_000, etd: '2-3' },
  ]);
});

test('a price whose words cannot be read keeps its name and price', () => {
  expect(pricesOf(answer([{ ...reg, description: 7, etd: 2 }]))).toMatchObject([
    { service: 'REG', description: 'REG', value: 24_000, etd: '' },
  ]);
});

test('an answer of which no price can be read is none', () => {
  expect(() => pricesOf(answer([{ ...reg, cost: null }]))).toThrow(ShippingRatesDown);
  expect(() => pricesOf(answer([{ price: 5 }]))).toThrow(ShippingRatesDown);
  expect(() => pricesOf(answer({ jne: 5 }))).toThrow(ShippingRatesDown);
  expect(pricesOf(answer([]))).toEqual([]);
  expect(pricesOf(answer([{ code: 'lion', service: 'REGPACK', cost: 5 }]))).toEqual([]);
});
