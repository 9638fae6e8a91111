import type { Page } from '@playwright/test';
import { addDays } from '../src/domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../src/domain/values/money.ts';
import { paths } from '../src/paths.ts';
import { sawBefore } from './support/child-plays.ts';
import {
  addChildren,
  forgetSession,
  lessonVideo,
  morningOf,
  moveTo,
  nextMonday,
  registerFamily,
  schoolTime,
  signInAsParent,
  signInAsStaff,
} from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openQris, payButton, payInTheSandbox } from './support/pay-by.ts';
import { type Texts, textsOf } from './support/texts.ts';

const LESSON = { en: 'Hello from the new teacher', id: 'Salam dari guru baru' };
const REGISTRATION_KIT_BOOK_AND_TWO_MONTHS = 250_000 + 350_000 + 200_000 + 700_000;

const money = (amount: number) => formatRupiah(rupiah(amount));
const officeDay = (day: string) => day.split('-').toReversed().join('-');

/** What the drawer's step says is to be paid, in rupiah. */
const totalOf = async (page: Page, texts: Texts) => {
  const shown = await page
    .getByRole('complementary', { name: texts.purchase.bill.title })
    .locator('strong')
    .last()
    .textContent();
  return Number((shown ?? '').replaceAll(/\D/g, ''));
};

/** From the intro to the code, as a parent taps it: the batch named, two months, JNE, QRIS. */
const buy = async (page: Page, texts: Texts, batch: number) => {
  const { purchase } = texts;
  const drawer = page.getByRole('dialog');
  await page.getByRole('link', { name: texts.classroom.childStatus.buy }).click();
  await expect(drawer.getByRole('heading', { name: purchase.intro.title })).toBeVisible();
  const next = drawer.getByRole('button', { name: purchase.next, exact: true });
  await expect(next).toBeDisabled();
  await drawer.getByRole('button', { name: purchase.intro.buy, exact: true }).click();

  await expect(next).toBeDisabled();
  await drawer.getByRole('radio', { name: new RegExp(`${purchase.batch.name(batch)}\\b`) }).check();
  await next.click();

  await expect(next).toBeDisabled();
  await drawer.getByRole('radio', { name: /^2 / }).check();
  await expect.poll(() => totalOf(page, texts)).toBe(REGISTRATION_KIT_BOOK_AND_TWO_MONTHS);
  await expect(drawer.getByRole('complementary')).toContainText(
    /6 payments a year|6 kali pembayaran dalam setahun/,
  );
  await next.click();

  await expect(drawer.getByText('Jalan Cimanuk 12, Garut')).toBeVisible();
  await expect(next).toBeDisabled();
  await drawer.getByRole('radio', { name: /JNE/ }).check();
  await expect.poll(() => totalOf(page, texts)).toBeGreaterThan(REGISTRATION_KIT_BOOK_AND_TWO_MONTHS);
  const total = await totalOf(page, texts);
  await next.click();

  await expect(payButton(drawer, texts)).toHaveText(purchase.method.pay(money(total)));
  await openQris(drawer, texts);
  const code = drawer.getByRole('img', { name: purchase.pay.code });
  await expect(code).toBeVisible();
  // Its room is there before the picture is.
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(drawer.getByText(purchase.pay.left)).toBeVisible();
  await expect(drawer.getByText(money(total)).first()).toBeVisible();
  return total;
};

