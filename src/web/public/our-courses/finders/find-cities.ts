import { distance } from 'fastest-levenshtein';
import type { City } from '../../../../contract/objects.ts';
import type { KnownCity, Regions } from './cached-regions.ts';
import { type PlaceTyped, nameKey, provinceKey, readPlace } from './place-names.ts';

/** A longer list is not useful on a phone. */
const MAX_MATCHES = 8;
/** Fewer letters match too many names. */
const MIN_LETTERS = 3;
/** An address ends with district, regency and province, or regency, province and country. */
const MAX_PARTS = 3;

/** The city or regency that was typed, or those to choose from; null when no name is similar. */
export type CityMatches =
  | { readonly how: 'sure'; readonly city: City }
  | { readonly how: 'same_name' | 'nearly' | 'province'; readonly cities: readonly City[] };

/** How many letters may be wrong, missing or too many (edit distance). */
const allowedTypos = ({ length }: string) => Math.min(2, Math.max(0, Math.floor(length / 2) - 1));

const named = (cities: readonly KnownCity[], { type, official }: PlaceTyped) => {
  const key = nameKey(official);
  return cities.filter((city) => (type === null || city.type === type) && city.key === key);
};

/** A name of the whole province: its cities, before them the one that bears the same name. */
const inProvince = ({ official }: PlaceTyped, { cities }: Regions): CityMatches | null => {
  const key = provinceKey(official);
  const own = cities.filter((city) => city.provinceKey === key);
  if (own.length === 0) return null;
  const same = own.filter((city) => city.key === key);
  return { how: 'province', cities: [...new Set([...same, ...own])] };
};

/** Names with a word that starts with the typed text, else names within the allowed edit distance. */
const similarCities = ({ type, name }: PlaceTyped, cities: readonly KnownCity[]) => {
  const ofType = cities.filter((city) => type === null || city.type === type);
  if (name.length < MIN_LETTERS) return [];
  const holding = ofType.filter(({ city_name }) => ` ${city_name.toLowerCase()}`.includes(` ${name}`));
  if (holding.length > 0) return holding;
  const key = nameKey(name);
  const spelled = ofType
    .map((city) => ({ city, slips: distance(city.key, key) }))
    .filter(({ slips }) => slips <= allowedTypos(name));
  const fewest = Math.min(...spelled.map(({ slips }) => slips));
  return spelled.filter(({ slips }) => slips === fewest).map(({ city }) => city);
};

const nearly = (cities: readonly City[]): CityMatches | null =>
  cities.length === 0 ? null : { how: 'nearly', cities: [...new Set(cities)].slice(0, MAX_MATCHES) };

/** “Pameungpeuk, Garut” names the regency beside the district; in “Kota Baru” the first word belongs to the name. */
const namedInParts = (typed: string, cities: readonly KnownCity[]) => [
  ...named(cities, { type: null, name: typed, official: typed }),
  ...typed
    .split(',')
    .map(readPlace)
    .filter(({ name }) => name.length >= MIN_LETTERS)
    .slice(-MAX_PARTS)
    .flatMap((part) => named(cities, part)),
];

/** Only an official name of exactly one place is taken without asking: a wrong guess would show a wrong price. */
export const findCities = (typed: string, regions: Regions): CityMatches | null => {
  const place = readPlace(typed);
  if (place.name === '') return null;
  const same = named(regions.cities, place);
  const [city] = same;
  if (same.length > 1) return { how: 'same_name', cities: same };
  if (city && nameKey(place.name) === city.key) return { how: 'sure', city };
  return (
    inProvince(place, regions) ??
    nearly(namedInParts(typed, regions.cities)) ??
    nearly(similarCities(place, regions.cities))
  );
};
