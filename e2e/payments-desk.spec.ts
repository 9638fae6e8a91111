import type { Page } from '@playwright/test';
import { money as moneyEn } from '../src/i18n/en/money.ts';
import { money as officeEn } from '../src/i18n/en/admin-money.ts';
import { money as moneyId } from '../src/i18n/id/money.ts';
import { money as officeId } from '../src/i18n/id/admin-money.ts';
import { formatRupiah, rupiah } from '../src/domain/values/money.ts';
import { paths } from '../src/paths.ts';
import { signInAsAdmin } from './support/demo.ts';
import { atTheGateway } from './support/pay-by.ts';
import { familyWithCharge } from './support/charged-family.ts';
import { addChildren, openCharge, registerFamily, schoolTime, signInAsParent } from './support/school.ts';
import { showAsStaffSee, showAtDesk } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const inRupiah = (amount: number) => formatRupiah(rupiah(amount));

test(
  'staff give a part of a payment back by the gateway and the rest by transfer, and the family reads where it is',
  { tag: '@desk' },
  async ({ page, newEmail, language }) => {
    const { payments } = textsOf(language).admin;
    const { refunds } = payments;
    const { request } = page;
    await showAsStaffSee(page, language);
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Wulan', birthdate: `${year - 10}-01-15` },
    ]);
    const order = await openCharge(request, child);
    await atTheGateway(request, order, 'settle');

    await signInAsAdmin(request, language);
    await page.goto(paths.adminPayments(order));
    const panel = page.getByRole('dialog', { name: payments.panel });
    const form = panel.getByRole('form', { name: refunds.title });
    const amount = form.getByLabel(refunds.amount);
    const give = () => form.getByRole('button', { name: refunds.submit }).click();
    const say = async ({ ask, follows, yes }: { ask: string; follows: readonly string[]; yes: string }) => {
      const question = page.getByRole('dialog').filter({ hasText: ask });
      for (const sentence of [...follows, refunds.follows.told, refunds.noUndo])
        await expect(question).toContainText(sentence);
      await question.getByRole('button', { name: yes }).click();
    };
    const listed = panel.getByRole('region', { name: refunds.list });
    const whole = Number((await amount.inputValue()).replaceAll(/\D/g, ''));
    expect(whole).toBeGreaterThan(100_000);

    await test.step('more than came, or without a reason, is refused at its field', async () => {
      await amount.fill(String(whole + 1));
      await give();
      await expect(form).toContainText(refunds.tooMuch(inRupiah(whole)));
      await expect(amount).toBeFocused();
      await expect(form).toContainText(refunds.required);
      await expectAccessible(page);
    });

    await test.step('a part goes back by the gateway', async () => {
      await amount.fill('25.000');
      await form.getByLabel(refunds.reason).fill('Charged for a book that was not sent');
      await give();
      await say({
        ask: refunds.askGateway(inRupiah(25_000), 'Wulan Kartika'),
        follows: [refunds.follows.gateway('QRIS'), refunds.follows.part(inRupiah(whole - 25_000))],
        yes: refunds.yes.gateway(inRupiah(25_000)),
      });
      await expect(listed).toContainText(refunds.states.DONE);
      await expect(page.getByText(refunds.done.gateway(inRupiah(25_000), 'Wulan Kartika'))).toBeVisible();
      await expect(listed).toBeFocused();
      await expect(form).toContainText(refunds.lead(inRupiah(whole - 25_000)));
      await expectAccessible(page);
    });

    await test.step('the rest was transferred, with what finds it', async () => {
      await form.getByLabel(refunds.way).selectOption('transfer');
      await amount.fill(String(whole - 25_000));
      await form.getByLabel(refunds.reason).fill('The family moves away');
      await give();
      await expect(form).toContainText(refunds.referenceRequired);
      await form.getByLabel(refunds.reference).fill('TRF 4711');
      await give();
      await say({
        ask: refunds.askTransfer(inRupiah(whole - 25_000), 'Wulan Kartika'),
        follows: [refunds.follows.transfer, refunds.follows.kit.unshipped],
        yes: refunds.yes.transfer,
      });
      await expect(panel).toContainText(refunds.closed.refund_above_payment);
      await expect(panel).toContainText('TRF 4711');
      // Nothing of the year is paid any more: its kit is not ordered any longer.
      await expect(panel.getByText(payments.kit.title, { exact: true })).toHaveCount(0);
      await expect(form).toHaveCount(0);
      await expect(listed).toBeFocused();
    });

    await familyReads(page, { newEmail, order, language });
  },
);

