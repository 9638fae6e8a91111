import { describe, expect, test } from 'vitest';
import { citiesFor, districtFor, officialCities, provincesFor } from './komerce-places.ts';
import type { Place } from './komerce-wire.ts';

const official = {
  province: 'Jawa Barat',
  city: 'Kabupaten Cirebon',
  districts: ['Waled', 'Ciledug', 'Cirebon Utara'],
};
const place = (id: number, name: string): Place => ({ id, name });
const candidate = (id: number, ...districts: readonly string[]) => ({
  place: place(id, 'CIREBON'),
  districts: districts.map((name, index) => place(id * 100 + index, name)),
});

describe('the district that stands for a city', () => {
  test('is none where two rows share as many districts with it', () => {
    expect(districtFor(official, [candidate(1, 'WALED'), candidate(2, 'CILEDUG')])).toBeNull();
    expect(districtFor(official, [candidate(1, 'KEJAKSAN'), candidate(2, 'HARJAMUKTI')])).toBeNull();
  });

  test('is none where the list has no row or no district for it', () => {
    expect(districtFor(official, [])).toBeNull();
    expect(districtFor(official, [candidate(1)])).toBeNull();
  });

  test('is one of its own where a row holds the districts of town and regency', () => {
    const both = candidate(1, 'KEJAKSAN', 'CILEDUG', 'WALED');
    expect(districtFor(official, [both])).toEqual(place(102, 'WALED'));
  });

  test('is written in any case and with any marks', () => {
    expect(districtFor(official, [candidate(1, 'Cirebon-Utara')])).toEqual(place(100, 'Cirebon-Utara'));
  });
});

test.each([
  ['Kabupaten Toba', 'TOBA SAMOSIR'],
  ['Kota Surakarta', 'SURAKARTA (SOLO)'],
  ['Kabupaten Pangkajene dan Kepulauan', 'PANGKAJENE KEPULAUAN'],
  ['Kabupaten Kepulauan Siau Tagulandang Biaro', 'KEPULAUAN SIAU TAGULANDANG BIARO (SITARO)'],
  ['Kabupaten Kepulauan Selayar', 'SELAYAR'],
  ['Kabupaten Garut', 'KAB. GARUT'],
  ['Kota Administrasi Jakarta Selatan', 'JAKARTA SELATAN'],
  ['Kabupaten Administrasi Kepulauan Seribu', 'KEPULAUAN SERIBU'],
])('%s is found as %s', (city, name) => {
  expect(citiesFor({ ...official, city }, [place(1, name), place(2, 'ELSEWHERE')])).toEqual([place(1, name)]);
});

test.each([
  ['Riau', 'RIAU'],
  ['Kepulauan Riau', 'KEPULAUAN RIAU'],
  ['Daerah Khusus Ibukota Jakarta', 'DKI JAKARTA'],
  ['Daerah Istimewa Yogyakarta', 'DI YOGYAKARTA'],
  ['Aceh', 'NANGGROE ACEH DARUSSALAM (NAD)'],
  ['Kepulauan Bangka Belitung', 'BANGKA BELITUNG'],
  ['Papua Pegunungan', 'PAPUA'],
  ['Papua Barat Daya', 'PAPUA BARAT'],
])('the province %s is found as %s alone', (province, name) => {
  const list = ['RIAU', 'KEPULAUAN RIAU', 'PAPUA', 'PAPUA BARAT', 'SUMATERA BARAT', name];
  const rows = [...new Set(list)].map((one, index) => place(index, one));
  expect(provincesFor({ ...official, province }, rows).map((row) => row.name)).toEqual([name]);
});

test('of a list that says no types and mixes nothing up, each of the 514 is found', async () => {
  const all = [...(await officialCities()).values()];
  expect(all).toHaveLength(514);
  const candidates = all.map((city, index) => ({
    province: city.province,
    place: place(index, city.city.replace(/^(Kabupaten|Kota) (Administrasi )?/, '').toUpperCase()),
    districts: city.districts.map((name, n) => place(index * 1000 + n, name.toUpperCase())),
  }));
  const lost = all.filter((city, index) => {
    const near = candidates.filter(({ province }) => province === city.province);
    const rows = citiesFor(
      city,
      near.map((one) => one.place),
    );
    const district = districtFor(
      city,
      near.filter((one) => rows.includes(one.place)),
    );
    return district === null || Math.floor(district.id / 1000) !== index;
  });
  expect(lost.map(({ city }) => city)).toEqual([]);
});
