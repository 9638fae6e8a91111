import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { screens } from '../src/web/screens.ts';
import { lessonOf, signInAs } from './support/demo.ts';
import { publicPaths } from './support/public-paths.ts';
import { signInAsStaff } from './support/school.ts';
import { expect, test } from './support/test.ts';

/** A phone asks for each of them: for about a hundred and thirty before they were put together. */
const MOST_SCRIPT_FILES = 26;

/** The bytes of compressed scripts and of compressed styles that a first visit of a page transfers, and how many scripts. */
const bytesOf = async (page: Page, path: string) => {
  // What comes later, once the page is idle, is no part of the first visit.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const files = new Map<string, number>();
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/\.(js|css)$/.test(pathname))
      files.set(pathname, Number(answer.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto(path);
  await page.waitForLoadState('load');
  // What a page asks for once it runs, such as the purchase drawer, counts as well.
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  const sum = (ending: string) =>
    [...files].reduce((bytes, [name, size]) => (name.endsWith(ending) ? bytes + size : bytes), 0);
  const scripts = [...files.keys()].filter((name) => name.endsWith('.js')).length;
  const ofOffice = [...files.keys()].filter((name) => name.startsWith('/assets/admin'));
  return { script: sum('.js'), style: sum('.css'), scripts, ofOffice };
};

test('every public page brings no React and at most 2 kB of script', { tag: '@once' }, async ({ page }) => {
  const all = await publicPaths(page.request);
  const stories = all.filter((path) => /^\/news\/\d+$/.test(path));
  const fixed = all.filter((path) => !stories.includes(path));
  expect(fixed).toEqual(expect.arrayContaining([paths.home, paths.ourCourses, paths.faq, paths.history]));
  expect(stories).not.toEqual([]);
  for (const path of [...fixed, ...stories.slice(0, 1)]) {
    expect((await bytesOf(page, path)).script, path).toBe(0);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([type="application/ld+json"])')]
        .map((script) => script.textContent.length)
        .reduce((sum, size) => sum + size, 0),
    );
    expect(inline, path).toBeLessThanOrEqual(2000);
  }
});

test('signing in brings at most 20 kB of script', { tag: '@once' }, async ({ page }) => {
  const { script } = await bytesOf(page, paths.login);
  expect(script).toBeGreaterThan(1000);
  expect(script).toBeLessThanOrEqual(20_000);
});

test(
  'a parent’s page brings at most 242 kB of compressed script, 18.2 kB of styles and nothing of the office',
  { tag: '@once' },
  async ({ browser, server, locale }) => {
    const visitAs = async (pathOf: (request: APIRequestContext) => Promise<string>) => {
      // A browser without anything kept from another page.
      const context = await browser.newContext({ baseURL: server.url, locale: locale ?? 'en-GB' });
      const path = await pathOf(context.request);
      const page = await context.newPage();
      const { script, style, scripts, ofOffice } = await bytesOf(page, path);
      expect(scripts, path).toBeLessThanOrEqual(MOST_SCRIPT_FILES);
      expect(ofOffice, path).toEqual([]);
      await expect(page.getByText('Error Not Found'), path).toHaveCount(0);
      expect(script, path).toBeGreaterThan(50_000);
      expect(script, path).toBeLessThanOrEqual(242_000);
      expect(style, path).toBeGreaterThan(5000);
      expect(style, path).toBeLessThanOrEqual(18_200);
      await context.close();
    };
    await visitAs(async () => paths.signUp);
    const sari = (pathOf: (child: number) => string) =>
      visitAs(async (request) => {
        const { children } = await signInAs(request, 'sari@kancil.test');
        return pathOf(children.get('Alya') ?? 0);
      });
    for (const path of [paths.profile(), paths.profile(4), paths.addChild]) await sari(() => path);
    for (const path of [paths.river, paths.riverWords]) await sari(path);
    for (const tab of [1, 3, 4]) await sari((child) => paths.child(child, tab));
    await visitAs(async (request) => {
      const { children } = await signInAs(request, 'sari@kancil.test');
      const child = children.get('Alya') ?? 0;
      return paths.course(await lessonOf(request, child), child);
    });
    await visitAs(async (request) => {
      const { children } = await signInAs(request, 'budi@kancil.test');
      return paths.buyCourse(children.get('Marulam') ?? 0);
    });
  },
);

test(
  'the back office brings at most 312 kB of compressed script and 19.1 kB of styles',
  { tag: '@once' },
  async ({ page }) => {
    await signInAsStaff(page.request);
    const office = screens.filter(({ path, guard }) => guard === 'admin' && !/[:*]/.test(path));
    for (const { path } of office) {
      const { script, style, scripts } = await bytesOf(page, path);
      expect(scripts, path).toBeLessThanOrEqual(MOST_SCRIPT_FILES);
      expect(script, path).toBeLessThanOrEqual(312_000);
      expect(style, path).toBeGreaterThan(5000);
      expect(style, path).toBeLessThanOrEqual(19_100);
    }
  },
);
