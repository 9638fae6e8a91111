import type { Locator, Page } from '@playwright/test';
import { childCalendar as calendarEn } from '../../src/i18n/en/child-calendar.ts';
import { childYear as yearEn } from '../../src/i18n/en/child-year.ts';
import { tasks as tasksEn } from '../../src/i18n/en/tasks.ts';
import { childCalendar as calendarId } from '../../src/i18n/id/child-calendar.ts';
import { childYear as yearId } from '../../src/i18n/id/child-year.ts';
import { tasks as tasksId } from '../../src/i18n/id/tasks.ts';
import { paymentLink as linkEn } from '../../src/i18n/en/payment-link.ts';
import { paymentLink as linkId } from '../../src/i18n/id/payment-link.ts';
import { paths } from '../../src/paths.ts';
import { lessonOf, messagesOf, paymentsOf, read, signInAs, whoIsSignedIn } from '../support/demo.ts';
import { fillRegistration } from '../support/family.ts';
import { type Shown, expectAllShown, lookAt } from '../support/look-at.ts';
import { atTheGateway } from '../support/pay-by.ts';
import {
  addChildren,
  call,
  forgetSession,
  openCharge,
  registerFamily,
  schoolTime,
} from '../support/school.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

const yearTexts = { en: yearEn, id: yearId };
const taskTexts = { en: tasksEn, id: tasksId };
const linkTexts = { en: linkEn, id: linkId };
const calendarTexts = { en: calendarEn, id: calendarId };

/** The year's picture comes when it is near; every unit is opened. */
const showYear = async (page: Page, language: 'en' | 'id') => {
  await expect(page.getByRole('heading', { name: yearTexts[language].title })).toBeVisible();
  await page.evaluate(() => {
    for (const unit of document.querySelectorAll('details')) unit.open = true;
    scrollTo(0, 0);
  });
};

// Each has a family of its own: the workers share them, so that none idles at the end.
test.describe.configure({ mode: 'parallel' });

test(
  'every screen that leads into an account can be used by everybody',
  { tag: '@screen' },
  async ({ page, say, newEmail }) => {
    const shown = [
      { path: paths.login },
      { path: paths.signUp },
      {
        path: paths.signUp,
        name: 'with everything missing',
        act: async () => {
          await page
            .getByRole('button', { name: say({ en: 'Continue', id: 'Lanjut' }), exact: true })
            .click();
          await expect(page.getByLabel(say({ en: 'First Name', id: 'Nama Depan' }))).toBeFocused();
          // Half scrolled under the banner, a button of the header counts as too small.
          await page.evaluate(() => scrollTo(0, 0));
        },
      },
      {
        path: paths.signUp,
        name: 'at its last step',
        act: async () => {
          await fillRegistration(page, say, newEmail);
          await page.evaluate(() => {
            // The next look at the form begins at its first step.
            sessionStorage.clear();
            scrollTo(0, 0);
          });
        },
      },
      { path: paths.welcome() },
      { path: paths.welcome({ from: 'sign-up' }) },
      { path: paths.welcome({ link: 'expired' }) },
      { path: paths.welcome({ link: 'unusable' }) },
      {
        path: paths.forgotPassword,
        name: 'once the mail is sent',
        act: async () => {
          await page.getByLabel('Email').fill(newEmail);
          await page
            .getByRole('button', { name: say({ en: 'Send me the link', id: 'Kirim tautannya' }) })
            .click();
          await expect(page.getByText(newEmail)).toBeVisible();
        },
      },
      { path: paths.resetPassword },
      { path: paths.resetLinkUnusable },
      { path: paths.familyInvitation('no-such-invitation') },
      { path: paths.payLink('x'.repeat(43)), name: 'of a payment link that leads nowhere' },
    ];
    expectAllShown(
      ({ file, guard }) => /^(parent|public\/accounts)\//.test(file) && guard !== 'parent',
      shown,
    );
    await lookAt(page, shown);
  },
);