/** Once all of it has gone back, the payment says so to the family. */
const familyReads = (page: Page, about: { newEmail: string; order: string; language: 'en' | 'id' }) =>
  test.step('the family reads that it went back', async () => {
    const words = { en: moneyEn, id: moneyId }[about.language];
    await signInAsParent(page.request, about.newEmail);
    await page.goto(paths.payments(about.order));
    await expect(page.getByText(words.steps.gone_back).first()).toBeVisible();
    await expectAccessible(page);
  });

for (const decision of ['accept', 'drop'] as const)
  test(
    `staff decide about money of another amount: ${decision}`,
    { tag: '@desk' },
    async ({ page, newEmail, language }) => {
      const { payments } = textsOf(language).admin;
      const { otherAmount, states } = payments;
      const words = { en: officeEn, id: officeId }[language];
      await showAtDesk(page);
      const { order } = await familyWithCharge(page, newEmail, language, 'Laras');
      await atTheGateway(page.request, order, 'underpay');
      await signInAsAdmin(page.request, language);
      await page.goto(paths.adminPayments(order));
      const panel = page.getByRole('dialog', { name: payments.panel });
      await expect(panel.getByText(states.other_amount, { exact: true }).first()).toBeVisible();
      await expect(panel.getByRole('alert')).toContainText(otherAmount.title);
      await expectAccessible(page);
      await panel.getByRole('button', { name: otherAmount[decision] }).click();
      const question = page.getByRole('dialog').filter({ hasText: otherAmount.follows[decision][0] ?? '' });
      await expectAccessible(page);
      const name = decision === 'accept' ? /^(Take|Terima) Rp/ : otherAmount.yes.drop;
      await question.getByRole('button', { name }).click();
      await expect(panel.getByRole('alert')).toHaveCount(0);
      const [state, step] =
        decision === 'accept' ? [states.paid, words.steps.here] : [states.to_refund, words.steps.to_refund];
      await expect(panel.getByText(state, { exact: true }).first()).toBeVisible();
      await expect(panel.getByRole('region', { name: words.title })).toContainText(step);
      await panel.getByText(payments.history).click();
      await expect(panel).toContainText(payments.said.settlement);
      await expectAccessible(page);
    },
  );

test(
  'a payment that settles while its panel is open names the next step: its study kit',
  { tag: '@once' },
  async ({ page, newEmail, language }) => {
    const { payments } = textsOf(language).admin;
    await showAtDesk(page);
    const { order } = await familyWithCharge(page, newEmail, language, 'Melur');
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminPayments(order));
    const panel = page.getByRole('dialog', { name: payments.panel });
    await expect(panel.getByText(payments.states.waiting, { exact: true })).toBeVisible();
    await atTheGateway(page.request, order, 'settle');
    await expect(panel.getByText(payments.states.paid, { exact: true })).toBeVisible({ timeout: 15_000 });
    await expect(panel.getByText(payments.kit.unshipped)).toBeVisible({ timeout: 3000 });
  },
);

test(
  'staff ask the payment service again, and the payment says what it has answered',
  { tag: '@desk' },
  async ({ page, newEmail, language }) => {
    const { payments } = textsOf(language).admin;
    await showAtDesk(page);
    const { order } = await familyWithCharge(page, newEmail, language, 'Intan');
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminPayments(order));
    const panel = page.getByRole('dialog', { name: payments.panel });
    await expect(panel.getByText(payments.states.waiting, { exact: true })).toBeVisible();
    // The notification gets lost: only who asks hears of the money.
    const lost = await page.request.post(`/sandbox/gateway/${order}/settle`, {
      data: { notification: 'lost' },
    });
    expect(lost.ok(), await lost.text()).toBe(true);
    await panel.getByRole('button', { name: payments.ask }).click();
    await expect(panel.getByText(payments.states.paid, { exact: true })).toBeVisible();
    await panel.getByText(payments.history).click();
    await expect(panel).toContainText(payments.said.settlement);
    await expectAccessible(page);
  },
);
