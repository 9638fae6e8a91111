import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPages } from '../../src/web/frame/public-pages.ts';
import { headlines } from '../../src/web/public/share-texts.ts';

const publicFolder = new URL('../../public/', import.meta.url);

test('every public page has a drawn picture for its shared link, with a headline in both languages', () => {
  for (const language of ['en', 'id'] as const) {
    const drawn = Object.entries(headlines).map(([name, headline]) => {
      expect(headline(language), name).toMatch(/\p{L}{3}/u);
      return `/share/${name}-${language}.png`;
    });
    // Pages without a picture of their own show the school's.
    const shown = new Set(publicPages.map(({ picture }) => picture(language)));
    expect(drawn.toSorted()).toEqual([...shown].toSorted());
    for (const file of drawn) expect(existsSync(new URL(`.${file}`, publicFolder)), file).toBe(true);
  }
});
