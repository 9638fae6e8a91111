import type { City } from '../../../../contract/objects.ts';

/** More than these nobody reads through on a phone. */
const MOST = 8;
/** Letters that may be wrong, missing or too many. */
const SLIPS = 2;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const kinds = { kota: 'Kota', kab: 'Kabupaten', kabupaten: 'Kabupaten' } as const;

/** `Kab. Garut` is the regency, `garut` anything of that name. */
const read = (typed: string) => {
  const [, kind, name] =
    /^(?:(kota|kabupaten|kab) )?(.*)$/.exec(plain(typed).replace(/^kota adm\w* /, 'kota ')) ?? [];
  return { type: kind === undefined ? null : kinds[kind as keyof typeof kinds], name: name ?? '' };
};

/** How many letters have to be changed, added or left out to make one word of the other. */
const slips = (a: string, b: string) => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/**
 * The cities and regencies that somebody may mean. One alone is what was typed; several are to choose from: those of
 * the name, else those that hold it, else those that are spelled nearly so.
 */
export const findCities = (typed: string, cities: readonly City[]): readonly City[] => {
  const { type, name } = read(typed);
  if (name === '') return [];
  const ofType = cities.filter((city) => type === null || city.type === type);
  const named = (fits: (known: string) => boolean) =>
    ofType.filter(({ city_name }) => fits(plain(city_name)));
  const same = named((known) => known === name);
  if (same.length === 1) return same;
  const holding = named((known) => ` ${known}`.includes(` ${name}`));
  if (holding.length > 0) return holding.slice(0, MOST);
  if (name.length <= SLIPS + 1) return [];
  return ofType
    .map((city) => ({ city, distance: slips(plain(city.city_name), name) }))
    .filter(({ distance }) => distance <= SLIPS)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ city }) => city);
};
