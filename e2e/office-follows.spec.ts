import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { registration } from '../tests/support/registration.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { atTheGateway, lookAgain } from './support/pay-by.ts';
import {
  addChildren,
  call,
  openCharge,
  registerFamily,
  schoolTime,
  signInAsParent,
  signInAsStaff,
} from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Order {
  order_id: number;
  courier: string;
  resi: string | null;
  delivery_status: string;
  users: { address_details: string };
}

/** What was asked for a moment ago is not asked for again at once. */
const lookUntil = (page: Page, holds: () => Promise<unknown>) =>
  expect(async () => {
    await lookAgain(page);
    await holds();
  }).toPass({ intervals: [3500], timeout: 30_000 });

test(
  'an open order follows what another clerk and the family change; nothing typed is lost, and a new address is told before it counts',
  { tag: '@once' },
  async ({ page, browser, server, newEmail, language }) => {
    const { admin, fields } = textsOf(language);
    const { form, orders, feedback } = admin;
    const { request } = page;
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Tirta', birthdate: `${year - 10}-01-15` },
    ]);
    await atTheGateway(request, await openCharge(request, child), 'settle');
    await signInAsAdmin(request, language);
    const stored = async () => (await read<{ orders: Order[] }>(request, '/order?size=1&q=Tirta')).orders[0];
    const { order_id: id } = (await stored()) ?? { order_id: 0 };

    const [home, desk] = [
      await browser.newContext({ baseURL: server.url }),
      await browser.newContext({ baseURL: server.url }),
    ];
    await signInAsParent(home.request, newEmail);
    await signInAsStaff(desk.request);
    const { password: _, email: _email, ...profile } = registration(newEmail);
    const moveTo = (address_details: string) =>
      call(home.request, '/users/update-user', { ...profile, address_details });
    const update = (changes: Partial<Order>) =>
      call(desk.request, '/order/update', {
        order_id: id,
        courier: 'jne',
        delivery_status: 'unshipped',
        resi: '',
        ...changes,
      });

    const panelOf = (on: Page) => on.getByRole('dialog', { name: orders.dialog });
    const dialog = panelOf(page);
    const courier = (on: Page) => panelOf(on).getByLabel(fields.courier);
    const resi = dialog.getByLabel(fields.resi);
    await page.goto(`${paths.adminOrders}?q=Tirta&order=${id}`);
    await expect(resi).toBeFocused();

    await test.step('what another clerk saves elsewhere stands there when the page is looked at again', async () => {
      await update({ courier: 'pos' });
      await lookUntil(page, () => expect(courier(page)).toHaveValue('pos', { timeout: 2000 }));
      await expect(resi).toBeFocused();
      await expect(page).toHaveURL(/q=Tirta/);
    });

    await test.step('what is saved in another window of the browser stands there at once', async () => {
      const other = await page.context().newPage();
      await other.goto(`${paths.adminOrders}?q=Tirta&order=${id}`);
      await courier(other).selectOption('tiki');
      await panelOf(other).getByRole('button', { name: orders.submit, exact: true }).click();
      await expect(courier(page)).toHaveValue('tiki');
      await other.close();
    });

    await test.step('a number that was saved under a typed one has to be decided; the courier is theirs', async () => {
      await resi.fill('TIKI-1');
      await update({ courier: 'pos', resi: 'POS-0' });
      await resi.press('Enter');
      const conflict = dialog.getByRole('region', { name: form.conflictTitle });
      await expect(conflict).toContainText(`${form.yours} TIKI-1`);
      await expect(conflict).toContainText(`${form.theirs} POS-0`);
      await expect(conflict).not.toContainText(fields.courier);
      await conflict.getByRole('button', { name: form.takeTheirs }).click();
      await expect(courier(page)).toHaveValue('pos');
      await expect(resi).toHaveValue('POS-0');
    });

    await test.step('a new address stands there while the order is open, and what is typed stays', async () => {
      await resi.fill('POS-1');
      await moveTo('Jalan Merdeka 5');
      const address = dialog.locator('address');
      await lookUntil(page, () => expect(address).toContainText('Jalan Merdeka 5', { timeout: 2000 }));
      await expect(resi).toHaveValue('POS-1');
      await expect(resi).toBeFocused();
    });

    await test.step('labels are printed with the address that holds when Print is pressed', async () => {
      const labels = await page.context().newPage();
      await labels.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', 'yes');
      });
      await labels.goto(paths.adminLabels(String(id)));
      const label = labels.locator(`[data-label="${id}"]`);
      const print = labels.getByRole('button', { name: orders.labels.print(1) });
      await expect(print).toBeEnabled();
      await moveTo('Jalan Cimanuk 12');
      await print.click();
      await expect(labels.getByRole('status')).toContainText(orders.labels.changed('Tirta Kartika'));
      await expect(label).toContainText('Jalan Cimanuk 12');
      await expect(labels.locator('body')).not.toHaveAttribute('data-printed');
      await expectAccessible(labels);
      await print.click();
      await expect(labels.locator('body')).toHaveAttribute('data-printed', 'yes');
      await labels.close();
    });

    await test.step('a save that meets a new address shows it, with one way on', async () => {
      await moveTo('Jalan Sudirman 7');
      await resi.press('Enter');
      const box = dialog.getByRole('region', { name: form.changedTitle });
      await expect(box.getByRole('heading')).toBeFocused();
      await expect(box).toContainText('Jalan Sudirman 7');
      await expect(dialog.locator('address')).toContainText('Jalan Sudirman 7');
      await expect(box.getByRole('button')).toHaveText([form.goOn]);
      await expectAccessible(page);
      await box.getByRole('button', { name: form.goOn }).click();
      await expect(
        page.getByText(feedback.order('Tirta Kartika', orders.statuses.shipped)).first(),
      ).toBeVisible();
      expect(await stored()).toMatchObject({
        courier: 'pos',
        resi: 'POS-1',
        delivery_status: 'shipped',
        users: { address_details: 'Jalan Sudirman 7' },
      });
    });
    await home.close();
    await desk.close();
  },
);
