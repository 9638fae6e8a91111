import { loadRegions } from './regions.ts';

/** What a province and a city are called, by their official codes; '' for a code that is not known. */
export type RegionNames = (provinceId: string, cityId: string) => { province: string; city: string };

let named: Promise<RegionNames> | null = null;

/** The names of all regions, read once a process. */
export const regionNames = (): Promise<RegionNames> => (named ??= read());

const read = async (): Promise<RegionNames> => {
  const { provinces, cities } = await loadRegions();
  const provinceOf = new Map(provinces.map(({ province_id, province }) => [province_id, province]));
  const cityOf = new Map(cities.map(({ city_id, type, city_name }) => [city_id, `${type} ${city_name}`]));
  return (provinceId, cityId) => ({
    province: provinceOf.get(provinceId) ?? '',
    city: cityOf.get(cityId) ?? '',
  });
};