test(
  'a parent buys a course, pays, and the child watches the video of the week',
  { tag: '@journey' },
  async ({ page, newEmail, language }) => {
    const texts = textsOf(language);
    const { admin, classroom, purchase } = texts;
    const { request } = page;
    const now = await schoolTime(request);
    const start = nextMonday(now);
    const today = now.toISOString();
    let batch = 0;
    let lesson = 0;

    await test.step('staff create a batch with a holiday week', async () => {
      await signInAsStaff(request);
      await request.post('/api/v1/users/update-locale', {
        data: { user_id: 1, locale: language.toUpperCase() },
      });
      await page.goto(paths.adminNewBatch);
      const { batches } = admin;
      await page.getByLabel(batches.start, { exact: true }).fill(start);
      await page
        .getByLabel(batches.startRegistration)
        .fill(addDays(start, -8) < today ? today.slice(0, 10) : start);
      await page.getByLabel(batches.endRegistration).fill(addDays(start, 13));
      await page.getByLabel(batches.holidayPicker).fill(addDays(start, 14));
      await page.getByRole('button', { name: batches.addHoliday }).click();
      await expect(page.getByLabel(batches.holidayPicker)).toBeFocused();
      await expect(
        page.getByRole('button', {
          name: `${batches.delete}: ${batches.holiday(officeDay(addDays(start, 14)), officeDay(addDays(start, 20)))}`,
        }),
      ).toBeVisible();
      await page.getByRole('button', { name: batches.submitCreate }).click();
      const review = page.getByRole('dialog', { name: batches.reviewTitle });
      await review.getByRole('button', { name: batches.submitCreate }).click();
      await expect(page).toHaveURL(paths.adminBatches);
      const row = page
        .getByRole('row')
        .filter({ hasText: officeDay(start) })
        .first();
      await expect(row).toContainText(batches.active);
      batch = Number(await row.getByRole('cell').first().locator('strong').textContent());
      expect(batch).toBeGreaterThan(3);
    });

    await test.step('staff upload the video of its first week', async () => {
      const { courses } = admin;
      await page.goto(paths.adminNewCourse);
      await page.getByLabel(texts.fields.titleEN).fill(`${LESSON.en} ${batch}`);
      await page.getByLabel(texts.fields.titleID).fill(`${LESSON.id} ${batch}`);
      await page.getByLabel(texts.fields.descriptionEN).fill('Say hello with Kancil.');
      await page.getByLabel(texts.fields.descriptionID).fill('Ucapkan salam bersama Kancil.');
      await page.getByLabel(courses.week, { exact: true }).selectOption('1');
      await page.getByLabel(courses.unit, { exact: true }).selectOption('1');
      await page.getByLabel(courses.grade, { exact: true }).selectOption('2');
      await page.getByLabel(courses.typeFilter).selectOption('2');
      await page.locator('input[name=video]').setInputFiles(await lessonVideo());
      await expect(page.locator('video')).toHaveJSProperty('videoWidth', 640);
      await page.getByRole('button', { name: courses.submitCreate }).click();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.adminCourses}(\\?|$)`));
    });

    const [young = 0, older = 0] = await test.step('a family has two children', async () => {
      await forgetSession(page);
      await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
      const year = now.getUTCFullYear();
      return addChildren(request, newEmail, [
        { first_name: 'Nisa', birthdate: `${year - 7}-01-15` },
        { first_name: 'Bayu', birthdate: `${year - 10}-01-15` },
      ]);
    });

    await test.step('a child under eight starts in Grade 2 once the code is paid', async () => {
      await page.goto(paths.child(young));
      const total = await buy(page, texts, batch);
      await page.reload();
      await expect(page.getByRole('heading', { name: purchase.pay.title })).toBeVisible();
      // Before the money is there: once it is, the page may be faster than a finger.
      await page.getByRole('button', { name: purchase.pay.check }).click();
      await expect(page.getByText(purchase.pay.pending)).toBeVisible();
      await payInTheSandbox(page, texts, total);
      await expect(page.getByText(purchase.outcome.young.text('Nisa', 2))).toBeVisible();
      await page.getByRole('button', { name: purchase.outcome.done('Nisa') }).click();
      await expect(page.getByText(classroom.childStatus.batch(batch))).toBeVisible();
    });

    await test.step('an older child is told of the placement test, and the page notices the payment itself', async () => {
      await page.goto(paths.child(older));
      const total = await buy(page, texts, batch);
      await payInTheSandbox(page, texts, total);
      await expect(page.getByText(purchase.outcome.older.text('Bayu'))).toBeVisible();
      await expect(page.getByText(purchase.outcome.older.testText('Bayu', 20, 3, 2))).toBeVisible();
      await expectAccessible(page);
      const { skip, skipAsk } = purchase.outcome.older;
      await page.getByRole('button', { name: skip }).click();
      const question = page.getByRole('dialog', { name: skipAsk.title });
      await expect(question).toContainText(/3x24/);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(page.getByText(purchase.outcome.older.text('Bayu'))).toBeVisible();
      await page.getByRole('button', { name: skip }).click();
      await question.getByRole('button', { name: skipAsk.yes }).click();
      await expect(page.getByRole('heading', { name: classroom.childStatus.awaitingTitle })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the bills show what is paid and what comes', async () => {
      await page.goto(paths.child(young, 3));
      await expect(page.getByText(classroom.billing.progress(1, 6))).toBeVisible();
    });

    await test.step('the video is there on its Monday, plays, and may be sought in', async () => {
      await moveTo(request, morningOf(start));
      await page.goto(paths.child(young));
      await page
        .getByRole('link', { name: new RegExp(`${LESSON[language]} ${batch}`) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/courses\/\d+\/child\/\d+$/);
      lesson = Number(/\/courses\/(\d+)/.exec(page.url())?.[1]);
      const video = page.locator('video');
      await sawBefore(page, { child: young, lesson });
      await page.getByRole('button', { name: classroom.player.play }).first().click();
      await expect(video).toHaveJSProperty('readyState', 4);
      // As when it has stood open for ten minutes: where a store sends films, the way to this one has ended.
      await video.evaluate(
        (element) =>
          new Promise((resolve) => {
            element.addEventListener('loadstart', resolve, { once: true });
            const waiting = new Event('waiting');
            Object.defineProperty(waiting, 'timeStamp', { value: 600_000 });
            element.dispatchEvent(waiting);
          }),
      );
      await expect(video).toHaveJSProperty('readyState', 4);
      await video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true;
        await element.play();
        element.currentTime = element.duration - 1;
      });
      await expect(page.getByText(classroom.course.marked)).toBeVisible();
      await page.goto(paths.child(young));
      await expect(page.getByText(classroom.lesson.watched).first()).toBeVisible();
    });

    await test.step('staff send the kit and see the children of the batch', async () => {
      const { orders, children } = admin;
      await signInAsStaff(request);
      await page.goto(paths.adminOrders);
      await page.getByRole('searchbox').fill('Nisa');
      const row = page.getByRole('row').filter({ hasText: 'Nisa Kartika' }).first();
      await expect(row).toContainText('Garut');
      await row.getByRole('button', { name: new RegExp(orders.update) }).click();
      const dialog = page.getByRole('dialog', { name: orders.dialog });
      await dialog.getByLabel(orders.resi).fill('JNE0012345');
      await dialog.getByLabel(orders.status).selectOption('shipped');
      await dialog.getByRole('button', { name: orders.submit }).click();
      await expect(row).toContainText('JNE0012345');
      await expect(row).toContainText(orders.statuses.shipped);

      await page.goto(paths.adminChildren);
      const options = page.getByLabel(children.selectBatch);
      await expect(page.getByText(children.pleaseSelect)).toBeVisible();
      await options.selectOption({
        label: children.batchOption(batch, officeDay(start), officeDay(addDays(start, 363))),
      });
      await expect(page.getByRole('cell', { name: 'Bayu Kartika' }).first()).toBeVisible();
    });

    await test.step('another family finds neither the child nor the video', async () => {
      const other = `other-${newEmail}`;
      await forgetSession(page);
      await registerFamily(request, other, 'EN');
      await signInAsParent(request, other);
      for (const path of [paths.child(young), paths.course(lesson, young)])
        expect((await page.goto(path))?.status(), path).toBe(404);
      const video = await request.get(`${paths.api}/courses/${lesson}/child/${young}/video`);
      expect(video.status()).toBe(404);
    });
  },
);
