import { expect, test } from 'vitest';
import { parcelWeight, regionOfOrigin, startedKilograms, staysInRegion } from './parcel.ts';

test.each([
  [1, 1],
  [999, 1],
  [1000, 1],
  [1001, 2],
  [1700, 2],
  [2000, 2],
])('%i grams are billed as %i kilograms', (grams, kilograms) => {
  expect(startedKilograms(grams)).toBe(kilograms);
});

test('a parcel weighs 2000 grams', () => {
  expect(parcelWeight).toBe(2000);
});

test('origin 126 means Garut, as text or number; others are official codes', () => {
  expect([regionOfOrigin('126'), regionOfOrigin(126), regionOfOrigin('3205')]).toEqual([
    '3205',
    '3205',
    '3205',
  ]);
  expect(regionOfOrigin('3273')).toBe('3273');
});

test('a parcel stays in the region when it goes to 3205', () => {
  expect([staysInRegion('3205'), staysInRegion(3205), staysInRegion('3273')]).toEqual([true, true, false]);
});
