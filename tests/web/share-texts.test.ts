import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultBrand } from '../../src/i18n/brand.ts';
import { headlines } from '../../src/i18n/share-texts.ts';
import { publicPages } from '../../src/web/frame/public-pages.ts';

const shown = (brand = defaultBrand) => publicPages.map(({ picture }) => picture('id', brand));

test('every public page has a drawn ground for its shared link, and a headline in both languages', () => {
  const names = new Set(shown().map((address) => /^\/share\/(\w+)-id\.png\?of=/.exec(address)?.[1]));
  // Pages without a picture of their own show the school's.
  expect(new Set(headlines.keys())).toEqual(names);
  for (const [name, headline] of headlines) {
    for (const text of Object.values(headline)) expect(text, name).toMatch(/\p{L}{3}/u);
    expect(existsSync(new URL(`../../public/share/${name}.png`, import.meta.url)), name).toBe(true);
  }
});

test('a picture has another address once another name or town stands on it, and only then', () => {
  const before = shown();
  for (const changed of [{ name: 'Rusa School' }, { place: 'Bandung' }])
    expect(shown({ ...defaultBrand, ...changed }).filter((address) => before.includes(address))).toEqual([]);
  expect(shown({ ...defaultBrand, whatsapp: '+6281234567890' })).toEqual(before);
});
