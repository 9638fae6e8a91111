import type { Browser, BrowserContext, Page } from '@playwright/test';

type Opened = Parameters<Page['reload']>[0];

/** In which pages never answer by scripts. */
export const withoutScripts = new WeakSet<BrowserContext>();

/** The scripts of a page with React come after its first paint, so perhaps after the load event that Playwright waits for. */
const untilHydrated = async (page: Page, { waitUntil = 'load' }: NonNullable<Opened> = {}) => {
  if (waitUntil !== 'load' || withoutScripts.has(page.context())) return;
  await page.waitForFunction(() => {
    const { brand, hydrated } = document.body.dataset;
    return brand === undefined || hydrated !== undefined;
  });
};

/** Who opens a page waits until it answers: what is done before that is what `early-clicks` looks at. */
const openWhole = (page: Page) => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    await untilHydrated(page, options);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await untilHydrated(page, options);
    return answer;
  };
};

/** Every page of this browser. */
export const withWholePages = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await newContext(options);
    return context.on('page', openWhole);
  };
  return browser;
};
