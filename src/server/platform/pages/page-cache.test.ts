import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type CachedPage, PageCache, toCachedPage } from './page-cache.ts';

const page = (bytes: number): CachedPage => {
  const nothing = Buffer.alloc(0);
  const bodies = { identity: Buffer.alloc(bytes), br: nothing, gzip: nothing };
  return { status: 200, headers: {}, etag: '""', bodies };
};

/** A cache of 100 bytes, and how often it had to make a page of 40. */
const cache = () => {
  const pages = new PageCache(100);
  const made: string[] = [];
  const get = (path: string, bytes = 40) =>
    pages.get({ path, query: '', language: 'en', day: '2026-08-10', contentVersion: 0 }, async () => {
      made.push(path);
      return page(bytes);
    });
  return { get, made };
};

test('the page asked for longest ago gives way when there is no room for another', async () => {
  const { get, made } = cache();
  for (const path of ['/', '/news', '/', '/faq', '/', '/news']) await get(path);
  expect(made).toEqual(['/', '/news', '/faq', '/news']);
});

test('a page larger than all the room is made each time and drives no other out', async () => {
  const { get, made } = cache();
  await get('/');
  await get('/news', 101);
  await get('/news', 101);
  await get('/');
  expect(made).toEqual(['/', '/news', '/news']);
});

test('whoever comes after the first gets the page in fewer bytes, with the same tag', async () => {
  const text = Array.from({ length: 4000 }, (_, place) => `<p>${(place * 7919) % 4001}</p>`).join('');
  const kept = await toCachedPage({ status: 200, headers: {}, cookies: [], body: Buffer.from(text) });
  const { etag } = kept;
  const first = kept.bodies.br.length;
  await expect.poll(() => kept.bodies.br.length).toBeLessThan(first);
  expect(kept.etag).toBe(etag);
  expect(brotliDecompressSync(kept.bodies.br).toString()).toBe(text);
});
