import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { signInAs, signInAsAdmin } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';
import { unfoldFilters } from './support/unfold-filters.ts';

/** A browser that spares data loads no screen ahead, so that each navigation here needs files. */
const spareData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** The document that stands there now, to see that no other took its place. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
const isFirst = (page: Page) => page.evaluate(() => Object.hasOwn(globalThis, 'isFirstDocument'));

/** The lists of files that scripts/area-manifests.mjs writes for each screen, as the page has them. */
type ScreenFiles = Record<string, readonly string[]>;

/** Lets a page come to the newer version of a release: the files of this screen are gone. */
const removeFiles = (page: Page, path: string) =>
  page.evaluate((screen) => {
    const { screenFiles } = globalThis as unknown as { screenFiles: ScreenFiles };
    if (!screenFiles[screen]) throw new Error(`No screen ${screen}`);
    screenFiles[screen] = ['/assets/gone.js'];
  }, path);

test(
  'the back office stays as it is while the line is cut, and goes on when it is back',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin, shell } = textsOf(language);
    await signInAsAdmin(page.request, language);
    await spareData(page);
    await page.goto(paths.adminNewCourse);
    const title = page.getByRole('textbox').first();
    await title.fill('Hewan di sawah');
    await mark(page);
    await page.getByRole('button', { name: admin.frame.openMenu }).click();
    await context.setOffline(true);
    await page.getByRole('link', { name: admin.frame.batches }).click();
    await expect(page.getByText(shell.reconnecting)).toBeVisible();
    await expect(title).toHaveValue('Hewan di sawah');
    await context.setOffline(false);
    await page.getByRole('button', { name: admin.form.leave }).click();
    await expect(page).toHaveURL(paths.adminBatches);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(shell.reconnecting)).toHaveCount(0);
    expect(await isFirst(page)).toBe(true);
  },
);

test(
  'the parents’ area stays as it is while the line is cut, and goes on when it is back',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { children, fields, purchase, shell } = textsOf(language);
    const reconnecting = page.getByText(shell.reconnecting);
    const family = await signInAs(page.request, 'budi@kancil.test', language);
    await spareData(page);
    const firstName = page.getByLabel(fields.first_name);
    const fill = async () => {
      await page.goto(paths.addChild);
      await firstName.fill('Tiurma');
      await mark(page);
      await context.setOffline(true);
    };

    await test.step('a screen of the area', async () => {
      await fill();
      await page.getByRole('link', { name: children.add.back }).click();
      await expect(reconnecting).toBeVisible();
      await expect(firstName).toHaveValue('Tiurma');
      await context.setOffline(false);
      await expect(page).toHaveURL(paths.profile(4));
      await expect(reconnecting).toHaveCount(0);
      expect(await isFirst(page)).toBe(true);
    });

    await test.step('another document', async () => {
      await fill();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(reconnecting).toBeVisible();
      await expect(firstName).toHaveValue('Tiurma');
      await context.setOffline(false);
      await expect(page).toHaveURL(paths.home);
    });

    await test.step('a part of a page', async () => {
      await page.goto(paths.child(family.children.get('Marulam') ?? 0));
      await mark(page);
      await context.setOffline(true);
      await page.locator('main a[href*="buy=course"]').first().click();
      await expect(reconnecting).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: purchase.intro.title })).toBeVisible();
      expect(await isFirst(page)).toBe(true);
    });
  },
);

test(
  'after a new release a page with something typed asks before it goes on, and one without goes on',
  { tag: '@once' },
  async ({ page, language }) => {
    const { children, fields, shell } = textsOf(language);
    await signInAs(page.request, 'budi@kancil.test', language);
    await spareData(page);
    const firstName = page.getByLabel(fields.first_name);
    const back = page.getByRole('link', { name: children.add.back });
    const newest = page.getByRole('link', { name: shell.newVersion.load });
    await page.goto(paths.addChild);
    await firstName.fill('Tiurma');
    await removeFiles(page, '/profile');
    for (let times = 0; times < 2; times += 1) {
      await back.click();
      await expect(newest).toBeVisible();
      await expect(firstName).toHaveValue('Tiurma');
      expect(new URL(page.url()).pathname).toBe(paths.addChild);
      await page.getByRole('button', { name: shell.notification.close }).click();
    }
    await back.click();
    await newest.click();
    await expect(page).toHaveURL(paths.profile(4));
    await page.goto(paths.addChild);
    await expect(page.getByRole('button', { name: children.add.save })).toBeEnabled();
    await mark(page);
    await removeFiles(page, '/profile');
    await back.click();
    await expect(page).toHaveURL(paths.profile(4));
    expect(await isFirst(page)).toBe(false);
  },
);

test(
  'the screens of an area are loaded once the page is idle, so that no click asks for a file',
  { tag: '@once' },
  async ({ page, language }) => {
    const { frame } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminOrders);
    const missing = () =>
      page.evaluate(() => {
        const { screenFiles } = globalThis as unknown as { screenFiles: ScreenFiles };
        const come = new Set(
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        // The sign-in is behind whoever is signed in.
        const wanted = Object.entries(screenFiles).filter(
          ([path]) => path.startsWith('/admin/') && path !== '/admin/login',
        );
        return wanted
          .flatMap(([, files]) => files.map((file) => file.replace('#', '')))
          .filter((file) => !come.has(file));
      });
    await page.evaluate(() => performance.setResourceTimingBufferSize(5000));
    await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
    await page.evaluate(() => performance.clearResourceTimings());
    await page.getByRole('button', { name: frame.openMenu }).click();
    await page.getByRole('link', { name: frame.batches }).click();
    await expect(page).toHaveURL(paths.adminBatches);
    await expect(page.getByRole('table')).toBeVisible();
    const transferred = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => /\.(js|css)$/.test(name) && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(transferred).toEqual([]);
  },
);

test(
  'a filter answers at once, keeps the former rows and goes on when the line is back',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin, shell } = textsOf(language);
    const { courses } = admin;
    await signInAsAdmin(page.request, language);
    await page.goto(`${paths.adminCourses}?grade=2`);
    await unfoldFilters(page, admin.list.filters);
    const filter = page.getByLabel(courses.gradeFilter, { exact: true });
    const list = page.getByRole('region', { name: courses.title });
    const grades = list.locator('tbody td:nth-child(2)');
    await expect(grades.first()).toHaveText('2');
    await mark(page);

    await test.step('beside the check of the session', async () => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/users/session', async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest((request) => /course\/all\?.*grade=3/.test(request.url()));
      await filter.selectOption('3');
      expect(await filter.inputValue()).toBe('3');
      await asked;
      await expect(grades.first()).toHaveText('3');
      letGo();
      await expect(page).toHaveURL(/grade=3/);
      await page.unroute('**/users/session');
    });

    await context.setOffline(true);
    await filter.selectOption('4');
    expect(await filter.inputValue()).toBe('4');
    await expect(page.getByText(shell.reconnecting)).toBeVisible();
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(grades.first()).toHaveText('3');
    await context.setOffline(false);
    await expect(grades.first()).toHaveText('4');
    await expect(filter).toHaveValue('4');
    await expect(page.getByText(shell.reconnecting)).toHaveCount(0);
    expect(await isFirst(page)).toBe(true);
  },
);
