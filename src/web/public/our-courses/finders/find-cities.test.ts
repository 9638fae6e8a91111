import { expect, test } from 'vitest';
import type { City } from '../../../../contract/objects.ts';
import { findCities } from './find-cities.ts';

const city = (city_id: string, type: City['type'], city_name: string): City => ({
  city_id,
  province_id: city_id.slice(0, 2),
  type,
  city_name,
  postal_code: null,
});
const cities = [
  city('3204', 'Kabupaten', 'Bandung'),
  city('3273', 'Kota', 'Bandung'),
  city('3217', 'Kabupaten', 'Bandung Barat'),
  city('3205', 'Kabupaten', 'Garut'),
  city('3171', 'Kota', 'Jakarta Pusat'),
  city('3174', 'Kota', 'Jakarta Selatan'),
  city('3471', 'Kota', 'Yogyakarta'),
];
const found = (typed: string) => findCities(typed, cities).map(({ city_id }) => city_id);

test('a name that only one has is that one', () => {
  expect(found('garut')).toEqual(['3205']);
  expect(found(' Bandung  barat ')).toEqual(['3217']);
});
test('city or regency, said along, decides', () => {
  expect(found('Kota Bandung')).toEqual(['3273']);
  expect(found('kab. Bandung')).toEqual(['3204']);
  expect(found('Kabupaten Garut')).toEqual(['3205']);
  expect(found('Kota Administrasi Jakarta Pusat')).toEqual(['3171']);
});
test('a name that several have is to choose from', () => {
  expect(found('Bandung')).toEqual(['3204', '3273', '3217']);
  expect(found('jakarta')).toEqual(['3171', '3174']);
});
test('a part of a name from the start of a word is enough', () => {
  expect(found('selatan')).toEqual(['3174']);
  expect(found('yogya')).toEqual(['3471']);
  expect(found('karta')).toEqual([]);
});
test('two slips are forgiven', () => {
  expect(found('Jogyakarta')).toEqual(['3471']);
  expect(found('garrot')).toEqual(['3205']);
});
test('nothing and nonsense find nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('  …  ')).toEqual([]);
  expect(found('kota')).toEqual([]);
  expect(found('xyzzy')).toEqual([]);
  expect(found('xx')).toEqual([]);
});
