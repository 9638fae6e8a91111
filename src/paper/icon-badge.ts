import { type BrandFacts, nameInTwo } from '../i18n/brand.ts';
import type { Fonts } from './pdf/fonts.ts';
import { colours } from './pdf/look.ts';

/** Of each icon's file: its side in pixels, and where its badge is, as parts of the side. */
const places: ReadonlyMap<string, { side: number; middle: number; half: number }> = new Map([
  ['icon-192.png', { side: 192, middle: 0.79, half: 0.19 }],
  ['icon-512.png', { side: 512, middle: 0.79, half: 0.19 }],
  ['apple-touch-icon.png', { side: 180, middle: 0.775, half: 0.175 }],
  // Whole within the circle of 0.4 around the middle, which no telephone cuts into.
  ['icon-maskable-512.png', { side: 512, middle: 0.685, half: 0.14 }],
]);

/** A leaf with its tips at the upper right and the lower left, one unit from its middle to each side. */
const LEAF = 'M1 -1H0.3A1.3 1.3 0 0 0 -1 0.3V1H-0.3A1.3 1.3 0 0 0 1 -0.3z';

/** The largest letter, in the leaf's units. */
const ROOM = { width: 1, height: 1 };

/**
 * The first letter of the school's short name on a leaf, as SVG of the icon's size.
 * @param file the icon's name; null: the name begins with no letter that the fonts have, or there is no such icon
 */
export const iconBadge = (file: string, brand: Pick<BrandFacts, 'name'>, fonts: Fonts): string | null => {
  const place = places.get(file);
  const letter = /^\p{L}/u.exec(nameInTwo(brand)[0].normalize('NFC').toUpperCase())?.[0];
  const font = letter && fonts.fileWith('heading', letter);
  const glyph = font ? fonts.fontOf(font).layout(letter).glyphs[0] : undefined;
  if (!place || !glyph) return null;
  const { side, middle, half } = place;
  const { minX, minY, maxX, maxY } = glyph.bbox;
  const scale = Math.min(ROOM.width / (maxX - minX), ROOM.height / (maxY - minY));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<g transform="translate(${middle * side} ${middle * side}) scale(${half * side})">
<path d="${LEAF}" fill="${colours.white}"/>
<path d="${LEAF}" transform="scale(0.86)" fill="${colours.pandan}"/>
<path d="${glyph.path.toSVG()}" transform="scale(${scale} ${-scale}) translate(${-(minX + maxX) / 2} ${-(minY + maxY) / 2})" fill="${colours.white}"/>
</g></svg>`;
};
