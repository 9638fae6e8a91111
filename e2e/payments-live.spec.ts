import type { Page } from '@playwright/test';
import { formatRupiah, rupiah } from '../src/domain/values/money.ts';
import { paths } from '../src/paths.ts';
import { familyWithCharge } from './support/charged-family.ts';
import { signInAsAdmin } from './support/demo.ts';
import { atTheGateway } from './support/pay-by.ts';
import { showAtDesk } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const inRupiah = (amount: number) => formatRupiah(rupiah(amount));

/** Gives a part of a payment back as somebody else at the desk would. */
const giveBackElsewhere = async (page: Page, order: string, amount: number, before = 0) => {
  const given = await page.request.post('/api/v1/payment/desk/refund', {
    data: {
      order_id: order,
      way: 'gateway',
      amount,
      reason: 'By a colleague',
      refunded_before: before,
      to_refund: false,
    },
  });
  expect(given.ok(), await given.text()).toBe(true);
};

const REFUND = '**/api/v1/payment/desk/refund';

test(
  'what is typed for a refund outlasts Escape, another row, a colleague and a lost answer, and money goes back once',
  { tag: '@once' },
  async ({ page, newEmail, language }) => {
    const { payments, form: words } = textsOf(language).admin;
    const { refunds } = payments;
    await showAtDesk(page);
    const { order } = await familyWithCharge(page, newEmail, language, 'Kirana');
    await atTheGateway(page.request, order, 'settle');
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminPayments(order));
    const panel = page.getByRole('dialog', { name: payments.panel });
    const form = panel.getByRole('form', { name: refunds.title });
    const [amount, reason] = [form.getByLabel(refunds.amount), form.getByLabel(refunds.reason)];
    const question = page.getByRole('dialog').filter({ hasText: refunds.noUndo });
    const leaving = page.getByRole('dialog').filter({ hasText: words.unsaved(refunds.title) });
    const give = async () => {
      await form.getByRole('button', { name: refunds.submit }).click();
      await question.getByRole('button', { name: refunds.yes.gateway('') }).click();
    };
    const listed = panel.getByRole('region', { name: refunds.list });

    await test.step('keys lead into the form and ask before they lead out of it', async () => {
      await expect(amount).toBeVisible();
      await page.keyboard.press('r');
      await expect(amount).toBeFocused();
      await page.keyboard.type('20000');
      await page.keyboard.press('Tab');
      await page.keyboard.type('A book too many');
      for (const leave of ['Escape', 'Alt+ArrowDown']) {
        await page.keyboard.press(leave);
        await leaving.getByRole('button', { name: words.stay }).click();
        await expect(leaving).toBeHidden();
        await reason.focus();
      }
      await expect(reason).toHaveValue('A book too many');
      await page.reload();
      await expect(reason).toHaveValue('A book too many');
      await expect(amount).toHaveValue('20000');
    });

    await test.step('a colleague is faster: the entry stays, and the page says what changed', async () => {
      await giveBackElsewhere(page, order, 30_000);
      await give();
      await expect(form.getByRole('alert')).toContainText(refunds.changed.gone(inRupiah(30_000)));
      await expect(reason).toHaveValue('A book too many');
      await expect(amount).toHaveValue('20000');
      await expectAccessible(page);
    });

    await test.step('an answer that got lost after the refund was written down: it is said to be done', async () => {
      await page.route(REFUND, async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      });
      await give();
      await expect(page.getByText(words.savedAfterAll)).toBeVisible();
      await expect(listed).toContainText(inRupiah(20_000));
      await expect(listed).toBeFocused();
      await expect(reason).toHaveValue('');
      await page.unroute(REFUND);
    });

    await test.step('one that never arrived: nobody knows, and looking again says so until it is sent', async () => {
      await amount.fill('15000');
      await reason.fill('A pen too many');
      await page.route(REFUND, (route) => route.abort('internetdisconnected'));
      await give();
      await expect(form.getByRole('alert')).toContainText(refunds.lostTitle);
      await expectAccessible(page);
      await page.unroute(REFUND);
      await form.getByRole('button', { name: refunds.lookAgain }).click();
      await expect(form.getByRole('alert')).toContainText(refunds.lostTitle);
      await expect(reason).toHaveValue('A pen too many');
      await give();
      await expect(listed).toContainText(inRupiah(15_000));
      await expect(form.getByRole('alert')).toHaveCount(0);
    });

    await test.step('Escape leads back to the row', async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      const row = page.getByRole('row').filter({ hasText: 'Kirana Kartika' });
      await expect(row.getByRole('button', { name: payments.open })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel.getByText('Kirana Kartika', { exact: true })).toBeFocused();
    });
    const { payment } = (await (await page.request.get(`/api/v1/payment/desk/${order}`)).json()) as {
      payment: { refunded_amount: number };
    };
    expect(payment.refunded_amount).toBe(30_000 + 20_000 + 15_000);
  },
);

test(
  'the desk follows what happens elsewhere: the open payment, its row, and the list when the window is looked at',
  { tag: '@once' },
  async ({ page, newEmail, language }) => {
    const { payments, search } = textsOf(language).admin;
    await showAtDesk(page);
    const { order } = await familyWithCharge(page, newEmail, language, 'Larasati');
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminPayments(order));
    const panel = page.getByRole('dialog', { name: payments.panel });
    const row = page.getByRole('row').filter({ hasText: 'Larasati' });
    await expect(panel.getByText(payments.states.waiting, { exact: true })).toBeVisible();
    await atTheGateway(page.request, order, 'settle');
    await expect(panel.getByText(payments.states.paid, { exact: true })).toBeVisible();
    await expect(row.getByText(payments.states.paid, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await giveBackElsewhere(page, order, 30_000);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(row.getByText(payments.states.part_back, { exact: true })).toBeVisible();

    await test.step('the search over everything finds it by its receipt and its order id', async () => {
      const { payment } = (await (await page.request.get(`/api/v1/payment/desk/${order}`)).json()) as {
        payment: { receipt_number: string };
      };
      for (const typed of [payment.receipt_number, order]) {
        await page.keyboard.press('Control+k');
        const field = page.getByRole('combobox', { name: search.field });
        await field.fill(typed);
        await expect(page.getByRole('option').filter({ hasText: order })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(field).toHaveCount(0);
        await expect(panel.getByText('Larasati Kartika', { exact: true })).toBeVisible();
      }
    });
  },
);
