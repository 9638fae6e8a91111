import { readFile, writeFile } from 'node:fs/promises';
import { type ElementHandle, launch } from 'puppeteer-core';
import { type Browser, type Driver, pageScripts } from './driver.ts';

/** Firefox by WebDriver BiDi. Playwright cannot drive Debian's Firefox, only one it has patched itself. */
export const startFirefox = async (): Promise<Browser> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
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
      await page.setViewport(size);
      for (const script of scripts) await page.evaluateOnNewDocument(script);
      const find = async (element: string) => {
        const found = (await page.evaluateHandle(element)).asElement();
        if (!found) throw new Error(`no element: ${element}`);
        return found as ElementHandle;
      };
      return {
        goto: async (url) => void (await page.goto(url)),
        url: () => Promise.resolve(page.url()),
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
