import { eq } from 'drizzle-orm';
import { type ServerBuild, createRequestHandler } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { billingRules, settings } from '../../src/server/prices/tables.ts';
import { batchApi } from '../../src/server/calendar/batches.test-support.ts';
import { contentActions } from '../../src/server/content/content.test-support.ts';
import { newsApi } from '../../src/server/content/news-desk.test-support.ts';
import { pageOptions } from '../../src/server/pages.ts';
import { answerPages } from '../../src/server/platform/pages/mount-pages.ts';
import { PageServer } from '../../src/server/platform/pages/page-server.ts';
import * as entry from '../../src/web/entry.server.tsx';
import * as faq from '../../src/web/public/faq/faq.tsx';
import * as frontPage from '../../src/web/public/home/front-page.tsx';
import * as layout from '../../src/web/public/layout.tsx';
import * as news from '../../src/web/public/news/news.tsx';
import * as ourCourses from '../../src/web/public/our-courses/our-courses.tsx';
import * as performances from '../../src/web/public/performances/student-performance.tsx';
import * as root from '../../src/web/root.tsx';
import { START, startSchool } from '../support/school.ts';

/** The pages as they are written: the real ones, but not bundled, so that no build is needed. */
const build = () => {
  const routes = {
    root: { id: 'root', path: '', module: root },
    layout: { id: 'layout', parentId: 'root', module: layout },
    home: { id: 'home', parentId: 'layout', index: true, module: frontPage },
    news: { id: 'news', parentId: 'layout', path: 'news', module: news },
    courses: { id: 'courses', parentId: 'layout', path: 'our-courses', module: ourCourses },
    faq: { id: 'faq', parentId: 'layout', path: 'faq', module: faq },
    works: { id: 'works', parentId: 'layout', path: 'student-performance', module: performances },
  };
  const assets = Object.fromEntries(
    Object.values(routes).map((route) => [route.id, { ...route, module: '/none.js' }]),
  );
  return {
    entry: { module: entry },
    routes,
    assets: { entry: { module: '/none.js', imports: [] }, routes: assets, url: '/none.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'none',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
};
/** the addresses for which a page was made, in order */
const made: string[] = [];

const school = await startSchool();
const desk = await contentActions(school);
const built = build();
const render = createRequestHandler(built, 'production');
const site = await buildApp(school.parts, async (app, parts, language) => {
  const pages = { build: async () => built, builtFiles: () => [], style: () => null };
  const counted: typeof render = (request, context) => {
    const { pathname, search } = new URL(request.url);
    made.push(pathname + search);
    return render(request, context);
  };
  await answerPages(app, new PageServer(app, pageOptions(parts, language), pages, counted));
});
await site.ready();
afterAll(async () => {
  await site.close();
  await school.close();
});

/** What a guest sees, and how many pages had to be made for it. */
const visit = async (path: string) => {
  made.length = 0;
  const { statusCode, body, headers } = await site.inject({
    url: path,
    headers: { 'accept-language': 'en' },
  });
  expect(statusCode, path).toBe(200);
  return { shows: (words: string) => body.includes(words), body, etag: headers.etag, made: [...made] };
};

test('a published story is on the next guest’s home page and news, though both were kept', async () => {
  await desk.published({ named: 'Told before' });
  for (const path of ['/', '/news']) {
    await visit(path);
    const kept = await visit(path);
    expect(kept.made).toEqual([]);
    expect(kept.shows('Told before')).toBe(true);
    expect(kept.shows('Told just now')).toBe(false);
  }
  await desk.published({ named: 'Told just now' });
  for (const path of ['/', '/news']) {
    const fresh = await visit(path);
    expect(fresh.made).toEqual([path]);
    expect(fresh.shows('Told just now')).toBe(true);
    expect((await visit(path)).made).toEqual([]);
  }
});

test('a draft is on no page, also not for staff; published it is on the next guest’s, withdrawn it is gone', async () => {
  const admin = await school.admin();
  const office = await newsApi(school, admin);
  const { news_id: id } = await office.stored({ cardNewsTitleEN: 'Still secret', published: false });
  const shown = async (path: string, cookie = '') =>
    (await site.inject({ url: path, headers: { 'accept-language': 'en', cookie } })).body.includes(
      'Still secret',
    );
  for (const path of ['/', '/news', '/news?page=all', '/student-performance'])
    for (const cookie of ['', admin.cookie()]) expect(await shown(path, cookie), path).toBe(false);
  await office.update(id, { cardNewsTitleEN: 'Still secret', published: true });
  for (const path of ['/', '/news', '/news?page=all']) expect(await shown(path), path).toBe(true);
  await office.update(id, { cardNewsTitleEN: 'Still secret', published: false });
  for (const path of ['/', '/news', '/news?page=all']) expect(await shown(path), path).toBe(false);
});

test('a new voice is on the next guest’s home page', async () => {
  expect((await visit('/')).shows('Ibu Lestari')).toBe(false);
  await desk.testimony('Ibu Lestari', 1);
  expect((await visit('/')).shows('Ibu Lestari')).toBe(true);
});

test('a next start in another month than the banner names is on the next guest’s page, until its registration ends', async () => {
  const batches = batchApi(await school.admin());
  const [written, start] = ['every August and January', 'New online classes start on 7 September 2026'];
  const shown = async () => {
    const { shows } = await visit('/');
    return [shows(written), shows(start)];
  };
  expect(await shown()).toEqual([true, false]);
  const { academic_year_id: id } = await batches.open({ startDate: '2026-09-07' });
  expect(await shown()).toEqual([false, true]);
  // Nothing is written when a day comes.
  school.clock.set('2026-11-01T03:00:00Z');
  expect(await shown()).toEqual([true, false]);
  school.clock.set(START);
  await batches.remove(id);
});

test('the page of our courses is rendered again after every change of a batch, and only then', async () => {
  const batches = batchApi(await school.admin());
  await visit('/our-courses');
  expect((await visit('/our-courses')).made).toEqual([]);
  const { academic_year_id: id } = await batches.open();
  expect((await visit('/our-courses')).made).toEqual(['/our-courses']);
  expect((await visit('/our-courses')).made).toEqual([]);
  await batches.changeDates(id, '2026-08-01', '2026-09-30');
  expect((await visit('/our-courses')).made).toEqual(['/our-courses']);
  await batches.deactivate(id);
  expect((await visit('/our-courses')).made).toEqual(['/our-courses']);
  await batches.activate(id);
  expect((await visit('/our-courses')).made).toEqual(['/our-courses']);
});

test('a changed price is on the next guest’s page of our courses, though it was kept', async () => {
  const setPrice = (normalPrice: number) =>
    school.parts.database.transaction((tx) =>
      tx.update(settings).set({ normalPrice }).where(eq(settings.key, 'interval_2')),
    );
  const priced = (amount: string) => `<strong>Rp\u00a0${amount}</strong>`;
  expect((await visit('/our-courses')).shows(priced('700.000'))).toBe(true);
  expect((await visit('/our-courses')).made).toEqual([]);
  await setPrice(712_345);
  const fresh = await visit('/our-courses');
  expect(fresh.made).toEqual(['/our-courses']);
  expect([fresh.shows(priced('712.345')), fresh.shows(priced('700.000'))]).toEqual([true, false]);
  await setPrice(700_000);
  expect((await visit('/our-courses')).shows(priced('700.000'))).toBe(true);
});

test('a changed card fee has the answers to guests’ questions rendered again', async () => {
  await visit('/faq');
  expect((await visit('/faq')).made).toEqual([]);
  await school.parts.database.transaction((tx) => tx.update(billingRules).set({ feeShare: 0.0275 }));
  expect((await visit('/faq')).made).toEqual(['/faq']);
});

test('what a link or a visitor adds to an address makes no other page, and no other canonical one', async () => {
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/;
  const { body, etag } = await visit('/news');
  expect(canonical.exec(body)?.[1]).toBe('/news');
  for (const address of ['/news?page=foo', '/news?q=zzz&category=2', '/news?utm_source=wa']) {
    expect((await visit(address)).made, address).toEqual([]);
    expect((await visit(address)).etag, address).toBe(etag);
  }
  expect(canonical.exec((await visit('/news?x=1&page=all')).body)?.[1]).toBe('/news?page=all');
  const indonesian = await visit('/news?lang=id&x=1&page=all');
  expect(canonical.exec(indonesian.body)?.[1]).toBe('/news?page=all&amp;lang=id');
});

test('only the page of the trial lets its script load a file', async () => {
  const policyOf = async (path: string) =>
    String((await site.inject({ url: path })).headers['content-security-policy']);
  expect(await policyOf('/')).toMatch(/script-src 'sha256-[^;]*' 'strict-dynamic';/);
  for (const path of ['/news', '/our-courses', '/student-performance'])
    expect(await policyOf(path), path).not.toContain('strict-dynamic');
});

test('of thirteen works the oldest is found where its story leads, among all of its category', async () => {
  const works = [];
  for (let number = 1; number <= 13; number += 1) works.push(await desk.performance(`Work ${number}`, 2));
  const anchor = `id="performance-${works[0]?.newsId}"`;
  expect((await visit('/student-performance')).shows(anchor)).toBe(false);
  expect((await visit('/student-performance?category=2')).shows(anchor)).toBe(true);
});
