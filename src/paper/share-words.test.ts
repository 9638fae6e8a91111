import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultBrand } from '../i18n/brand.ts';
import { headlines } from '../i18n/share-texts.ts';
import { openFonts } from './pdf/fonts.ts';
import { shareWords } from './share-words.ts';

const fonts = openFonts((file) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url)));

/** The size and the right edge of each line, where its last letter begins. */
const linesOf = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\((\S+) \S+\) scale\((\S+)\)">(.*?)<\/g>/g)].map(
    ([, left, size, letters = '']) => ({
      size: Number(size),
      edge:
        Number(left) + Number(size) * Number([...letters.matchAll(/translate\((\S+) /g)].at(-1)?.[1] ?? 0),
    }),
  );

test('words of every picture stand left of Kancil, in letters that can be read in a list of chats', () => {
  const brand = { ...defaultBrand, name: 'Pusat Belajar Bahasa Nusantara', place: 'Kabupaten Bandung Barat' };
  for (const name of headlines.keys())
    for (const language of ['en', 'id'] as const) {
      const lines = linesOf(shareWords(name, language, brand, fonts) ?? '');
      expect(lines.length, name).toBeGreaterThan(2);
      expect(lines.filter(({ edge }) => edge > 850)).toEqual([]);
      expect(Math.max(...lines.map(({ size }) => size)), name).toBeGreaterThan(80);
    }
});

test('a school that has said no town yet has none on it', () => {
  const lines = (place: string) =>
    linesOf(shareWords('faq', 'en', { ...defaultBrand, place }, fonts) ?? '').filter(
      ({ size }) => size === 26,
    );
  expect([lines('Garut').length, lines('').filter(({ edge }) => edge > 148)]).toEqual([1, []]);
});

test('there is no picture of another name', () => {
  expect(shareWords('constructor', 'en', defaultBrand, fonts)).toBeNull();
});
