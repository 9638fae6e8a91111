import { childYear as en } from '../src/i18n/en/child-year.ts';
import { childYear as id } from '../src/i18n/id/child-year.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs } from './support/demo.ts';
import { openQris, payButton } from './support/pay-by.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// It pays the bill of a child whom others find unpaid.
test.use({ ownSchool: 'paying-and-reports' });

interface Lessons {
  courses: {
    child_course: { course_id: number; state: string };
    master_course: { unit: number; week: number; type: number };
    reason: string | null;
  }[];
}

test(
  'the year shows what an unpaid bill closes, a closed lesson leads to the bill, and paying opens both',
  { tag: '@once' },
  async ({ page, language }) => {
    const texts = textsOf(language);
    const { closed, billing, childStatus, lesson } = texts.classroom;
    const year = { en, id }[language];
    const { children } = await signInAs(page.request, 'budi@kancil.test', language);
    const togar = children.get('Togar') ?? 0;
    const { courses } = await read<Lessons>(page.request, `/course/child-course/${togar}`);
    const idOf = (is: (course: Lessons['courses'][number]) => boolean) =>
      courses.find(is)?.child_course.course_id ?? 0;
    const video = idOf(
      ({ reason, child_course }) => reason === 'BILL_UNPAID' && child_course.state === 'AVAILABLE',
    );
    const lacked = idOf(
      ({ reason, master_course }) => reason === 'NOT_IN_PACKAGE' && master_course.type === 4,
    );
    const drawer = page.getByRole('dialog');
    let order = '';
    const unit = (number: number) =>
      page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: year.unit(number) }) });

    await test.step('the picture says where the year is and which of it is paid', async () => {
      await page.goto(paths.child(togar));
      await page.getByRole('heading', { name: year.title }).scrollIntoViewIfNeeded();
      await expect(page.getByText(year.lessons(4, 2, 14, 36))).toBeVisible();
      await expect(page.getByText(/^(Paid|Lunas): /)).toBeVisible();
      await expect(unit(4).getByText(year.today, { exact: true })).toBeVisible();
      await expect(unit(4).getByText(lesson.locked, { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a touched week says what is in it, and another touch does not close it', async () => {
      const sign = unit(6).locator('[data-day]').nth(3);
      await sign.click();
      const week = unit(6)
        .getByRole('listitem')
        .filter({ hasText: `${year.week(4)} · ${year.kind.LIVE}` });
      await expect(week).toBeVisible();
      await expect(week).toHaveAttribute('data-touched', 'true');
      await expect(week.getByText(lesson.notIncluded, { exact: true }).first()).toBeVisible();
      await unit(6).locator('[data-day]').nth(0).click();
      await expect(week).toHaveAttribute('data-touched', 'false');
      await expect(week).toBeVisible();
    });

    await test.step('a test that the package lacks says so at its own address', async () => {
      await page.goto(paths.course(lacked, togar));
      await expect(page.getByRole('heading', { name: closed.packageTitle })).toBeVisible();
      await expect(page.getByText(closed.packageText(2)).first()).toBeVisible();
    });

    await test.step('Billing Progress says what paying opens, and what comes of not paying', async () => {
      await page.goto(paths.child(togar, 3));
      const beginning = (sentence: string) => page.getByText(sentence.split('|')[0] ?? '').last();
      await expect(beginning(billing.opensNow('|'))).toBeVisible();
      await expect(beginning(billing.unpaidThenNext('|', ''))).toBeVisible();
    });

    await test.step('a locked lesson at its own address has one button, which pays the bill', async () => {
      await page.goto(paths.course(video, togar));
      await expect(page.getByRole('heading', { name: closed.unpaidTitle })).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: childStatus.payNow }).first().click();
      await openQris(drawer, texts);
      const { charges } = await read<{ charges: { order_id: string; child_id: number }[] }>(
        page.request,
        '/payment/open',
      );
      order = charges.find(({ child_id }) => child_id === togar)?.order_id ?? '';
    });

    await test.step('while its payment waits, every lesson of the bill says so and leads on to it', async () => {
      const { open, goOn } = texts.payments;
      const main = page.getByRole('main');
      const payNow = main.getByRole('link', { name: childStatus.payNow });
      await page.goto(paths.course(video, togar));
      await expect(main.getByText(open.title).first()).toBeVisible();
      await expect(payNow).toHaveCount(0);
      await expectAccessible(page);
      await page.goto(paths.child(togar));
      await expect(main.getByText(closed.unpaidShort('|').split('|')[0] ?? '').first()).toBeVisible();
      await expect(payNow).toHaveCount(0);
      await main.getByRole('link', { name: goOn, exact: true }).first().click();
      await expect(drawer.getByRole('heading', { name: texts.purchase.pay.title })).toBeVisible();
    });

    await test.step('the last step of a purchase in another window says that it waits, and leads on to it', async () => {
      const other = await page.context().newPage();
      await other.goto(`${page.url().replace(/&order=[^&]*/, '')}&method=gopay`);
      const steps = other.getByRole('dialog');
      await expect(payButton(steps, texts)).toBeVisible();
      await expect(steps.getByText(texts.payments.open.title)).toBeVisible();
      await expectAccessible(other);
      await steps.getByRole('link', { name: new RegExp(`^${texts.payments.goOn}`) }).click();
      await expect(steps.getByRole('heading', { name: texts.purchase.pay.title })).toBeVisible();
      expect(new URL(other.url()).searchParams.get('order')).toBe(order);
      await other.close();
      expect((await page.request.post(`/sandbox/gateway/${order}/settle`)).ok()).toBe(true);
    });

    await test.step('paid, the lesson plays, and its week is open in the year', async () => {
      await page.goto(paths.course(video, togar));
      const player = page.locator('video');
      await page.getByRole('button', { name: texts.classroom.player.play }).first().click();
      await expect(player).toHaveJSProperty('readyState', 4);
      await player.evaluate((element: HTMLVideoElement) => {
        element.muted = true;
        element.loop = true;
        return element.play();
      });
      await expect(player).toHaveJSProperty('paused', false);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 320 });
      await expect(player).toHaveJSProperty('paused', false);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(player, 'nobody can see it').toHaveJSProperty('paused', true);
      if (size) await page.setViewportSize(size);
      await page.goto(paths.child(togar));
      await page.getByRole('heading', { name: year.title }).scrollIntoViewIfNeeded();
      await expect(unit(4).getByText(lesson.state.AVAILABLE, { exact: true }).first()).toBeVisible();
    });
  },
);
