import { expect, test } from 'vitest';
import { pagesAbove, publicPages } from './public-pages.ts';
import { screenOf } from './guards.ts';

const above = (path: string) => pagesAbove(path).map((page) => page.path);

test('the way to a page begins at the home page, which has none above it', () => {
  expect(above('/')).toEqual([]);
  expect(above('/our-courses')).toEqual(['/']);
  expect(above('/our-courses/cost')).toEqual(['/', '/our-courses']);
  expect(above('/news/5')).toEqual(['/', '/news']);
  expect(above('/news/teens-adult-class')).toEqual(['/', '/news']);
  expect(above('/story-of-kancil/our-history')).toEqual(['/', '/story-of-kancil']);
});

test('every public page is unhydrated, open to everybody, inside header and footer', () => {
  for (const { path } of publicPages)
    expect(screenOf(path), path).toMatchObject({ area: 'public', guard: 'any', frame: 'both' });
});
