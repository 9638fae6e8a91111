import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPages } from '../../src/web/frame/public-pages.ts';
import { headlines, manifestDescription } from '../../src/web/public/share-texts.ts';

const publicFolder = new URL('../../public/', import.meta.url);

test('the installed site describes itself in the words of the home page', () => {
  const { description } = JSON.parse(readFileSync(new URL('site.webmanifest', publicFolder), 'utf8')) as {
    description: string;
  };
  expect(manifestDescription).toBe(
    'English course for children aged 6 to 13 · Kursus bahasa Inggris untuk anak 6–13 tahun',
  );
  expect(description).toBe(manifestDescription);
});

test('every public page has a drawn picture for its shared link, with a headline in both languages', () => {
  for (const language of ['en', 'id'] as const) {
    const drawn = Object.entries(headlines).map(([name, headline]) => {
      expect(headline(language), name).toMatch(/\p{L}{3}/u);
      return `/share/${name}-${language}.png`;
    });
    expect(drawn.toSorted()).toEqual(publicPages.map(({ picture }) => picture(language)).toSorted());
    for (const file of drawn) expect(existsSync(new URL(`.${file}`, publicFolder)), file).toBe(true);
  }
});
