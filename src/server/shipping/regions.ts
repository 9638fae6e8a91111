import type { City } from '../../contract/objects.ts';
import type { Province } from '../../contract/shipping.ts';

/** The provinces, cities and regencies of Indonesia, by their official codes without the dot ("32", "3205"). */
export interface Regions {
  provinces: readonly Province[];
  cities: readonly City[];
  citiesOf(provinceId: string): readonly City[];
  knowsCity(provinceId: string, cityId: string): boolean;
}

let loaded: Promise<Regions> | null = null;

/** Read once a process, from the list that comes with the product: no service has to answer. */
export const loadRegions = (): Promise<Regions> => (loaded ??= read());

const read = async (): Promise<Regions> => {
  const { getProvinces, getRegencies } = await import('idn-area-data');
  const [provinceRows, regencyRows] = await Promise.all([getProvinces(), getRegencies()]);
  const byName = new Intl.Collator('id');
  const provinces = provinceRows
    .map(({ code, name }) => ({ province_id: code, province: name }))
    .toSorted((a, b) => byName.compare(a.province, b.province));
  const cities = regencyRows
    .map(({ code, province_code, name }): City => {
      const type = name.startsWith('Kota ') ? 'Kota' : 'Kabupaten';
      return {
        city_id: code.replace('.', ''),
        province_id: province_code,
        type,
        city_name: name.slice(type.length + 1).replace(/^Administrasi /, ''),
        postal_code: null,
      };
    })
    .toSorted((a, b) => byName.compare(a.city_name, b.city_name));
  const byProvince = Map.groupBy(cities, (city) => city.province_id);
  return {
    provinces,
    cities,
    citiesOf: (provinceId) => byProvince.get(provinceId) ?? [],
    knowsCity: (provinceId, cityId) =>
      byProvince.get(provinceId)?.some((city) => city.city_id === cityId) ?? false,
  };
};
