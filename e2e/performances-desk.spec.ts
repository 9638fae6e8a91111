import type { Browser, Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { photo } from './support/family.ts';
import { lessonVideo } from './support/school.ts';
import { showAsStaffSee } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** A page of somebody who is not signed in, in the same language. */
const guestPage = async (browser: Browser, baseURL: string | undefined, locale: string | undefined) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: locale ?? 'en-GB' });
  return context.newPage();
};
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test(
  'a performance is seen by guests with its video as soon as it is created, changed as it is edited, and gone once deleted',
  { tag: '@desk' },
  async ({ page, browser, baseURL, locale, language }) => {
    await showAsStaffSee(page, language);
    const { admin, fields, problems } = textsOf(language);
    const { performances, confirm, videos, form } = admin;
    await signInAsAdmin(page.request, language);
    const guest = await guestPage(browser, baseURL, locale);
    const shelf = paths.performancesOf(3);
    const titles = { en: 'Mother sings in English', id: 'Ibu bernyanyi dalam bahasa Inggris' };
    const title = titles[language];

    await page.goto(paths.adminPerformances);
    await expect(page.getByText(performances.pleaseSelect)).toBeVisible();
    await page.getByLabel(performances.category).selectOption('3');
    await expect(page).toHaveURL((url) => url.search === '?category=3');
    await page.getByRole('link', { name: performances.create }).click();

    await test.step('the form names what is missing, and the preview says what goes where', async () => {
      await expect(page.getByText(performances.quoted(performances.titlePlaceholder))).toBeVisible();
      await expect(page.getByText(performances.descriptionPlaceholder)).toBeVisible();
      const category = page.getByLabel(performances.category);
      await expect(category).toHaveValue('3');
      await category.selectOption('');
      await page.getByRole('button', { name: performances.submitCreate }).click();
      await expect(page.getByText(problems.performance_category_required(''))).toBeVisible();
      await expect(page.getByText(problems.required(fields.titleEN))).toBeVisible();
      await expect(page.getByText(problems.required(fields.video))).toBeVisible();
      await expect(page.getByLabel(fields.titleEN)).toBeFocused();
      const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no video') };
      await page.locator('input[name=video]').setInputFiles(notes);
      await expect(page.getByText(videos.notAVideo)).toBeVisible();
    });

    await test.step('the preview shows both languages and the video', async () => {
      await page.getByLabel(fields.titleEN).fill(titles.en);
      await page.getByLabel(fields.titleID).fill(titles.id);
      await page.getByLabel(fields.descriptionEN).fill('Alya taught her the words.');
      await page.getByLabel(fields.descriptionID).fill('Alya yang mengajarinya.');
      await page.getByLabel(performances.category).selectOption('3');
      await page.locator('input[name=video]').setInputFiles(await lessonVideo());
      await expect(page.locator('video')).toHaveJSProperty('videoWidth', 640);
      await expect(page.getByRole('heading', { name: performances.quoted(titles.en) })).toBeVisible();
      const switches = page.getByRole('group', { name: admin.preview.language });
      await switches.getByRole('button', { name: 'ID' }).press('Enter');
      await expect(page.getByRole('heading', { name: performances.quoted(titles.id) })).toBeVisible();
      await expectAccessible(page);
    });

    await page.getByRole('button', { name: performances.submitCreate }).click();
    await expect(page).toHaveURL((url) => url.pathname === paths.adminPerformances);
    await expect(row(page, title)).toBeVisible();
    await guest.goto(shelf);
    await expect(guest.getByRole('heading', { name: title })).toBeVisible();
    const source = await guest.getByLabel(title).first().getAttribute('src');
    const film = await guest.request.get(source ?? '');
    expect(film.headers()['content-type']).toBe('video/mp4');
    expect((await film.body()).equals((await lessonVideo()).buffer)).toBe(true);

    await test.step('of two editors the second is shown what the first has saved', async () => {
      await row(page, title).getByRole('link', { name: performances.edit }).click();
      await expect(page.getByText(videos.stays)).toBeVisible();
      const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
      const { news } = await read<{ news: Record<string, string> }>(page.request, `/news/id/${id}`);
      const theirs = {
        id,
        category: news['category'],
        titleEN: `${titles.en}, twice`,
        titleID: `${titles.id}, dua kali`,
        descriptionEN: news['content_detail'],
        descriptionID: news['content_detail_indo'],
      };
      const saved = await page.request.post(`${paths.api}/news/update`, { data: theirs });
      expect(saved.status(), await saved.text()).toBe(200);
      const field = page.getByLabel(language === 'id' ? fields.titleID : fields.titleEN);
      await field.fill(`${title}, again`);
      await page.keyboard.press('Control+s');
      const panel = page.getByRole('region', { name: form.conflictTitle });
      await expect(panel).toContainText(`${title}, again`);
      await panel.getByRole('button', { name: form.keepMine }).click();
      await expect(page.getByText(language === 'id' ? 'Update Sukses!' : 'Update Success!')).toBeVisible();
      await guest.reload();
      await expect(guest.getByRole('heading', { name: `${title}, again` })).toBeVisible();
    });

    await test.step('taken off the site after a question, it is a draft, and published again it is there', async () => {
      const { news } = admin;
      for (const isPublished of [false, true]) {
        await row(page, title).getByRole('link', { name: performances.edit }).click();
        await page.getByLabel(isPublished ? news.publish : news.withdraw).check();
        await page.getByRole('button', { name: performances.submitUpdate }).click();
        if (!isPublished) {
          const question = page.getByRole('dialog', { name: admin.confirm.title });
          await expect(question).toContainText(performances.withdrawNote);
          await question.getByRole('button', { name: admin.confirm.yes }).click();
        }
        await expect(page).toHaveURL((url) => url.pathname === paths.adminPerformances);
        await expect(row(page, title).getByText(news.draft)).toHaveCount(isPublished ? 0 : 1);
        await guest.reload();
        await expect(guest.getByRole('heading', { name: title })).toHaveCount(isPublished ? 1 : 0);
      }
    });

    await test.step('the log says so, and leads to it', async () => {
      const { log } = admin;
      await page.goto(`${paths.adminLog}?kind=performance&q=${encodeURIComponent(titles.en)}`);
      const shown = page.getByRole('row').filter({ hasText: log.actions.create });
      await shown.getByRole('button', { name: new RegExp(`^${log.open}`) }).click();
      await page.getByRole('dialog', { name: log.panel }).getByRole('link', { name: log.toObject }).click();
      await expect(page.getByRole('heading', { name: performances.updateTitle })).toBeVisible();
      await page.goto(`${paths.adminPerformances}?category=3`);
    });

    await test.step('it is deleted after a question that names it', async () => {
      await row(page, `${title}, again`).getByRole('button', { name: performances.delete }).click();
      const question = page.getByRole('dialog', { name: confirm.title });
      await expect(question).toContainText(performances.askDelete(`${title}, again`));
      await expectAccessible(page);
      await question.getByRole('button', { name: confirm.yes }).click();
      await expect(page.getByText(admin.feedback.deleted(`${title}, again`))).toBeVisible();
      await expect(row(page, title)).toHaveCount(0);
      await guest.reload();
      await expect(guest.getByRole('heading', { name: title })).toHaveCount(0);
      expect((await guest.request.get(source ?? '')).status()).toBe(404);
    });
    await guest.context().close();
  },
);

