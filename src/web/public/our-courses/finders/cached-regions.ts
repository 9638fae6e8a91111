import type { City } from '../../../../contract/objects.ts';
import type { Call } from '../../../frame/api.ts';
import { nameKey, provinceKey } from './place-names.ts';

/** A city or regency with the keys that a typed name is compared with. */
export interface KnownCity extends City {
  readonly key: string;
  readonly provinceKey: string;
}
/** The regions of Indonesia, as the price finder looks through them. */
export interface Regions {
  readonly cities: readonly KnownCity[];
  provinceOf(city: City): string;
}
export type LoadRegions = (call: Call) => Promise<Regions>;

/**
 * Loads the regions from the API once and caches them: they are 500 and change only with the product. A failure is not
 * cached.
 */
export const cachedRegions = (): LoadRegions => {
  let kept: Promise<Regions> | null = null;
  return async (call) => {
    kept ??= read(call);
    try {
      return await kept;
    } catch (error) {
      kept = null;
      throw error;
    }
  };
};

/** Makes the keys once: a guest's question is compared with all 500 cities several times. */
export const regionsOf = (cities: readonly City[], provinceOf: Regions['provinceOf']): Regions => ({
  cities: cities.map((city) => ({
    ...city,
    key: nameKey(city.city_name),
    provinceKey: provinceKey(provinceOf(city)),
  })),
  provinceOf,
});

const read = async (call: Call): Promise<Regions> => {
  const [{ cities }, { provinces }] = await Promise.all([
    call('GET /rajaongkir/cities'),
    call('GET /rajaongkir/provinces'),
  ]);
  const names = new Map(provinces.map(({ province_id, province }) => [province_id, province]));
  return regionsOf(cities, ({ province_id }) => names.get(province_id) ?? '');
};
