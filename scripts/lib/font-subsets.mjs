// The fonts that pages load, cut down to what the two languages are written with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** What Unicode calls Basic Latin, without the signs that nobody writes to parents: `, {, |, }, ~, \ and ^. */
const ASCII = [
  [0x20, 0x5b],
  [0x5d, 0x5d],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];

/** Dashes, quotation marks and what else our texts use. */
const MARKS = [
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

/** Signs that no heading, button or sum of ours has. Baloo 2 draws them finely: they would be a seventh of its file. */
const NOT_IN_HEADINGS = '"$*+;<=>@[]_©°•−';

/** Kerning, accents, and figures of one width for tables; copyright and licence stay in the file, as the licence asks. */
const options = {
  targetFormat: 'woff2',
  keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
  noHinting: true,
  preserveNameIds: [0, 13, 14],
};

const characters = [...ASCII, ...MARKS].flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)),
);

/**
 * File name, source, the characters that are loaded with every page, and the weights of text: the extra bold ones would
 * cost another 5 kB. A page with any other letter loads the whole Latin file besides, which `fonts.css` names for the rest.
 */
export const SUBSETS = [
  {
    name: 'nunito.woff2',
    source: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
    text: characters.join(''),
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  {
    name: 'baloo-2.woff2',
    source: '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2',
    text: characters.filter((one) => !NOT_IN_HEADINGS.includes(one)).join(''),
    variationAxes: {},
  },
];

/** The bytes of such a file, the same in every run. */
export const subsetOf = (root, { source, text, variationAxes }) =>
  subsetFont(readFileSync(join(root, 'node_modules', source)), text, { ...options, variationAxes });
