import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD, demoAdmin } from '../../src/demo/people.ts';
import { paths } from '../../src/paths.ts';
import { ownDemoSchool } from '../support/demo-school.ts';
import { cookieOf, json, expectStatus, signIn } from '../support/family-calls.ts';
import { startByScript } from '../support/started-server.ts';

const require = createRequire(import.meta.url);
const ABSENT = '/a-page-that-is-not';

const site = inject('site');

let folder: string;
/** the HTML of every page that guests see, by its address */
const pages = new Map<string, string>();
/** the HTML of the back office's lists, by language and address */
const lists = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-pages-'));
  const sitemap = await (await fetch(site + paths.sitemap)).text();
  const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));
  const others = [paths.login, paths.signUp, paths.allNews, ABSENT]
    .map((path) => new URL(path, site))
    .flatMap((url) => [url, withLanguage(url, 'id')]);
  for (const { pathname, search } of [...inSitemap, ...others]) {
    const address = pathname + search;
    const answer = await fetch(site + address, { headers: { 'accept-language': 'en' } });
    expect(answer.status, address).toBe(pathname === ABSENT ? 404 : 200);
    pages.set(address, await answer.text());
  }
  await readLists();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const withLanguage = (url: URL, language: string) => {
  const other = new URL(url);
  other.searchParams.set('lang', language);
  return other;
};

/** Pages of the back office are in the language of the account. */
const readLists = async () => {
  const cookie = cookieOf(await expectStatus(await signIn(site, demoAdmin.email, DEMO_PASSWORD, 1), 200));
  for (const locale of ['EN', 'ID']) {
    await expectStatus(await fetch(`${site}/api/v1/users/update-locale`, json({ locale }, cookie)), 200);
    for (const path of [
      paths.adminOrders,
      paths.adminBatches,
      paths.adminCourses,
      `${paths.adminChildren}?batch=all`,
    ])
      lists.set(`${locale} ${path}`, await (await fetch(site + path, { headers: { cookie } })).text());
  }
};

test('the header of a page asks for the fonts that its text needs', async () => {
  for (const path of [paths.home, paths.login]) {
    const answer = await fetch(site + path);
    const inPage = [...(await answer.text()).matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)];
    const inHeader = [
      ...(answer.headers.get('link') ?? '').matchAll(/<([^>]+\.woff2)>; rel=preload; as=font/g),
    ];
    expect(inHeader.map(([, href]) => href)).toEqual(inPage.map(([, href]) => href));
    expect(inHeader).toHaveLength(2);
  }
});

test('a page is in no language that only calls are asked in: caches on its way know nothing of their header', async () => {
  for (const path of [paths.home, paths.login]) {
    const headers = { 'kancil-language': 'id', 'accept-language': 'en' };
    expect(await (await fetch(site + path, { headers })).text()).toContain('<html lang="en"');
  }
});

test('a public page names the manifest for browsers without scripts alone, and a script brings it later', async () => {
  const link = '<link rel="manifest" href="/site.webmanifest"/>';
  const published = await (await fetch(site + paths.home)).text();
  expect(published.split(link)).toHaveLength(2);
  expect(published).toContain(`<noscript>${link}</noscript>`);
  expect(published).toContain('e.outerHTML=e.innerHTML');
  // Pages with React have it in their head as it is: nothing would bring it there.
  const hydrated = await (await fetch(site + paths.signUp)).text();
  expect(hydrated).toContain(link);
  expect(hydrated).not.toContain('<noscript>');
});

