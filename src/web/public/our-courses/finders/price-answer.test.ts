import { expect, test } from 'vitest';
import { cachedRegions } from './cached-regions.ts';
import { askedPrice, priceAt } from './price-answer.ts';
import { shippingSchool } from './school.test-support.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
/** Asks by the form, and for the price by the address that this leads to. */
const ask = async (
  fields: Record<string, string>,
  { call } = shippingSchool(),
  loadRegions = cachedRegions(),
) => {
  const parts = { call, loadRegions };
  const asked = await askedPrice(parts, formOf(fields));
  const city = asked.problem === null ? asked.place.cityId : asked.typed;
  return priceAt(parts, new URLSearchParams({ city, term: String(asked.term) }));
};

test('every courier that delivers is listed, the cheapest first', async () => {
  expect(await ask({ term: '4', city: 'garut' })).toEqual({
    term: 4,
    typed: 'Kabupaten Garut',
    problem: null,
    place: { cityId: '3205', provinceId: '32', name: 'Kabupaten Garut', province: 'Jawa Barat' },
    deliveries: [
      { courier: 'pos', service: 'REG', value: 22_000, etd: '2-3' },
      { courier: 'jne', service: 'REG', value: 24_000, etd: '2-3' },
    ],
  });
});
test('a name that two have is to choose from, and the choice counts', async () => {
  expect(await ask({ term: '2', city: 'Bandung' })).toMatchObject({
    problem: 'city_open',
    how: 'same_name',
    places: [{ cityId: '3204' }, { cityId: '3273' }],
  });
  expect(await ask({ term: '2', city: 'Bandung', city_id: '3273' })).toMatchObject({
    problem: null,
    typed: 'Kota Bandung',
  });
});
test('a place that is only near is asked about, and costs nothing yet', async () => {
  const school = shippingSchool();
  expect(await ask({ term: '2', city: 'garu' }, school)).toEqual({
    term: 2,
    typed: 'garu',
    problem: 'city_open',
    how: 'nearly',
    places: [{ cityId: '3205', provinceId: '32', name: 'Kabupaten Garut', province: 'Jawa Barat' }],
  });
  expect(school.asked.get('POST /rajaongkir/cost')).toBeUndefined();
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
test('while one courier cannot be asked, the others are listed', async () => {
  expect(await ask({ term: '2', city: 'garut' }, shippingSchool({ down: ['pos'] }))).toMatchObject({
    problem: null,
    deliveries: [{ courier: 'jne', value: 24_000 }],
  });
});
test('without any courier’s answer the price is shown without delivery', async () => {
  const school = shippingSchool({ down: ['jne', 'pos', 'tiki'] });
  expect(await ask({ term: '2', city: 'garut' }, school)).toMatchObject({ problem: null, deliveries: null });
});
test('that nobody delivers is said only when every courier has said so', async () => {
  const school = shippingSchool({ down: ['jne', 'pos'] });
  expect(await ask({ term: '2', city: 'garut' }, school)).toMatchObject({ problem: null, deliveries: null });
});
test('the regions are asked for once, however many questions come, and again after a failure', async () => {
  const loadRegions = cachedRegions();
  const failing = () => Promise.reject(new Error('down'));
  await expect(loadRegions(failing)).rejects.toThrow('down');
  const school = shippingSchool();
  for (const city of ['garut', 'Kota Bandung', 'Atlantis'])
    await ask({ term: '2', city }, school, loadRegions);
  const { asked } = school;
  expect(asked.get('GET /rajaongkir/cities')).toBe(1);
  expect(asked.get('POST /rajaongkir/cost')).toBe(6);
});
test('an address that names no city, or one that there is not, asks for it again and no courier', async () => {
  const { call, asked } = shippingSchool();
  const parts = { call, loadRegions: cachedRegions() };
  const problemAt = async (address: string) => (await priceAt(parts, new URLSearchParams(address)))?.problem;
  expect(await problemAt('')).toBeUndefined();
  expect(await problemAt('term=4')).toBe('city_required');
  expect(await problemAt('city=9999&term=4')).toBe('city_unknown');
  expect(asked.get('POST /rajaongkir/cost')).toBeUndefined();
});
