import { expect, inject, test } from 'vitest';
import { demoNews } from '../../src/demo/news.ts';
import { paths } from '../../src/paths.ts';
import { screens } from '../../src/web/screens.ts';

const site = inject('site');

test.each([
  ['/NEWS?page=all', '/news?page=all'],
  ['/%6eews', '/news'],
  ['/news/', '/news'],
  ['/news//', '/news'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['//evil.example/', '/evil.example'],
])('%s is redirected to its canonical path', async (given, leads) => {
  const answer = await fetch(site + given, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, leads]);
});

test.each(['/%00', '/news/5%00', '/reset-password/%00', '/assets/%00.js', '/news/5%00.data'])(
  '%s, which holds NUL, is a page that is not there',
  async (path) => {
    const answer = await fetch(site + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

const listed = [...screens.flatMap(({ path, listed: found }) => (found ? [path] : [])), paths.allNews];

/** Follows every link from the listed pages on. */
const crawl = async (language: string) => {
  const waiting = [...listed];
  const seen = new Set(waiting);
  const broken: string[] = [];
  const anchors = new Map<string, Set<string>>();
  const wanted: { from: string; path: string; anchor: string }[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(site + path, { headers: { 'accept-language': language } });
    const html = await answer.text();
    if (answer.status !== 200) broken.push(`${path}: ${answer.status}`);
    if (!String(answer.headers.get('content-type')).startsWith('text/html')) continue;
    anchors.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const [, written = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      const href = written.replaceAll('&amp;', '&');
      if (/^(mailto|tel):/.test(href)) continue;
      const url = new URL(href, new URL(path, site));
      if (url.origin !== site) {
        // Other sites are not asked: their addresses are to be whole and safe.
        if (url.protocol !== 'https:') broken.push(`${path} leads to ${href}`);
        continue;
      }
      const to = url.pathname + url.search;
      if (url.hash) wanted.push({ from: path, path: to, anchor: decodeURIComponent(url.hash.slice(1)) });
      // Families' pages send guests to the sign-in: the guards are tested beside this.
      if (seen.has(to) || /^\/(profile|children|api)\b/.test(to)) continue;
      seen.add(to);
      waiting.push(to);
    }
  }
  const missing = wanted.filter(({ path, anchor }) => anchors.get(path)?.has(anchor) === false);
  return { broken, missing, seen: seen.size };
};

test.each(['en', 'id'])(
  'every link of the public site in %s leads somewhere, and to where it says',
  async (language) => {
    const { broken, missing, seen } = await crawl(language);
    expect({ broken, missing }).toEqual({ broken: [], missing: [] });
    expect(seen).toBeGreaterThan(listed.length + demoNews.length);
  },
);
