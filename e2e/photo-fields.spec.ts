import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { PASSWORD, photo } from './support/family.ts';
import { registerFamily } from './support/school.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** Pictures are opened only after `open` was called, as on a slow phone. */
const slowPictures = async (page: Page) => {
  await page.addInitScript(() => {
    const opened = new Promise((resolve) => addEventListener('open-pictures', resolve));
    // oxlint-disable-next-line typescript/unbound-method -- called with its picture below
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = async function () {
      await opened;
      return decode.call(this);
    };
  });
  return () => page.evaluate(() => dispatchEvent(new Event('open-pictures')));
};

test(
  'a form sent right after a photo was chosen waits for the photo, and one that cannot be opened is not left out unasked',
  { tag: '@once' },
  async ({ page, language, newEmail }) => {
    const { children, fields, forms, profile } = textsOf(language);
    const { add } = children;
    await registerFamily(page.request, newEmail, 'ID');
    await page.request.post('/api/v1/users/login', { data: { email: newEmail, password: PASSWORD } });
    const submit = page.getByRole('button', { name: add.save });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const fill = async (name: string, file: Buffer) => {
      const openPictures = await slowPictures(page);
      await page.goto(paths.addChild);
      await expect(submit).toBeEnabled();
      await page.getByLabel(fields.first_name).fill(name);
      await page.getByRole('radio').last().check();
      await page.getByLabel(fields.birthdate).fill('2018-05-02');
      await page.getByRole('checkbox').first().check();
      const chosen = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: file };
      await page.locator('input[type=file]').first().setInputFiles(chosen);
      await submit.click();
      await expect(page.getByText(forms.moment)).toBeAttached();
      return openPictures;
    };

    await test.step('a photo is sent with its child', async () => {
      const openPictures = await fill('Alya', await photo());
      expect(sent).toEqual([]);
      await openPictures();
      await expect(page).toHaveURL(/\/profile\/add-child-finish\?child=\d+$/);
      await expect(page.getByRole('main').locator('img')).toHaveJSProperty('naturalWidth', 427);
    });

    await test.step('a file that is no photo says so beside the field and asks what to do', async () => {
      sent.length = 0;
      const openPictures = await fill('Rafi', Buffer.from('no picture at all'));
      await openPictures();
      await expect(page.getByRole('main').getByText(profile.photo.notAPhoto)).toBeVisible();
      await expect(page.locator('[data-severity="error"]')).toContainText(profile.photo.notAPhoto);
      await expect(page.getByText(add.photoChoice)).toBeVisible();
      const without = page.getByRole('button', { name: profile.photo.remove });
      await expect(without).toBeFocused();
      expect(sent).toEqual([]);
      await without.click();
      await submit.click();
      await expect(page).toHaveURL(/\/profile\/add-child-finish\?child=\d+$/);
    });
  },
);

test(
  'a photo chosen before the page has its scripts is kept',
  { tag: '@once' },
  async ({ page, newEmail }) => {
    await registerFamily(page.request, newEmail, 'ID');
    await page.request.post('/api/v1/users/login', { data: { email: newEmail, password: PASSWORD } });
    let letScriptsIn = () => {};
    const held = new Promise<void>((resolve) => {
      letScriptsIn = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(paths.addChild, { waitUntil: 'commit' });
    const chosen = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await page.locator('input[type=file]').first().setInputFiles(chosen);
    letScriptsIn();
    await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
  },
);

test(
  'a testimony saved right after another photo was chosen waits for it, and is held back when that is no picture',
  { tag: '@once' },
  async ({ page, language }) => {
    const { testimonies } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    const stored = async () =>
      (
        await read<{ testimonies: { testimony_id: string; image_url: string; version: number }[] }>(
          page.request,
          '/testimony/category/2',
        )
      ).testimonies[0];
    const before = await stored();
    const submit = page.getByRole('button', { name: testimonies.submitUpdate });
    const choose = async (buffer: Buffer) => {
      const openPictures = await slowPictures(page);
      await page.goto(paths.adminTestimony(before?.testimony_id ?? ''));
      await expect(submit).toBeEnabled();
      await page
        .locator('input[name=image]')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      await submit.click();
      await openPictures();
    };

    await choose(Buffer.from('no picture at all'));
    await expect(page.getByRole('button', { name: testimonies.photo.remove })).toBeFocused();
    expect((await stored())?.version).toBe(before?.version);

    await choose(await photo());
    await expect(page).toHaveURL((url) => url.pathname === paths.adminTestimonies);
    expect((await stored())?.image_url).not.toBe(before?.image_url);
  },
);

test(
  'a story saved right after another picture was chosen waits for it, and is held back when that is no picture',
  { tag: '@once' },
  async ({ page, language }) => {
    const { news } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    const stored = async () =>
      (
        await read<{ news: { news_id: number; image_url: string; version: number }[] }>(
          page.request,
          '/news/category/1?page=1&size=1',
        )
      ).news[0];
    const before = await stored();
    const submit = page.getByRole('button', { name: news.submitUpdate });
    const choose = async (buffer: Buffer) => {
      const openPictures = await slowPictures(page);
      await page.goto(paths.adminNewsItem(before?.news_id ?? 0));
      await expect(submit).toBeEnabled();
      await page
        .locator('input[name=cardImage]')
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
      await submit.click();
      await openPictures();
    };

    await choose(Buffer.from('no picture at all'));
    await expect(page.getByRole('button', { name: news.keepPicture })).toBeFocused();
    expect((await stored())?.version).toBe(before?.version);

    await choose(await photo());
    await expect(page).toHaveURL((url) => url.pathname === paths.adminNews);
    expect((await stored())?.image_url).not.toBe(before?.image_url);
  },
);
