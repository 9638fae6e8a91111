import { expect, test } from 'vitest';
import type { City } from '../../../../contract/objects.ts';
import { ApiRefusal, type Call } from '../../../api.ts';
import { priceAnswer } from './price-answer.ts';

const city = (city_id: string, type: City['type'], city_name: string): City => ({
  city_id,
  province_id: city_id.slice(0, 2),
  type,
  city_name,
  postal_code: null,
});
const costs = { jne: 24_000, pos: 22_000, tiki: null } as const;

/** The API, as far as the page asks it. */
const school = (down = false) =>
  (async (key: string, input: { body?: { courier: keyof typeof costs } } = {}) => {
    if (key === 'GET /rajaongkir/provinces')
      return { provinces: [{ province_id: '32', province: 'Jawa Barat' }] };
    if (key === 'GET /rajaongkir/cities')
      return {
        cities: [
          city('3204', 'Kabupaten', 'Bandung'),
          city('3273', 'Kota', 'Bandung'),
          city('3205', 'Kabupaten', 'Garut'),
        ],
      };
    if (down) throw new ApiRefusal(503, 'Oops.. Something went wrong please try again later.');
    const value = costs[input.body?.courier ?? 'tiki'];
    return { costs: value === null ? [] : [{ service: 'REG', description: '', value, etd: '2-3' }] };
  }) as unknown as Call;

const ask = (fields: Record<string, string>, call = school()) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return priceAnswer(call, form);
};

test('every courier that delivers is told, the cheapest first', async () => {
  expect(await ask({ term: '4', city: 'garut' })).toEqual({
    term: 4,
    typed: 'Kabupaten Garut',
    problem: null,
    place: { cityId: '3205', name: 'Kabupaten Garut', province: 'Jawa Barat' },
    deliveries: [
      { courier: 'pos', service: 'REG', value: 22_000, etd: '2-3' },
      { courier: 'jne', service: 'REG', value: 24_000, etd: '2-3' },
    ],
  });
});
test('a name that two have is to choose from, and the choice counts', async () => {
  expect(await ask({ term: '2', city: 'Bandung' })).toMatchObject({
    problem: 'city_open',
    places: [{ cityId: '3204' }, { cityId: '3273' }],
  });
  expect(await ask({ term: '2', city: 'Bandung', city_id: '3273' })).toMatchObject({
    problem: null,
    typed: 'Kota Bandung',
  });
});
test('no city and one that nobody knows are asked for again', async () => {
  expect(await ask({ term: '2', city: ' ' })).toEqual({ term: 2, typed: '', problem: 'city_required' });
  expect(await ask({ term: '2', city: 'Atlantis' })).toEqual({
    term: 2,
    typed: 'Atlantis',
    problem: 'city_unknown',
  });
});
test('an interval that there is not is taken for the whole year', async () => {
  expect(await ask({ term: '7', city: 'garut' })).toMatchObject({ term: 12 });
});
test('without the couriers’ answer the price is told without delivery', async () => {
  expect(await ask({ term: '2', city: 'garut' }, school(true))).toMatchObject({
    problem: null,
    deliveries: null,
  });
});
