import { targetAge } from '../domain/accounts/target-age.ts';
import type { BrandFacts } from '../i18n/brand.ts';
import { withBrand } from '../i18n/brand-in-texts.ts';
import type { Language } from '../i18n/language.ts';
import { headlines, shareLine } from '../i18n/share-texts.ts';
import type { Face, Fonts } from './pdf/fonts.ts';
import { type Colour, colours } from './pdf/look.ts';
import { printable, runsOf } from './pdf/runs.ts';

/** A line as outlines, its letters one pixel large, so that the machine needs none of our fonts. */
const outlined = (fonts: Fonts, face: Face, line: string) => {
  let end = 0;
  return runsOf(fonts, face, line).flatMap(({ file, text }) => {
    const font = fonts.fontOf(file);
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path }, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const at = `translate(${end + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      end += xAdvance * scale;
      return `<path transform="${at}" d="${path.toSVG()}"/>`;
    });
  });
};

/** What a text is set in, and where: in pixels, `y` being the middle of its lines. */
interface Room {
  readonly face: Face;
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** the size of its letters where the room is wide enough */
  readonly largest: number;
}

const LEADING = 1.1;

/** A text in the largest letters that its room allows, in lines about as long as each other. */
const written = (fonts: Fonts, given: string, room: Room): string => {
  const wide = (line: string) =>
    runsOf(fonts, room.face, line).reduce((sum, { file, text }) => {
      const font = fonts.fontOf(file);
      return sum + font.layout(text).advanceWidth / font.unitsPerEm;
    }, 0);
  const broken = (most: number) => {
    const lines: string[] = [];
    for (const word of printable(given).split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && wide(longer) > most) lines.push(word);
      else lines.splice(-1, 1, longer);
    }
    return lines;
  };
  let size = room.largest;
  const fits = (lines: string[]) =>
    lines.length * size * LEADING <= room.height && lines.every((line) => wide(line) * size <= room.width);
  while (size > 14 && !fits(broken(room.width / size))) size -= 2;
  let most = room.width / size;
  const { length } = broken(most);
  while (most > 1 && broken(most - 0.25).length === length) most -= 0.25;
  const lines = broken(most).map((line, place) => {
    const middle = room.y + (place - (length - 1) / 2) * LEADING * size;
    const at = `translate(${room.x} ${middle + 0.34 * size}) scale(${size})`;
    return `<g transform="${at}">${outlined(fonts, room.face, line).join('')}</g>`;
  });
  return `<g fill="${room.colour}">${lines.join('')}</g>`;
};

/**
 * What stands on a page's share picture: the school's name and town, the headline and a line, as SVG of 1200 by 630 pixels.
 * @param name the picture's name in `screens.ts`; null: there is no such picture
 */
export const shareWords = (
  name: string,
  language: Language,
  brand: BrandFacts,
  fonts: Fonts,
): string | null => {
  const headline = headlines.get(name)?.[language];
  if (headline === undefined) return null;
  const heading = { face: 'heading', x: 64, width: 690 } as const;
  const strong = { face: 'strong', x: 64, width: 640 } as const;
  const beside = { x: 148, width: 700 };
  const words = [
    written(fonts, brand.name, {
      ...heading,
      ...beside,
      colour: colours.pandan,
      y: 68,
      height: 52,
      largest: 46,
    }),
    written(fonts, brand.place, {
      ...strong,
      ...beside,
      colour: colours.mango700,
      y: 104,
      height: 30,
      largest: 26,
    }),
    written(fonts, withBrand(headline, brand), {
      ...heading,
      colour: colours.ink,
      y: 300,
      height: 320,
      largest: 124,
    }),
  ];
  // Who reads of the class for grown-ups is not told of a course for children.
  if (name !== 'teens') {
    const colour = name === 'news' ? colours.ink : colours.white;
    words.push(
      written(fonts, withBrand(shareLine[language]({ ages: targetAge }), brand), {
        ...strong,
        colour,
        y: 558,
        height: 96,
        largest: 40,
      }),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${words.join('')}</svg>`;
};