test(
  'every state of a payment link can be used by everybody who was sent it',
  { tag: '@screen' },
  async ({ page, newEmail, language }) => {
    const { request } = page;
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate: `${year - 10}-01-15` },
    ]);
    await atTheGateway(request, await openCharge(request, child), 'settle');
    const { billing } = await read<{ billing: { billing_id: number }[] }>(request, `/child/billing/${child}`);
    const bill = billing.map(({ billing_id: id }) => id).toSorted((x, y) => x - y)[1];
    const made = await request.post(`${paths.api}/payment/link`, {
      data: { child_id: child, billing_id: bill },
    });
    const { url } = (await made.json()) as { url: string };
    const path = new URL(url).pathname;
    // Whoever was sent it has no account.
    await forgetSession(page);
    const { purchase } = textsOf(language);
    const choose = async (name: string, shown: Locator) => {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(shown).toBeVisible();
    };
    await lookAt(page, [
      {
        path,
        name: 'that is open',
        act: () =>
          expect(
            page.getByRole('button', { name: new RegExp(`^${purchase.method.gopay.name}`) }),
          ).toBeVisible(),
      },
      {
        path,
        name: 'with a code to scan',
        act: () => choose(purchase.method.gopay.name, page.getByRole('img', { name: purchase.pay.code })),
      },
    ]);
  },
);

test('every screen of a parent can be used by everybody', { tag: '@screen' }, async ({ page, language }) => {
  const { request } = page;
  const { userId, children } = await signInAs(request, 'sari@kancil.test', language);
  const [learning, waiting] = [children.get('Alya') ?? 0, children.get('Rafi') ?? 0];
  const messages = await messagesOf(request, userId);
  const payments = await paymentsOf(request, userId);
  const lesson = await lessonOf(request, learning);
  const shown = [
    ...[1, 2, 3, 4, 5, 6].map((tab) => ({ path: paths.profile(tab) })),
    { path: paths.inbox(messages.find(({ is_read }) => is_read)?.notif_id) },
    { path: paths.payments(payments[0]?.order_id) },
    { path: paths.addChild },
    { path: paths.addChildFinish(learning) },
    {
      path: paths.child(learning),
      act: async () => {
        await showYear(page, language);
        await page.getByRole('button', { name: textsOf(language).classroom.myClass.calendarOpen }).click();
        await expect(page.getByRole('button', { name: calendarTexts[language].make })).toBeVisible();
      },
    },
    ...[2, 3, 4].map((tab) => ({ path: paths.child(learning, tab) })),
    { path: paths.consents(learning) },
    { path: paths.river(learning) },
    { path: paths.river(waiting), name: 'before the year' },
    {
      path: paths.riverStone(learning, lesson),
      act: () => expect(page.locator('video')).toHaveAttribute('src', /video/),
    },
    { path: paths.riverWords(learning) },
    { path: paths.liveClasses(learning) },
    { path: paths.childReports(learning) },
    { path: paths.tasks(learning) },
    { path: paths.writtenTest(learning, 1) },
    { path: paths.writtenTest(learning, 3) },
    { path: paths.childTests(learning) },
    {
      path: paths.course(lesson, learning),
      name: 'with a task that is sent in',
      act: async () => {
        const { send, kinds, words } = taskTexts[language];
        await page.getByRole('button', { name: send, exact: true }).click();
        await page.getByRole('radio', { name: kinds.parents_and_me }).check();
        await expect(page.getByLabel(words)).toBeVisible();
      },
    },
    {
      path: paths.course(lesson, learning),
      // A film is loaded once it is begun.
      act: () => expect(page.locator('video')).toHaveAttribute('src', /video/),
    },
    { path: paths.child(waiting), act: () => showYear(page, language) },
    { path: paths.placementInstruction(waiting) },
    { path: paths.placementTest(waiting) },
    { path: paths.placementFinish(waiting) },
  ];
  expectAllShown(({ guard }) => guard === 'parent', shown);
  await lookAt(page, shown);
});

test(
  'every state of a child’s course can be used by everybody',
  { tag: '@screen' },
  async ({ page, language }) => {
    const { children } = await signInAs(page.request, 'budi@kancil.test', language);
    const { classroom } = textsOf(language);
    const [nextYear, overdue, nothing] = ['Tiur', 'Togar', 'Marulam'].map((name) => children.get(name) ?? 0);
    await lookAt(page, [
      { path: paths.child(nextYear ?? 0, 4) },
      { path: paths.nextGrade(nextYear ?? 0), act: () => expect(page.getByRole('radio')).toHaveCount(2) },
      {
        path: paths.nextGrade(overdue ?? 0),
        act: () =>
          expect(
            page.getByRole('dialog').getByRole('heading', { name: classroom.next.notYet }),
          ).toBeVisible(),
      },
      { path: paths.child(overdue ?? 0), act: () => showYear(page, language) },
      { path: paths.child(overdue ?? 0, 3) },
      { path: paths.liveClasses(overdue ?? 0) },
      { path: paths.child(nothing ?? 0) },
      { path: paths.child(nothing ?? 0, 3) },
    ]);
  },
);

