import { readFile, writeFile } from 'node:fs/promises';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type Browser, type Driver, pageScripts, type Size } from './driver.ts';

/** Puppeteer sets which way the screen is turned with its size, too; Firefox 140 knows the size alone, and no test turns a screen. */
const setSize = async (page: Page, size: Size) => {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await page.waitForFunction(`innerWidth === ${size.width}`);
};

/** Firefox by WebDriver BiDi. Playwright cannot drive Debian's Firefox, only one it has patched itself. */
export const startFirefox = async (): Promise<Browser> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    // Each visit brings its own size.
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.accept_languages': 'id',
      // As on a phone: scrollbars take no room.
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
    },
  });
  const scripts = await Promise.all(pageScripts.map((file) => readFile(file, 'utf8')));
  return {
    async visit(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await setSize(page, size);
      for (const script of scripts) await page.evaluateOnNewDocument(script);
      const find = async (element: string) => {
        const found = (await page.evaluateHandle(element)).asElement();
        if (!found) throw new Error(`no element: ${element}`);
        return found as ElementHandle;
      };
      return {
        goto: async (url) => void (await page.goto(url)),
        // Firefox 140 does not tell that the page itself changed its address.
        url: () => page.evaluate('location.href') as Promise<string>,
        evaluate: (expression) => page.evaluate(expression) as Promise<never>,
        click: async (element) => (await find(element)).click(),
        type: async (element, text) => (await find(element)).type(text),
        press: (key) => page.keyboard.press(key),
        upload: async (element, file) =>
          ((await find(element)) as ElementHandle<HTMLInputElement>).uploadFile(file),
        screenshot: async (file) => writeFile(file, await page.screenshot({ fullPage: false })),
        close: () => context.close(),
      } satisfies Driver;
    },
    close: () => browser.close(),
  };
};
