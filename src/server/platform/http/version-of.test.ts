import { expect, test } from 'vitest';
import { isOfVersion, versionOf } from './version-of.ts';

test('the version of a file is the first twelve characters of its own name, without folder and ending', () => {
  expect(versionOf('lessons/2f61c0de-aaaa-4bbb/360p.mp4')).toBe('360p');
  expect(versionOf('news/2f61c0de-7a0e-4f61-9b1c-000000000000-1600x800.webp')).toBe('2f61c0de-7a0');
});

test.each([
  ['lessons/2f61c0de-aaaa/new-film.mp4', undefined, true],
  ['lessons/2f61c0de-aaaa/new-film.mp4', 'new-film', true],
  ['lessons/2f61c0de-aaaa/new-film.mp4', 'old-film', false],
  ['lessons/2f61c0de-aaaa/new-film.mp4', '', false],
  ['lessons/2f61c0de-aaaa/new-film.mp4', 'new', false],
  [null, 'old-film', true],
])('of %s an address with the version %s is answered: %s', (key, version, is) => {
  expect(isOfVersion(key, version)).toBe(is);
});
