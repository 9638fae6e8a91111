import type { APIRequestContext, Page } from '@playwright/test';
import { fullName } from '../src/domain/values/person-name.ts';
import { courierNames } from '../src/i18n/couriers.ts';
import { paths } from '../src/paths.ts';
import { read, resiOf, signInAsAdmin } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Order {
  order_id: number;
  courier: string;
  resi: string | null;
  delivery_status: string;
  held: boolean;
  child: { first_name: string; last_name: string };
}

const ordersOf = async (request: APIRequestContext, path = '/order') =>
  (await read<{ orders: Order[] }>(request, path)).orders;
const nameOf = ({ child }: Order) => fullName(child.first_name, child.last_name);

const update = async (request: APIRequestContext, order: Order, changes: Partial<Order>) => {
  const { order_id, courier, delivery_status } = order;
  const data = { order_id, courier, delivery_status, resi: order.resi ?? '', ...changes };
  const saved = await request.post('/api/v1/order/update', { data });
  expect(saved.ok(), await saved.text()).toBe(true);
};

/** The newest orders that follow each other in the list, none of them shipped, nor held as another journey may have left one. */
const unshipped = async (request: APIRequestContext, count: number) => {
  const all = await ordersOf(request);
  const from = all.findIndex((_order, place) => all.slice(place, place + count).every(({ held }) => !held));
  const orders = all.slice(from, from + count);
  for (const order of orders) await update(request, order, { delivery_status: 'unshipped', resi: '' });
  return orders;
};

/** The address follows what is shown, once the session has been checked. */
const expectAddress = (page: Page, { order_id }: Order) =>
  expect(page).toHaveURL(new RegExp(`[?&]order=${order_id}(&|$)`));

test(
  'an order is open beside its list, in the address, and is left only when nothing would be lost',
  { tag: '@desk' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    const { form, orders, panel: words } = admin;
    await signInAsAdmin(page.request, language);
    const [first, second] = await unshipped(page.request, 2);
    if (!first || !second) throw new Error('the demo school has orders');
    const dialog = page.getByRole('dialog', { name: orders.dialog });
    const resi = dialog.getByLabel(fields.resi);
    const status = dialog.getByLabel(orders.statusFilter);
    const opener = (order: Order) =>
      page.getByRole('row').getByRole('button', { name: `${orders.update} ${nameOf(order)}`, exact: true });

    await test.step('it opens on its tracking number; Back closes it, and the focus is in its row', async () => {
      await page.goto(paths.adminOrders);
      await opener(first).click();
      await expect(resi).toBeFocused();
      await expectAddress(page, first);
      await expect(dialog.getByRole('button', { name: orders.copyAddress })).toBeVisible();
      await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(opener(first)).toBeFocused();
    });

    await test.step('a tracking number proposes that it is shipped, which can be taken back', async () => {
      await opener(first).click();
      await expectAddress(page, first);
      await expect(resi).toBeFocused();
      await resi.fill('JNE-PANEL-1');
      await expect(status).toHaveValue('shipped');
      await expect(dialog.getByText(orders.proposedNote)).toBeVisible();
      await status.selectOption('unshipped');
      await resi.fill('JNE-PANEL-2');
      await expect(status).toHaveValue('unshipped');
    });

    await test.step('keys lead to the next order and back, also from a field, and ask before what is not saved is left', async () => {
      const question = page.getByRole('dialog', { name: form.leaveTitle });
      await status.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(question.getByRole('button', { name: form.stay })).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: form.stay }).click();
      await expect(resi).toHaveValue('JNE-PANEL-2');
      await page.goBack();
      await question.getByRole('button', { name: form.stay }).click();
      await expect(question).toHaveCount(0);
      await expectAddress(page, first);
      await resi.fill('');
      await dialog.getByRole('button', { name: words.next, exact: true }).focus();
      await page.keyboard.press('j');
      await expect(dialog.getByRole('form', { name: nameOf(second) })).toBeVisible();
      await expect(resi).toBeFocused();
      await expectAddress(page, second);
      await page.keyboard.press('Alt+ArrowUp');
      await expect(dialog.getByRole('form', { name: nameOf(first) })).toBeVisible();
    });

    await test.step('it goes on to the next once it is saved; Enter saves and closes, and says what was changed', async () => {
      await resi.fill('JNE-PANEL-1');
      await dialog.getByRole('button', { name: form.saveAndNext }).click();
      await expect(dialog.getByRole('form', { name: nameOf(second) })).toBeVisible();
      await resi.fill('jne-panel-1');
      await resi.press('Enter');
      await expect(dialog.getByText(orders.resiUsed('jne-panel-1', nameOf(first)))).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(opener(second)).toBeFocused();
      const saved = new Map((await ordersOf(page.request)).map((order) => [order.order_id, order]));
      const [one, other] = [saved.get(first.order_id), saved.get(second.order_id)];
      expect([one?.resi, one?.delivery_status]).toEqual(['JNE-PANEL-1', 'shipped']);
      expect([other?.resi, other?.delivery_status]).toEqual(['jne-panel-1', 'shipped']);
      await opener(second).click();
      await expect(dialog.getByRole('listitem').first()).toContainText('jne-panel-1');
    });

    await test.step('the address opens an order that its page of the list does not have', async () => {
      const last = (await ordersOf(page.request)).at(-1);
      if (!last) throw new Error('the demo school has orders');
      await page.goto(`${paths.adminOrders}?order=${last.order_id}`);
      await expect(dialog.getByRole('form', { name: nameOf(last) })).toBeVisible();
      await page.reload();
      await expect(resi).toHaveValue(last.resi ?? '');
      await page.goto(`${paths.adminOrders}?order=999999`);
      await expect(dialog.getByText(orders.missingTitle)).toBeVisible();
      await expectAccessible(page);
    });
  },
);

