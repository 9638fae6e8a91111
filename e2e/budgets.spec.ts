import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { screens } from '../src/web/screens.ts';
import { lessonOf, signInAs } from './support/demo.ts';
import { publicPaths } from './support/public-paths.ts';
import { signInAsStaff } from './support/school.ts';
import { expect, test } from './support/test.ts';

/** What a first visit of a page transfers: the bytes of compressed scripts and of compressed styles, and how many answers of any kind. */
const weigh = async (page: Page, path: string) => {
  // What comes later, once the page is idle, is no part of the first visit.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const files = new Map<string, number>();
  const asked = new Set<string>();
  page.on('response', (answer) => {
    const { pathname, protocol } = new URL(answer.url());
    if (protocol.startsWith('http')) asked.add(answer.url());
    if (/\.(js|css)$/.test(pathname))
      files.set(pathname, Number(answer.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto(path);
  await page.waitForLoadState('load');
  // Scripts come after the first paint.
  await page.waitForFunction(
    () => !document.querySelector('script[type=late]') || document.body.dataset['hydrated'],
  );
  // What a page asks for once it runs, such as the purchase drawer, counts as well.
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  const sum = (ending: string) =>
    [...files].reduce((bytes, [name, size]) => (name.endsWith(ending) ? bytes + size : bytes), 0);
  return { script: sum('.js'), style: sum('.css'), requests: asked.size };
};

test('every public page brings no React and at most 2 kB of script', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(120_000);
  const all = await publicPaths(page.request);
  const stories = all.filter((path) => /^\/news\/\d+$/.test(path));
  const fixed = all.filter((path) => !stories.includes(path));
  expect(fixed).toEqual(expect.arrayContaining([paths.home, paths.ourCourses, paths.faq, paths.history]));
  expect(stories).not.toEqual([]);
  for (const path of [...fixed, ...stories.slice(0, 1)]) {
    expect((await weigh(page, path)).script, path).toBe(0);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([type="application/ld+json"])')]
        .map((script) => script.textContent.length)
        .reduce((sum, size) => sum + size, 0),
    );
    expect(inline, path).toBeLessThanOrEqual(2000);
  }
});

/** A screen, then the most kB of script, kB of styles, and requests. What needs more is worth a look before its row is changed. */
type Budget = readonly [path: string, script: number, style: number, requests: number];

const guests: readonly Budget[] = [
  [paths.login, 5, 1, 8],
  [paths.forgotPassword, 5, 1, 8],
  [paths.resetPassword, 5, 1, 8],
  [paths.signUp, 215, 16, 30],
  [paths.welcome(), 215, 16, 28],
];

/** Alya learns: her own page, its tabs, and a lesson. */
const ofAlya = (child: number, lesson: number): readonly Budget[] => [
  [paths.profile(), 215, 17, 40],
  [paths.profile(4), 215, 17, 40],
  [paths.addChild, 215, 17, 35],
  [paths.child(child, 1), 220, 18, 40],
  [paths.child(child, 3), 220, 18, 40],
  [paths.child(child, 4), 220, 18, 40],
  [paths.course(lesson, child), 220, 18, 40],
];

/** Marulam has bought nothing: the drawer is open at once. */
const ofMarulam = (child: number): readonly Budget[] => [[paths.buyCourse(child), 240, 21, 60]];

/** Which of these are exceeded, and by what. Each is a first visit, in a browser without anything kept. */
const exceeded = async (
  browser: Browser,
  server: string,
  sign: (request: APIRequestContext) => Promise<readonly Budget[]>,
) => {
  const found: string[] = [];
  const signedIn = await browser.newContext({ baseURL: server });
  const rows = await sign(signedIn.request);
  const storageState = await signedIn.storageState();
  for (const [path, script, style, requests] of rows) {
    const context = await browser.newContext({ baseURL: server, storageState });
    const page = await context.newPage();
    const weighed = await weigh(page, path);
    await expect(page.getByText('Error Not Found'), path).toHaveCount(0);
    const most = { script: script * 1000, style: style * 1000, requests };
    for (const name of ['script', 'style', 'requests'] as const)
      if (weighed[name] > most[name]) found.push(`${path}: ${name} ${weighed[name]}`);
    await context.close();
  }
  await signedIn.close();
  return found;
};

test(
  'no screen before signing in weighs more than its row says',
  { tag: '@once' },
  async ({ browser, server }) => {
    expect(await exceeded(browser, server.url, async () => guests)).toEqual([]);
  },
);

test('no screen of a family weighs more than its row says', { tag: '@once' }, async ({ browser, server }) => {
  test.setTimeout(90_000);
  const alya = await exceeded(browser, server.url, async (request) => {
    const { children } = await signInAs(request, 'sari@kancil.test');
    const child = children.get('Alya') ?? 0;
    return ofAlya(child, await lessonOf(request, child));
  });
  const marulam = await exceeded(browser, server.url, async (request) => {
    const { children } = await signInAs(request, 'budi@kancil.test');
    return ofMarulam(children.get('Marulam') ?? 0);
  });
  expect([...alya, ...marulam]).toEqual([]);
});

test(
  'the back office brings at most 320 kB of compressed script and 24 kB of styles',
  { tag: '@once' },
  async ({ page }) => {
    await signInAsStaff(page.request);
    const office = screens.filter(({ path, guard }) => guard === 'admin' && !/[:*]/.test(path));
    for (const { path } of office) {
      const { script, style } = await weigh(page, path);
      expect(script, path).toBeLessThanOrEqual(320_000);
      expect(style, path).toBeGreaterThan(5000);
      expect(style, path).toBeLessThanOrEqual(24_000);
    }
  },
);