test('a hydrated page names every file that its scripts begin with, and no browser finds one only in another', async () => {
  const html = lists.get(`EN ${paths.adminOrders}`) ?? '';
  const links = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  // None may hold the first paint.
  expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
  const named = new Set(links);
  expect(named.size).toBeGreaterThan(10);
  // The script waits for the texts before it hydrates anything.
  const built = JSON.parse(await readFile('build/current/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  expect(links).toContain(`/${built['src/i18n/en/admin-area.ts']?.file}`);
  for (const file of named) {
    const script = await (await fetch(site + file)).text();
    const imported = [
      ...script.matchAll(/(?:^|[;}])import\s*(?:[\w$*{][^"'()]*from)?\s*["'`]\.\/([^"'`]+)/g),
    ];
    const missing = imported.filter(([, name]) => !named.has(`/assets/${name}`)).map(([, name]) => name);
    expect([file, missing]).toEqual([file, []]);
  }
});

test('a public page carries no styles that only hydrated pages need', async () => {
  const published = [paths.home, paths.ourCourses, paths.news, paths.history, paths.faq];
  for (const path of published) {
    const html = await (await fetch(site + path)).text();
    expect([path, /<style/.test(html), html.includes('--ring:')]).toEqual([path, true, false]);
  }
});

test('of the pictures of the news those below the first come after the load event', async () => {
  const html = await (await fetch(site + paths.news)).text();
  const [first, ...others] = html.match(/(<noscript>)?<picture/g) ?? [];
  expect(first).toBe('<picture');
  expect(new Set(others)).toEqual(new Set(['<noscript><picture']));
});

test('the posters of the performances wait until they are near, and none of them belongs to a video', async () => {
  const html = await (await fetch(site + paths.studentPerformance)).text();
  const pictures = html.match(/<img src="\/posters\/[^>]*>/g) ?? [];
  expect(pictures.length).toBe(html.match(/<video /g)?.length);
  expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toEqual([]);
  expect(html).not.toContain(' poster=');
});

test('the server of `npm start` is the built one, and renders with the production build of React', async () => {
  const coverage = join(folder, 'coverage');
  await ownDemoSchool(join(folder, 'data'));
  // Node writes there, when the server ends, which files it had loaded.
  const server = await startByScript({ DATA_DIR: join(folder, 'data'), NODE_V8_COVERAGE: coverage });
  await expectStatus(await fetch(server.url), 200);
  await server.stop();
  const reports = await Promise.all(
    (await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8')),
  );
  const files = reports.flatMap((text) => (JSON.parse(text) as { result: { url: string }[] }).result);
  const loaded = files.map(({ url }) => url);
  for (const file of ['/program/main.js', '/server/index.js'])
    expect(loaded.filter((url) => url.includes('/build/') && url.endsWith(file))).toHaveLength(1);
  // Packages have a folder of that name, too.
  expect(loaded.filter((url) => url.includes('/src/') && !url.includes('/node_modules/'))).toEqual([]);
  // A mail that is due as the server starts is rendered with React from its package: the production build, too.
  const ofReact = loaded.filter((url) => /\/node_modules\/react(-dom)?\/cjs\//.test(url));
  expect(ofReact.filter((url) => !url.endsWith('.production.js'))).toEqual([]);
  // Above what it brings of a package, the build names the file.
  const built = await readFile(join(import.meta.dirname, '../../build/current/server/index.js'), 'utf8');
  const react = [...built.matchAll(/^\/\/.*node_modules\/(react(?:-dom)?\/cjs\/\S+)$/gm)].map(
    ([, file = '']) => file,
  );
  expect(react).toContain('react-dom/cjs/react-dom-server.node.production.js');
  expect(react.filter((file) => !file.endsWith('.production.js'))).toEqual([]);
}, 120_000);

test('the Nu checker finds nothing in the HTML of public pages, sign-in and sign-up, in both languages', async () => {
  for (const path of [paths.home, paths.ourCourses, paths.login, paths.signUp])
    expect([...pages.keys()]).toEqual(expect.arrayContaining([path, `${path}?lang=id`]));
  expect(await nuMessages(pages)).toEqual([]);
}, 180_000);

test('every search of the back office has a button that submits it, named in the page’s language', () => {
  expect(lists.size).toBe(8);
  const named = (html: string) => {
    const [form = ''] = /<form[^>]*role="search".*?<\/form>/s.exec(html) ?? [];
    const [button = ''] = /<button[^>]*type="submit"[^>]*>/.exec(form) ?? [];
    return /aria-label="([^"]+)"/.exec(button)?.[1];
  };
  for (const [list, html] of lists)
    expect(named(html), list).toBe(list.startsWith('ID') ? 'Cari sekarang' : 'Search now');
});

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

/** Errors and warnings about HTML. Of style sheets the checker knows less than browsers do. */
const nuMessages = async (checked: ReadonlyMap<string, string>): Promise<string[]> => {
  const html = join(folder, 'html');
  await mkdir(html);
  const addresses = [...checked.keys()];
  const files = addresses.map((_, place) => `${place}.html`);
  await Promise.all(
    files.map((file, place) => writeFile(join(html, file), checked.get(addresses[place] ?? '') ?? '')),
  );
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--stdout', '--skip-info-messages', '--exit-zero-always', '--format', 'json'];
  const output = await new Promise<string>((resolve, reject) => {
    const args = ['-jar', jar, ...options, ...files];
    execFile(process.env['JAVA'] ?? 'java', args, { cwd: html, maxBuffer: 2 ** 26 }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  return (JSON.parse(output) as { messages: NuMessage[] }).messages
    .filter(({ message }) => !message.startsWith('CSS:'))
    .map(({ url, message, extract = '' }) => {
      const place = Number(/(\d+)\.html$/.exec(url)?.[1]);
      return `${addresses[place]}: ${message} ${extract}`;
    });
};
