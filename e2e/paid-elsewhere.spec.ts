import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { atTheGateway, lookAgain } from './support/pay-by.ts';
import { addChildren, openCharge, registerFamily, schoolTime } from './support/school.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test(
  'what is paid elsewhere shows in every open window without a touch',
  { tag: '@once' },
  async ({ page, context, newEmail, language }) => {
    const { classroom, payments, purchase } = textsOf(language);
    const { request } = page;
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate: `${year - 10}-01-15` },
    ]);
    const goOn = (on: Page) => on.getByRole('link', { name: new RegExp(`^${payments.goOn}`) }).first();
    const buy = page.getByRole('link', { name: classroom.childStatus.buy });
    let order = '';
    let replaced = '';

    await test.step('a charge opened on another device shows once the page is looked at', async () => {
      await page.goto(paths.child(child));
      await expect(buy.first()).toBeVisible();
      // Without an open charge the page never asks by itself, so only the event can have caused this request. It is sent
      // again until the page listens.
      await expect(async () => {
        const asked = page.waitForRequest('**/payment/open', { timeout: 2000 });
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await asked;
      }).toPass();
      replaced = await openCharge(request, child);
      order = await openCharge(request, child);
      await lookAgain(page);
      await expect(page.getByRole('heading', { name: payments.open.title })).toBeVisible();
      // What was asked for last may have been answered between the two charges.
      await expect(goOn(page)).toHaveAttribute('href', new RegExp(order));
      await expect(buy).toHaveCount(0);
    });

    await test.step('it goes on at its code, and closing the drawer never offers to buy', async () => {
      await goOn(page).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('heading', { name: purchase.pay.title })).toBeVisible();
      await expect(drawer.getByRole('img', { name: purchase.pay.code })).toBeVisible();
      await drawer.getByRole('button', { name: purchase.close }).click();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole('heading', { name: payments.open.title })).toBeVisible();
      await expect(buy).toHaveCount(0);
    });

    const open = async (path: string) => {
      const another = await context.newPage();
      await another.goto(path);
      return another;
    };
    const family = await open(paths.profile(4));
    const list = await open(paths.payments());
    const steps = await open(`${paths.buyCourse(child)}&step=1`);
    const code = await open(
      paths.openCharge({ child_id: child, purpose: 'BUY_COURSE', billing_id: null, order_id: order }),
    );

    await test.step('every window says that it waits', async () => {
      await expect(family.getByRole('main').getByText(payments.open.title)).toBeVisible();
      await expect(goOn(family)).toBeVisible();
      await expect(list.getByText(payments.state.PENDING, { exact: true })).toBeVisible();
      await expect(code.getByRole('heading', { name: purchase.pay.title })).toBeVisible();
      // A code that waits stands in place of the steps.
      await expect(steps.getByRole('heading', { name: purchase.pay.title })).toBeVisible();
    });

    await test.step('paid in the bank’s app, all of them say so by themselves', async () => {
      await atTheGateway(request, order, 'settle');
      await expect(page.getByRole('heading', { name: classroom.childStatus.awaitingTitle })).toBeVisible();
      await expect(family.getByText(payments.open.title)).toHaveCount(0);
      await expect(goOn(family)).toHaveCount(0);
      await expect(list.getByText(payments.state.SUCCESS, { exact: true })).toBeVisible();
      for (const drawer of [code, steps])
        await expect(drawer.getByText(purchase.outcome.older.text('Nisa'))).toBeVisible();
    });

    await test.step('the address of the code that was replaced says that nothing is left to pay', async () => {
      await steps.goto(
        paths.openCharge({ child_id: child, purpose: 'BUY_COURSE', billing_id: null, order_id: replaced }),
      );
      await expect(
        steps.getByRole('heading', { name: purchase.outcome.already.title('Nisa') }),
      ).toBeVisible();
      await expect(steps.getByText(purchase.outcome.failed.title)).toHaveCount(0);
      await steps.getByRole('link', { name: payments.receipt.open }).click();
      await expect(steps.getByText(/^KW-\d{6}$/)).toBeVisible();
    });

    await test.step('the receipt has its number and every line, and can be shared', async () => {
      await code.getByRole('link', { name: payments.receipt.open }).click();
      const receipt = code.getByRole('region', { name: payments.receipt.title });
      await expect(receipt.getByText(/^KW-\d{6}$/)).toBeVisible();
      await expect(receipt.getByRole('listitem')).toHaveCount(6);
      await expect(receipt.getByText(order)).toBeVisible();
      const share = code.getByRole('link', { name: payments.receipt.share });
      await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*KW-\d{6}/);
    });
  },
);