test(
  'a testimony of each category is seen on the home page as soon as it is created, changed and deleted',
  { tag: '@once' },
  async ({ page, browser, baseURL, locale, language }) => {
    await showAsStaffSee(page, language);
    const { admin, fields, problems } = textsOf(language);
    const { testimonies, confirm } = admin;
    await signInAsAdmin(page.request, language);
    const guest = await guestPage(browser, baseURL, locale);
    const said = (category: number) => `Said by category ${category}`;
    const nameOf = (category: number) => `Person ${category}`;
    const submit = page.getByRole('button', { name: testimonies.submitCreate });
    const face = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await photo() };

    for (const category of [1, 2, 3]) {
      await page.goto(paths.adminTestimonies);
      await page.getByRole('link', { name: testimonies.create }).click();
      if (category === 1)
        await test.step('the form names what is missing, and refuses what is no picture', async () => {
          await submit.click();
          for (const name of ['testimonyEN', 'testimonyID', 'nameEN', 'nameID', 'category', 'image'] as const)
            await expect(page.getByText(problems.required(fields[name]))).toBeVisible();
          const broken = { ...face, buffer: Buffer.from('no picture at all') };
          await page.locator('input[name=image]').setInputFiles(broken);
          await expect(page.getByText(testimonies.photo.notAPhoto).first()).toBeVisible();
        });
      for (const name of ['testimonyEN', 'testimonyID'] as const)
        await page.getByLabel(fields[name]).fill(said(category));
      for (const name of ['nameEN', 'nameID'] as const)
        await page.getByLabel(fields[name]).fill(nameOf(category));
      await page.getByLabel(fields.category).selectOption(String(category));
      await page.locator('input[name=image]').setInputFiles(face);
      await submit.click();
      await expect(page).toHaveURL((url) => url.pathname === paths.adminTestimonies);
      await expect(row(page, nameOf(category))).toBeVisible();
    }
    await guest.goto(paths.home);
    for (const category of [1, 2, 3]) await expect(guest.getByText(said(category))).toBeAttached();
    const shown = guest
      .locator('figure')
      .filter({ hasText: nameOf(1) })
      .locator('img');
    expect((await guest.request.get((await shown.getAttribute('src')) ?? '')).status()).toBe(200);

    const remove = async (category: number) => {
      await row(page, nameOf(category)).getByRole('button', { name: testimonies.delete }).click();
      const question = page.getByRole('dialog', { name: confirm.title });
      await expect(question).toContainText(testimonies.askDelete(nameOf(category)));
      await question.getByRole('button', { name: confirm.yes }).click();
      await expect(row(page, nameOf(category))).toHaveCount(0);
    };
    await test.step('what was just created and is deleted is gone from the list, also after a reload', async () => {
      await page.reload();
      await expect(row(page, nameOf(3))).toBeVisible();
      await remove(3);
      await page.reload();
      await expect(row(page, nameOf(1))).toBeVisible();
      await expect(row(page, nameOf(3))).toHaveCount(0);
    });

    await page.getByLabel(testimonies.category, { exact: true }).selectOption('2');
    await expect(row(page, nameOf(1))).toHaveCount(0);
    await row(page, nameOf(2)).getByRole('link', { name: testimonies.edit }).click();
    for (const name of ['testimonyEN', 'testimonyID'] as const)
      await page.getByLabel(fields[name]).fill('Corrected');
    await page.getByRole('button', { name: testimonies.submitUpdate }).click();
    await expect(page.getByText(language === 'id' ? 'Update Sukses!' : 'Update Success!')).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === '?category=2');
    await guest.reload();
    await expect(guest.getByText('Corrected')).toBeAttached();
    await expect(guest.getByText(said(2))).toHaveCount(0);

    await page.getByLabel(testimonies.category, { exact: true }).selectOption('');
    for (const category of [1, 2]) await remove(category);
    await guest.reload();
    for (const category of [1, 2, 3]) await expect(guest.getByText(nameOf(category))).toHaveCount(0);
    await guest.context().close();
  },
);

test(
  'a testimony that is deleted while it is edited says so, and its entry stays',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    await signInAsAdmin(page.request, language);
    const { testimonies } = await read<{ testimonies: { testimony_id: string }[] }>(
      page.request,
      '/testimony/category/3',
    );
    const id = testimonies.at(-1)?.testimony_id ?? '';
    await page.goto(paths.adminTestimony(id));
    await page.getByLabel(fields.nameID).fill('Kirana, 9 tahun');
    expect((await page.request.delete(`${paths.api}/testimony/delete/${id}`)).status()).toBe(200);
    await page.getByRole('button', { name: admin.testimonies.submitUpdate }).click();
    await expect(page.getByText(admin.form.goneText)).toBeVisible();
    await expect(page.getByLabel(fields.nameID)).toHaveValue('Kirana, 9 tahun');
  },
);
