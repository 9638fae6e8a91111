import type { City } from '../../../../contract/objects.ts';

/** What places are called besides their official names. */
const otherNames: Readonly<Record<string, string>> = {
  solo: 'surakarta',
  jogja: 'yogyakarta',
  jogya: 'yogyakarta',
  yogya: 'yogyakarta',
  'ujung pandang': 'makassar',
  tangsel: 'tangerang selatan',
  jakbar: 'jakarta barat',
  jakpus: 'jakarta pusat',
  jaksel: 'jakarta selatan',
  jaktim: 'jakarta timur',
  jakut: 'jakarta utara',
  diy: 'yogyakarta',
  dki: 'jakarta',
  jabar: 'jawa barat',
  jateng: 'jawa tengah',
  jatim: 'jawa timur',
  ntb: 'nusa tenggara barat',
  ntt: 'nusa tenggara timur',
  babel: 'kepulauan bangka belitung',
  kepri: 'kepulauan riau',
};

/** South Jakarta is Jakarta Selatan, and West Java is Jawa Barat. */
const english: Readonly<Record<string, string>> = {
  north: 'utara',
  south: 'selatan',
  west: 'barat',
  east: 'timur',
  central: 'tengah',
};

const kinds = {
  kota: 'Kota',
  city: 'Kota',
  kab: 'Kabupaten',
  kabupaten: 'Kabupaten',
  regency: 'Kabupaten',
} as const;

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const indonesian = (name: string) =>
  name
    .replace(
      /^(north|south|west|east|central) (.+)$/,
      (_, side: string, rest: string) =>
        `${rest} ${rest === 'jakarta' && side === 'central' ? 'pusat' : english[side]}`,
    )
    .replace(/^java\b/, 'jawa')
    .replace(/^sumatra\b/, 'sumatera');

/** A name without what people write in different ways: spaces, hyphens, capitals. Toli-Toli is Tolitoli. */
export const nameKey = (name: string): string => plain(name).replaceAll(' ', '');

/** A province as people call it: Yogyakarta, Jakarta. */
export const provinceKey = (province: string): string =>
  nameKey(plain(province).replace(/^(provinsi )?(daerah istimewa |daerah khusus ibukota |dki |di )?/, ''));

/** A place as it was typed. */
export interface PlaceTyped {
  /** null while it was not said whether it is a city or a regency */
  readonly type: City['type'] | null;
  readonly name: string;
  /** the official name, where another one was typed */
  readonly official: string;
}

/** Reads `Kab. Garut`, `Garut Regency` and `garut`; the first two say that it is the regency. */
export const readPlace = (typed: string): PlaceTyped => {
  const text = plain(typed).replace(/^kota adm\w* /, 'kota ');
  const [, before, name = '', after] =
    /^(?:(kota|kabupaten|kab) )?(.*?)(?: (city|regency))?$/.exec(text) ?? [];
  const kind = (before ?? after) as keyof typeof kinds | undefined;
  return {
    type: kind === undefined ? null : kinds[kind],
    name,
    official: otherNames[name] ?? indonesian(name),
  };
};
