import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from '../src/demo/people.ts';
import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

/** The bytes of compressed script that a first visit of a page transfers. */
const scriptBytes = async (page: Page, path: string) => {
  const files = new Map<string, number>();
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js'))
      files.set(answer.url(), Number(answer.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto(path);
  await page.waitForLoadState('load');
  page.removeAllListeners('response');
  return [...files.values()].reduce((sum, size) => sum + size, 0);
};

test('a public page brings no React and at most 2 kB of script', async ({ page }) => {
  expect(await scriptBytes(page, paths.home)).toBe(0);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([type="application/ld+json"])')]
      .map((script) => script.textContent.length)
      .reduce((sum, size) => sum + size, 0),
  );
  expect(inline).toBeLessThanOrEqual(2000);
});

test('a parent’s page brings at most 220 kB of compressed script', async ({ browser, server, locale }) => {
  const visitAs = async (path: string, email?: string) => {
    // A browser without anything kept from another page.
    const context = await browser.newContext({ baseURL: server.url, locale: locale ?? 'en-GB' });
    if (email)
      await context.request.post('/api/v1/users/login', { data: { email, password: DEMO_PASSWORD } });
    const bytes = await scriptBytes(await context.newPage(), path);
    await context.close();
    return bytes;
  };
  for (const path of [paths.login, paths.signUp, paths.welcome(), paths.forgotPassword]) {
    const bytes = await visitAs(path);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(220_000);
  }
  for (const path of [paths.profile(), paths.profile(4), paths.addChild, paths.child(1)])
    expect(await visitAs(path, demoFamilies[0]?.email), path).toBeLessThanOrEqual(220_000);
});

test('the back office brings at most 350 kB of compressed script', async ({ page }) => {
  await page.request.post('/api/v1/users/login', {
    data: { email: demoAdmin.email, password: DEMO_PASSWORD, type: 1 },
  });
  for (const path of [
    paths.adminOrders,
    paths.adminBatches,
    paths.adminNewBatch,
    paths.adminCourses,
    paths.adminNewCourse,
    paths.adminChildren,
  ])
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(350_000);
});
