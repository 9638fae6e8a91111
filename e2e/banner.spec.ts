import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { lessonOf, signInAs } from './support/demo.ts';
import { expect, test } from './support/test.ts';

// What runs once runs in Indonesian.
const banner = (page: Page) => page.getByText('Kelas online baru buka tiap Agustus dan Januari.');
const close = (page: Page) => page.getByRole('button', { name: 'Tutup pengumuman ini' });

/** What moved on this page while it loaded, as the browser counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // There is no report where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );

test(
  'the announcement stands on every page with the header, but not where a child learns or a course is bought',
  { tag: '@once' },
  async ({ page }) => {
    for (const path of [paths.home, paths.login, paths.signUp]) {
      await page.goto(path);
      await expect(banner(page), path).toBeVisible();
    }
    const { children } = await signInAs(page.request, 'budi@kancil.test', 'id');
    const [child = 0] = children.values();
    for (const path of [paths.profile(), paths.child(child), paths.addChild]) {
      await page.goto(path);
      await expect(banner(page), path).toBeVisible();
    }
    await page.goto(paths.buyCourse(child));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.goto(paths.course(await lessonOf(page.request, child), child));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  },
);

test(
  'the closed announcement stays away for the visit, and no page moves',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto(paths.home);
    await close(page).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Kancil English, Beranda' })).toBeFocused();
    for (const path of [paths.ourCourses, paths.login]) {
      await page.goto(path);
      await expect(banner(page), path).toBeHidden();
      expect(await layoutShift(page), path).toBe(0);
    }
    const nextVisit = await context.newPage();
    await nextVisit.goto(paths.home);
    await expect(banner(nextVisit)).toBeVisible();
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the announcement stays, and offers nothing that does not work',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(paths.home);
      await expect(banner(page)).toBeVisible();
      await expect(close(page)).toBeHidden();
    },
  );
});