test(
  'five kits are shipped with at most 12 interactions, by the keyboard alone after the first',
  { tag: '@once' },
  async ({ page, language }) => {
    const { run, ship } = textsOf(language).admin.orders;
    await signInAsAdmin(page.request, language);
    const kits = await unshipped(page.request, 5);
    const waiting = await ordersOf(page.request, '/order/status/unshipped');
    for (const order of waiting.filter(
      (one) => !one.held && !kits.some((kit) => kit.order_id === one.order_id),
    ))
      await update(page.request, order, { delivery_status: 'shipped', resi: `BEFORE-${order.order_id}` });
    await page.goto(`${paths.adminOrders}?status=unshipped`);
    let interactions = 0;
    const count = () => (interactions += 1);

    await page.getByRole('button', { name: ship(0), exact: true }).click();
    count();
    const dialog = page.getByRole('dialog', { name: run.title });
    for (const [place, kit] of kits.entries()) {
      const resi = dialog.getByLabel(run.numberOf(nameOf(kit), place + 1, kits.length));
      await expect(resi).toBeFocused();
      if (place === 0) await expectAccessible(page);
      await resi.fill(resiOf(kit.courier, 1_000_000 + kit.order_id));
      count();
      await page.keyboard.press('Enter');
      count();
    }
    await expect(dialog.getByRole('heading', { name: run.done(5, 5) })).toBeFocused();
    expect(interactions).toBeLessThanOrEqual(12);
    await expectAccessible(page);
    const now = await ordersOf(page.request);
    for (const { order_id, courier } of kits)
      expect(now.find((order) => order.order_id === order_id)).toMatchObject({
        resi: resiOf(courier, 1_000_000 + order_id),
        delivery_status: 'shipped',
      });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Another family may have bought meanwhile, so the list need not be empty; these kits have left it.
    for (const kit of kits)
      await expect(page.getByRole('row').filter({ hasText: nameOf(kit) })).toHaveCount(0);
  },
);

