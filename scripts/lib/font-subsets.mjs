// The fonts that pages load, cut down to what the two languages are written with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The characters that are loaded with every page: all of ASCII and the marks that our texts use. A name with any other
 * letter loads the whole Latin file besides, which `fonts.css` names for the rest.
 */
export const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

const text = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)),
).join('');

/** Kerning, accents, and figures of one width for tables; copyright and licence stay in the file, as the licence asks. */
const options = {
  targetFormat: 'woff2',
  keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
  noHinting: true,
  preserveNameIds: [0, 13, 14],
};

/** File name, source, and the weights of text: the extra bold ones would cost another 5 kB. */
export const SUBSETS = [
  {
    name: 'nunito.woff2',
    source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    name: 'baloo-2.woff2',
    source: '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2',
    variationAxes: {},
  },
];

/** The bytes of such a file, the same in every run. */
export const subsetOf = (root, { source, variationAxes }) =>
  subsetFont(readFileSync(join(root, 'node_modules', source)), text, { ...options, variationAxes });
