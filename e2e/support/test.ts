import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test as base, expect } from '@playwright/test';
import type axe from 'axe-core';
import { ownDemoSchool } from '../../tests/support/demo-school.ts';
import { type StartedServer, startServer } from '../../tests/support/started-server.ts';
import { tagMeanings } from './tags.ts';
import { withWholePages, withoutScripts } from './whole-pages.ts';

interface Journey {
  /** words of the interface, by the project's language */
  say: (words: { en: string; id: string }) => string;
  /** an e-mail address nobody has used yet */
  newEmail: string;
  /** fails the test on any console error, failed request to another host, or report of the content policy */
  watched: void;
  /** fails a test that does not say by one tag in which projects it runs */
  tagged: void;
}
interface OwnServer {
  server: StartedServer;
  /**
   * for a file that leaves the demo's children as other tests do not count on: a name, by which it gets a worker, so a school, of
   * its own or with the other files of that name
   */
  ownSchool: string | null;
  /** for a file that needs a server of other settings, which is then a school of its own */
  settings: Readonly<Record<string, string>>;
}

/** Every worker has a server, a data folder and a clock of its own; each test a browser without a past. */
export const test = base.extend<Journey & { language: 'en' | 'id' }, OwnServer>({
  language: ['en', { option: true }],
  ownSchool: [null, { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  browser: [async ({ browser }, use) => use(withWholePages(browser)), { scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'kancil-worker-'));
      const dataDir = join(folder, 'school');
      await ownDemoSchool(dataDir);
      const server = await startServer({ DATA_DIR: dataDir, RATE_REGISTRATION: '1000', ...settings });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) withoutScripts.add(context);
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
  say: async ({ language }, use) => use((words) => words[language]),
  newEmail: async ({ language }, use, { workerIndex, parallelIndex }) =>
    use(`${language}-${workerIndex}-${parallelIndex}-${Date.now()}@example.test`),
  tagged: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { tags }) => {
      expect(
        tags.filter((tag) => Object.hasOwn(tagMeanings, tag)),
        `one tag of ${Object.keys(tagMeanings).join(', ')}`,
      ).toHaveLength(1);
      await use();
    },
    { auto: true },
  ],
  watched: [
    async ({ page, server }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !isAnswer(message.text())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server.url) && !/^(data|blob|about):/.test(url))
          problems.push(`another host: ${url}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The browser reports every refused call as an error, and every call over a line that the test has cut; what it means to
 * a person is what tests look at.
 */
const isAnswer = (text: string) =>
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  );

/** The smaller of its two files: a page reads it in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.2 AA, or those alone whose answer depends on how wide the window is. */
export type AskedRules = 'every rule' | 'rules of width';

/** No violation of WCAG 2.2 AA that a machine can find, no scrolling sideways, no broken picture. */
export const expectAccessible = async (page: Page, asked: AskedRules = 'every rule') => {
  // What fades in has not got its contrast yet, and a notification may come while this looks: from here on nothing moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Once for a page: it stays until the next one is opened.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  expect(await page.evaluate(findViolations, asked)).toEqual([]);
  await expectInShape(page);
};

/** Runs in the page. @returns each kind of violation with the elements it is found at */
const findViolations = async (asked: AskedRules) => {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
    // Only violations are reported: half the time.
    resultTypes: ['violations'],
    // It would copy style sheets into the page, which the content policy reports as an error, for a rule on turned phones alone.
    preload: false,
    runOnly:
      asked === 'every rule'
        ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
        : ['target-size', 'scrollable-region-focusable'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** Nothing is wider than the window, and every picture is there. */
const expectInShape = async (page: Page) => {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wide, 'the page scrolls sideways').toBe(false);
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
  expect(broken, 'pictures that did not load').toEqual([]);
};

export { expect };