test(
  'every step of buying a course can be used by everybody',
  { tag: '@screen' },
  async ({ page, language, newEmail }) => {
    const { request } = page;
    const { purchase } = textsOf(language);
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const born = (await schoolTime(request)).getUTCFullYear() - 7;
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate: `${born}-01-15` },
    ]);
    const { userId } = await whoIsSignedIn(request);
    const { academic_years } = await read<{ academic_years: { academic_year_id: number }[] }>(
      request,
      '/academic-year',
    );
    const drawer = page.getByRole('dialog');
    const step = (number: number, title: string): Shown => ({
      path: `${paths.buyCourse(child)}&${new URLSearchParams({
        step: String(number),
        batch: String(academic_years[0]?.academic_year_id),
        term: '2',
        courier: 'jne',
        method: 'gopay',
      }).toString()}`,
      act: () => expect(drawer.getByRole('heading', { name: title })).toBeVisible(),
    });
    await lookAt(page, [
      step(0, purchase.intro.title),
      step(1, purchase.batch.title),
      step(2, purchase.interval.title),
      step(3, purchase.delivery.title),
      step(4, purchase.method.title),
    ]);
    await openCharge(request, child);
    const charge = (await paymentsOf(request, userId)).find(({ get_child }) => get_child.child_id === child);
    const path = `${paths.buyCourse(child)}&order=${charge?.order_id}`;
    await lookAt(page, [
      {
        path,
        name: 'while the code waits to be scanned',
        act: () => expect(drawer.getByRole('img', { name: purchase.pay.code })).toBeVisible(),
      },
    ]);
    expect((await request.post(`/sandbox/gateway/${charge?.order_id}/settle`)).ok()).toBe(true);
    await lookAt(page, [
      {
        path,
        name: 'once it is paid',
        act: () => expect(drawer.getByText(purchase.outcome.young.text('Nisa', 2))).toBeVisible(),
      },
      { path: paths.child(child) },
    ]);
  },
);

test(
  'a bill with a payment link, its payer’s page and the payment can be used by everybody',
  { tag: '@screen' },
  async ({ page, language, newEmail }) => {
    const { request } = page;
    const { classroom, purchase } = textsOf(language);
    const words = linkTexts[language];
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const born = (await schoolTime(request)).getUTCFullYear() - 7;
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Bintang', birthdate: `${born}-01-15` },
    ]);
    await atTheGateway(request, await openCharge(request, child), 'settle');
    const { userId } = await whoIsSignedIn(request);
    const { billing } = await read<{ billing: { billing_id: number; status: string }[] }>(
      request,
      `/child/billing/${child}`,
    );
    const bill = billing.find(({ status }) => status === 'PAYABLE');
    const made = await call(request, '/payment/link', {
      child_id: child,
      billing_id: bill?.billing_id,
    });
    const payer = new URL(String(made['url'])).pathname;
    const api = payer.replace('/pay/', '/payment/link/');
    await lookAt(page, [
      { path: paths.child(child, 3), name: 'with a link' },
      {
        path: paths.child(child, 3),
        name: 'with the link open',
        act: async () => {
          await page.getByRole('button', { name: classroom.billing.link.open }).click();
          await expect(page.getByRole('button', { name: words.renew })).toBeVisible();
        },
      },
      {
        path: payer,
        name: 'of an open payment link',
        act: () => expect(page.getByRole('heading', { name: words.payer.how })).toBeVisible(),
      },
    ]);
    await call(request, `${api}/charge`, { payment_type: 'echannel' });
    await lookAt(page, [
      {
        path: payer,
        name: 'with the numbers of a bank',
        act: () => expect(page.getByRole('heading', { name: purchase.mandiri.title })).toBeVisible(),
      },
    ]);
    await call(request, `${api}/charge`, { payment_type: 'gopay' });
    const order = (await paymentsOf(request, userId))[0]?.order_id ?? '';
    await lookAt(page, [
      {
        path: payer,
        name: 'with a code',
        act: () => expect(page.getByRole('img', { name: purchase.pay.code })).toBeVisible(),
      },
      { path: paths.child(child, 3), name: 'while somebody pays' },
      { path: paths.payments(), name: 'while somebody pays' },
      { path: paths.payments(order), name: 'while somebody pays' },
    ]);
    await atTheGateway(request, order, 'settle');
    await lookAt(page, [
      { path: payer, name: 'once it is paid' },
      { path: paths.payments(order), name: 'once it is paid' },
    ]);
    await atTheGateway(request, order, 'reverse');
    await lookAt(page, [
      { path: payer, name: 'once it went back' },
      { path: paths.payments(order), name: 'once it went back' },
    ]);
  },
);
