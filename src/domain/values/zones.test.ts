import { expect, test } from 'vitest';
import { hoursAheadOfWib, zoneOfProvince } from './zones.ts';

test.each([
  ['11', 'WIB'],
  ['21', 'WIB'],
  ['32', 'WIB'],
  ['36', 'WIB'],
  ['51', 'WITA'],
  ['52', 'WITA'],
  ['53', 'WITA'],
  ['61', 'WIB'],
  ['62', 'WIB'],
  ['63', 'WITA'],
  ['64', 'WITA'],
  ['65', 'WITA'],
  ['71', 'WITA'],
  ['76', 'WITA'],
  ['81', 'WIT'],
  ['82', 'WIT'],
  ['91', 'WIT'],
  ['96', 'WIT'],
  ['', 'WIB'],
  [null, 'WIB'],
])('province %s has %s', (code, zone) => {
  expect(zoneOfProvince(code)).toBe(zone);
});

test('WITA is one hour ahead of WIB, WIT two', () => {
  expect((['WIB', 'WITA', 'WIT'] as const).map(hoursAheadOfWib)).toEqual([0, 1, 2]);
});
