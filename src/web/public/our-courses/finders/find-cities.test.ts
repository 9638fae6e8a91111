import { describe, expect, test } from 'vitest';
import type { City } from '../../../../contract/objects.ts';
import { regionsOf } from './cached-regions.ts';
import { findCities } from './find-cities.ts';

const provinces = {
  Bali: ['Kabupaten Badung', 'Kabupaten Tabanan', 'Kota Denpasar'],
  Bengkulu: ['Kota Bengkulu', 'Kabupaten Kaur'],
  'Daerah Istimewa Yogyakarta': ['Kabupaten Bantul', 'Kabupaten Sleman', 'Kota Yogyakarta'],
  'Daerah Khusus Ibukota Jakarta': [
    'Kota Jakarta Pusat',
    'Kota Jakarta Selatan',
    'Kabupaten Kepulauan Seribu',
  ],
  'Jawa Barat': ['Kabupaten Bandung', 'Kota Bandung', 'Kabupaten Bandung Barat', 'Kabupaten Garut'],
  'Jawa Tengah': ['Kota Surakarta', 'Kabupaten Kendal'],
  'Jawa Timur': ['Kabupaten Kediri', 'Kota Kediri'],
  'Kalimantan Selatan': ['Kabupaten Kotabaru'],
  'Kalimantan Timur': ['Kota Balikpapan'],
  'Nusa Tenggara Barat': ['Kabupaten Lombok Barat', 'Kabupaten Lombok Tengah'],
  'Sulawesi Barat': ['Kabupaten Mamasa'],
  'Sulawesi Selatan': ['Kota Makassar', 'Kota Parepare', 'Kabupaten Takalar'],
  'Sulawesi Tengah': ['Kabupaten Toli-Toli'],
  'Sumatera Barat': ['Kabupaten Solok', 'Kota Solok', 'Kabupaten Solok Selatan'],
};
const known = Object.entries(provinces).flatMap(([province, names]) =>
  names.map((name) => ({ province, name })),
);
const cities = known.map(({ name }, index): City => {
  const type = name.startsWith('Kota ') ? 'Kota' : 'Kabupaten';
  return {
    city_id: String(index),
    province_id: '',
    type,
    city_name: name.slice(type.length + 1),
    postal_code: null,
  };
});
const regions = regionsOf(cities, ({ city_id }) => known[Number(city_id)]?.province ?? '');

/** `sure` and the place, or how it is asked for and what is offered. */
const found = (typed: string) => {
  const meant = findCities(typed, regions);
  if (meant === null) return 'unknown';
  const shown = meant.how === 'sure' ? [meant.city] : meant.cities;
  return [meant.how, ...shown.map(({ type, city_name }) => `${type} ${city_name}`)];
};

describe('sure is only the name that one place alone bears', () => {
  test.each([
    ['garut', 'Kabupaten Garut'],
    ['  Bandung  barat ', 'Kabupaten Bandung Barat'],
    ['Kota Bandung', 'Kota Bandung'],
    ['kab. Bandung', 'Kabupaten Bandung'],
    ['Kabupaten Garut', 'Kabupaten Garut'],
    ['Kota Administrasi Jakarta Pusat', 'Kota Jakarta Pusat'],
    ['Pare-Pare', 'Kota Parepare'],
    ['tolitoli', 'Kabupaten Toli-Toli'],
    ['Yogyakarta', 'Kota Yogyakarta'],
    ['Bengkulu', 'Kota Bengkulu'],
  ])('%s is %s', (typed, place) => {
    expect(found(typed)).toEqual(['sure', place]);
  });
});

describe('a name that two places bear is to choose from, and nothing besides', () => {
  test.each([
    ['Bandung', ['Kabupaten Bandung', 'Kota Bandung']],
    ['solok', ['Kabupaten Solok', 'Kota Solok']],
  ])('%s', (typed, places) => {
    expect(found(typed)).toEqual(['same_name', ...places]);
  });
});

describe('a province offers its cities and regencies', () => {
  test.each([
    ['bali', provinces.Bali],
    ['Provinsi Bali', provinces.Bali],
    ['jakarta', provinces['Daerah Khusus Ibukota Jakarta']],
    ['DKI Jakarta', provinces['Daerah Khusus Ibukota Jakarta']],
    ['West Java', provinces['Jawa Barat']],
    ['jabar', provinces['Jawa Barat']],
    ['NTB', provinces['Nusa Tenggara Barat']],
  ])('%s', (typed, places) => {
    expect(found(typed)).toEqual(['province', ...places]);
  });
  test.each(['jogja', 'yogya', 'DI Yogyakarta'])(
    '%s is the city first, then what lies around it',
    (typed) => {
      expect(found(typed)).toEqual(['province', 'Kota Yogyakarta', 'Kabupaten Bantul', 'Kabupaten Sleman']);
    },
  );
});

describe('what is only near is asked about, even when it is one place', () => {
  test.each([
    ['Pare', ['Kota Parepare']],
    ['balik', ['Kota Balikpapan']],
    ['solo', ['Kota Surakarta']],
    ['South Jakarta', ['Kota Jakarta Selatan']],
    ['selatan', ['Kota Jakarta Selatan', 'Kabupaten Solok Selatan']],
    ['lombok', ['Kabupaten Lombok Barat', 'Kabupaten Lombok Tengah']],
    ['Pameungpeuk, Garut', ['Kabupaten Garut']],
    ['Jl. Merdeka 5, Cimanuk, Tarogong, Kab. Garut, Jawa Barat', ['Kabupaten Garut']],
    ['Tarogong, Garut, Jawa Barat, 44151, Indonesia', ['Kabupaten Garut']],
    ['Garut, , Bantul', ['Kabupaten Garut', 'Kabupaten Bantul']],
    ['Kota Baru', ['Kabupaten Kotabaru']],
  ])('%s', (typed, places) => {
    expect(found(typed)).toEqual(['nearly', ...places]);
  });
});

test('of names that are spelled nearly so the closest alone are offered', () => {
  expect(found('makasar')).toEqual(['nearly', 'Kota Makassar']);
  expect(found('Jogyakarta')).toEqual(['nearly', 'Kota Yogyakarta']);
  expect(found('garrot')).toEqual(['nearly', 'Kabupaten Garut']);
});

test('a suffix in English says what the place is', () => {
  expect(found('Bandung City')).toEqual(['sure', 'Kota Bandung']);
  expect(found('Garut Regency')).toEqual(['sure', 'Kabupaten Garut']);
});

test('of what stands between commas the last three names are looked at', () => {
  expect(found('Garut, Cimanuk, Tarogong, Samarang')).toBe('unknown');
});

test('what has many parts reads the name of each city once, because keys were made of it before', () => {
  let reads = 0;
  const counted = regions.cities.map((city) => ({
    ...city,
    get city_name() {
      reads += 1;
      return city.city_name;
    },
  }));
  expect(findCities('abc,'.repeat(15), { ...regions, cities: counted })).toBeNull();
  expect(reads).toBe(cities.length);
});

test.each(['', '  …  ', 'xyzzy', 'xx', 'ba', 'karta', 'Pameungpeuk', 'Atlantis'])(
  'nothing, nonsense and a district are no city: “%s”',
  (typed) => {
    expect(found(typed)).toBe('unknown');
  },
);
