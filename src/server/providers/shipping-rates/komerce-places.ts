import type { Place } from './komerce-wire.ts';

/** What a city or regency is called by its official code. */
export interface OfficialCity {
  province: string;
  /** with its type: "Kota Bandung" */
  city: string;
  /** names of its districts, in the order of their codes */
  districts: readonly string[];
}

let loaded: Promise<ReadonlyMap<string, OfficialCity>> | null = null;

/** All cities and regencies by their official codes without the dot ("3273"), read once a process. */
export const officialCities = (): Promise<ReadonlyMap<string, OfficialCity>> => (loaded ??= read());

const read = async () => {
  const { getDistricts, getProvinces, getRegencies } = await import('idn-area-data');
  const [provinces, regencies, districts] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
  ]);
  const provinceOf = new Map(provinces.map(({ code, name }) => [code, name]));
  const districtsOf = Map.groupBy(
    districts.toSorted((a, b) => a.code.localeCompare(b.code)),
    (district) => district.regency_code,
  );
  return new Map(
    regencies.map(({ code, province_code, name }) => [
      code.replace('.', ''),
      {
        province: provinceOf.get(province_code) ?? '',
        city: name,
        districts: (districtsOf.get(code) ?? []).map((district) => district.name),
      },
    ]),
  );
};

/** A name as both lists may be compared by: without case, marks, type and what stands in brackets. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/^\s*((kabupaten|kab\.?|kota)(\s+(administrasi|adm\.?))?)\s+/, '')
    .replace(/\bkepulauan\b|\bkep\./g, ' ')
    .replace(/[^a-z0-9]/g, '');

/** A name whole: the district "Garut Kota" is another place than "Garut", "Kepulauan Riau" another than "Riau". */
const whole = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Under which names the list may have a province of ours. The provinces of 2022 are not in it, only those they were cut from. */
const provinceNames: Readonly<Record<string, readonly string[]>> = {
  Aceh: ['Nanggroe Aceh Darussalam'],
  'Daerah Khusus Ibukota Jakarta': ['DKI Jakarta', 'Jakarta', 'Daerah Khusus Jakarta'],
  'Daerah Istimewa Yogyakarta': ['DI Yogyakarta', 'D.I. Yogyakarta', 'Yogyakarta'],
  'Kepulauan Bangka Belitung': ['Bangka Belitung'],
  'Papua Selatan': ['Papua'],
  'Papua Tengah': ['Papua'],
  'Papua Pegunungan': ['Papua'],
  'Papua Barat Daya': ['Papua Barat'],
};

/** Names that a city had before, or is written with there. */
const cityNames: Readonly<Record<string, readonly string[]>> = {
  'Kabupaten Toba': ['Toba Samosir'],
  'Kabupaten Mempawah': ['Pontianak'],
  'Kabupaten Pasangkayu': ['Mamuju Utara'],
  'Kabupaten Kepulauan Tanimbar': ['Maluku Tenggara Barat'],
  'Kota Surakarta': ['Solo'],
  'Kabupaten Sijunjung': ['Sawahlunto Sijunjung'],
  'Kabupaten Pangkajene dan Kepulauan': ['Pangkajene Kepulauan', 'Pangkep'],
  'Kota Padangsidimpuan': ['Padang Sidempuan', 'Padangsidempuan'],
  'Kabupaten Lima Puluh Kota': ['Lima Puluh Koto', 'Limapuluh Koto'],
  'Kabupaten Sidenreng Rappang': ['Sidenreng Rapang', 'Sidrap'],
  'Kabupaten Kepulauan Siau Tagulandang Biaro': ['Sitaro'],
  'Kabupaten Bulungan': ['Bulongan'],
  'Kabupaten Deiyai': ['Deiyai (Deliyai)', 'Deliyai'],
  'Kabupaten Kepulauan Yapen': ['Yapen Waropen'],
};

const isCalled = (place: Place, names: readonly string[], like: (name: string) => string) =>
  names.some((name) => like(name) === like(place.name));

/** The provinces of the list that a city may lie in: none, one, or the two rows that it has for West Nusa Tenggara. */
export const provincesFor = ({ province }: OfficialCity, list: readonly Place[]): readonly Place[] => {
  const own = list.filter((place) => isCalled(place, [province], whole));
  return own.length > 0 ? own : list.filter((place) => isCalled(place, provinceNames[province] ?? [], whole));
};

/** The rows of the list that may be a city: of a Kota and a Kabupaten of one name, the list may say no type. */
export const citiesFor = ({ city }: OfficialCity, list: readonly Place[]): readonly Place[] =>
  list.filter((place) => isCalled(place, [city, ...(cityNames[city] ?? [])], plain));

/** A row that may be the city, with the districts that the list has in it. */
export interface Candidate {
  place: Place;
  districts: readonly Place[];
}

/**
 * The district that stands for a city or regency, because Komerce prices between districts while an address ends at the
 * city (rule R130): of the row whose districts are the city's, the district named like it ("Garut Kota" for Garut),
 * else the first by its official code. Null when no row is it, or two are it alike.
 */
export const districtFor = (official: OfficialCity, candidates: readonly Candidate[]): Place | null => {
  const names = official.districts.map(whole);
  const shared = (candidate: Candidate) =>
    candidate.districts.filter(({ name }) => names.includes(whole(name))).length;
  const [best, next] = candidates
    .map((candidate) => ({ candidate, score: shared(candidate) }))
    .toSorted((a, b) => b.score - a.score);
  if (!best || best.score === next?.score) return null;
  return seatOf(official, best.candidate.districts);
};

/** The district where a city's seat is, else the first by its official code. */
const seatOf = ({ city, districts: names }: OfficialCity, districts: readonly Place[]): Place | null => {
  const find = (name: string) => districts.find((district) => whole(district.name) === whole(name));
  const own = names.filter((name) => find(name));
  const name = plain(city);
  const seat = own.find((one) => [name, `${name}kota`, `kota${name}`].includes(whole(one)));
  const first = seat ?? own[0];
  return (first === undefined ? districts[0] : find(first)) ?? null;
};