test(
  'in a run a number that another order carries is asked about, what others saved meanwhile is shown, and a cut line loses nothing',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin } = textsOf(language);
    const { choose, resiUsed, run, ship } = admin.orders;
    await signInAsAdmin(page.request, language);
    const [first, second, third, before] = await unshipped(page.request, 4);
    if (!first || !second || !third || !before) throw new Error('the demo school has orders');
    for (const kit of [first, second, third])
      await update(page.request, kit, { courier: 'jne', delivery_status: 'unshipped', resi: '' });
    const [taken, ...once] = [2_000_000, 2_000_001, 2_000_002, 2_000_003, 2_000_004].map((number) =>
      resiOf('jne', number),
    ) as [string, string, string, string, string];
    await page.goto(paths.adminOrders);
    for (const kit of [first, second, third])
      await page.getByRole('checkbox', { name: choose(nameOf(kit)), exact: true }).check();
    await page.getByRole('button', { name: ship(3), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: run.title });
    const resi = dialog.getByRole('textbox');
    const row = (kit: Order) => dialog.getByRole('listitem').filter({ hasText: nameOf(kit) });
    const scan = async (number: string) => {
      await resi.fill(number);
      await resi.press('Enter');
    };

    await update(page.request, before, { delivery_status: 'shipped', resi: taken });
    await scan(taken.toLowerCase());
    const question = dialog.getByRole('dialog');
    await expect(question).toContainText(resiUsed(taken.toLowerCase(), nameOf(before)));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(resi).toBeFocused();
    await scan('123');
    await expect(dialog).toContainText(run.noForm(courierNames.jne));
    await expect(row(first)).toContainText(run.states.waiting);
    await scan(once[0]);
    await expect(row(first)).toContainText(run.states.shipped);
    await scan(once[0].toLowerCase());
    await expect(question).toContainText(resiUsed(once[0].toLowerCase(), nameOf(first)));
    await page.keyboard.press('Enter');
    await expect(resi).toHaveValue(once[0].toLowerCase());
    await expect(row(second)).toContainText(run.states.waiting);

    await update(page.request, second, { courier: 'jne', delivery_status: 'unshipped', resi: 'THEIRS-2' });
    await scan(once[1]);
    await expect(row(second)).toContainText(run.states.changed);

    await page.route('**/api/v1/order/update', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await scan(once[2]);
    await expect(page.getByText(textsOf(language).shell.reconnecting)).toBeVisible();
    await page.unroute('**/api/v1/order/update');
    await context.setOffline(false);
    await expect(row(third)).toContainText(run.states.shipped);

    const conflict = dialog.getByRole('region', { name: admin.form.conflictTitle });
    await expect(conflict).toContainText(`${admin.form.yours} ${once[1]}`);
    await expect(conflict).toContainText(`${admin.form.theirs} THEIRS-2`);
    await expectAccessible(page);
    await conflict.getByRole('button', { name: admin.form.keepMine }).click();
    await expect(row(second)).toContainText(run.states.shipped);
    await expect(dialog.getByRole('heading', { name: run.done(3, 3) })).toBeFocused();
    const now = await ordersOf(page.request);
    expect(now.slice(0, 3).map((order) => order.resi)).toEqual([once[0], once[1], once[2]]);

    await page.keyboard.press('Control+z');
    // The kit whose answer came last.
    await expect(row(second)).toContainText(run.states.waiting);
    await expect(resi).toHaveValue('THEIRS-2');
    expect((await ordersOf(page.request))[1]).toMatchObject({
      resi: 'THEIRS-2',
      delivery_status: 'unshipped',
    });
    await scan(once[3]);
    await expect(row(second)).toContainText(run.states.shipped);
  },
);

test(
  'an order whose UPDATE was pressed before the page had its scripts opens when they are there',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    await signInAsAdmin(page.request, language);
    const [order] = await unshipped(page.request, 1);
    if (!order) throw new Error('the demo school has orders');
    const letScriptsIn = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await letScriptsIn.promise;
      await route.continue();
    });
    await page.goto(paths.adminOrders, { waitUntil: 'commit' });
    await page
      .getByRole('row')
      .getByRole('button', { name: `${admin.orders.update} ${nameOf(order)}`, exact: true })
      .click();
    letScriptsIn.resolve(undefined);
    await expect(
      page.getByRole('dialog', { name: admin.orders.dialog }).getByLabel(fields.resi),
    ).toBeFocused();
    await expectAddress(page, order);
  },
);
