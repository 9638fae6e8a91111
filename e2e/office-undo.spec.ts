import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays } from '../src/domain/values/calendar-date.ts';
import { fullName } from '../src/domain/values/person-name.ts';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { expectAside } from './support/notification.ts';
import { nextMonday, schoolTime } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Child {
  child_id: number;
  first_name: string;
  last_name: string;
  grade: number | null;
  academic_year_id: number | null;
}
interface Batch {
  academic_year_id: number;
  batch: number;
  start_date: string;
  is_active: boolean;
  can_activate: boolean;
}

interface Order {
  order_id: number;
  courier: string;
  delivery_status: string;
  child: { first_name: string; last_name: string };
}

const childrenOf = async (request: APIRequestContext) =>
  (await read<{ childs: Child[] }>(request, '/childs')).childs;
const batchesOf = async (request: APIRequestContext) =>
  (await read<{ academic_years: Batch[] }>(request, '/academic-year-admin')).academic_years;
const officeDay = (day: string) => day.split('-').toReversed().join('-');
const notification = (page: Page) => page.locator('[data-severity]');
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name }).first();

test(
  'a batch is deactivated by name, active again by Ctrl+Z, and deleted while it is empty',
  { tag: '@once' },
  async ({ page, language }) => {
    const { batches, confirm, feedback } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    const start = nextMonday(await schoolTime(page.request));
    const created = await page.request.post('/api/v1/course/academic-year', {
      data: { startDate: addDays(start, 70), startRegistrationDate: start, endRegistrationDate: start },
    });
    const { academic_year: made } = (await created.json()) as { academic_year: Batch };
    const batchNow = async () =>
      (await batchesOf(page.request)).find(({ academic_year_id: id }) => id === made.academic_year_id);
    const of = batches.numbered(made.batch);
    const question = page.getByRole('dialog', { name: confirm.title });

    await page.goto(paths.adminBatches);
    await button(page, `${batches.deactivate} ${of}`).click();
    await expect(question).toContainText(batches.askDeactivate(made.batch));
    await expectAccessible(page);
    await question.getByRole('button', { name: confirm.yes }).click();
    await expect(notification(page)).toContainText(feedback.batch(of, batches.notActive));
    await page.keyboard.press('Control+z');
    await expect(notification(page)).toContainText(feedback.undone(feedback.batch(of, batches.active)));
    await expectAside(page);
    expect((await batchNow())?.is_active).toBe(true);

    await test.step('one that has begun says why it is not activated', async () => {
      const begun = (await batchesOf(page.request)).find((one) => !one.is_active && !one.can_activate);
      const day = officeDay(begun?.start_date ?? '');
      const reason = batches.onlyComing(day);
      const refused = button(page, `${batches.activate} ${batches.numbered(begun?.batch ?? 0)}. ${reason}`);
      const standing = page.getByRole('row').filter({ has: refused }).getByText(`${batches.begun} ${day}`);
      await expect(standing.first()).toBeVisible();
      await expect(refused).toHaveAttribute('aria-disabled', 'true');
      await refused.press('Enter');
      await expect(notification(page)).toContainText(batches.refused.batch_finished);
      await expect(notification(page)).toContainText(reason);
      await expect(question).toHaveCount(0);
    });

    await button(page, `${batches.delete} ${of}`).click();
    await expect(question).toContainText(batches.askDelete(made.batch));
    await question.getByRole('button', { name: confirm.yes }).click();
    await expect(notification(page)).toContainText(feedback.deleted(of));
    expect(await batchNow()).toBeUndefined();
  },
);

test(
  'a batch is shown as it will be before it is created, with what it deactivates and what is odd about it',
  { tag: '@once' },
  async ({ page, language }) => {
    const { batches } = textsOf(language).admin;
    const { fields } = textsOf(language);
    await signInAsAdmin(page.request, language);
    const start = nextMonday(await schoolTime(page.request));
    const shown = (day: string) => day.split('-').toReversed().join('-');
    const before = await batchesOf(page.request);
    const [last] = before;
    await page.goto(paths.adminNewBatch);
    await page.getByLabel(batches.isNew).check();
    await page.getByLabel(fields.startDate, { exact: true }).fill(shown(addDays(start, 140)));
    await page.getByLabel(fields.startRegistrationDate).fill(shown(addDays(start, 70)));
    await page.getByLabel(fields.endRegistrationDate).fill(shown(addDays(start, 900)));
    const names = `${batches.numbered(last?.batch ?? 0)} (`;
    await expect(page.locator('form').getByText(batches.oddDates.registration_ends_after_year)).toBeVisible();
    await expect(page.locator('form').getByText(names)).toBeVisible();

    await page.getByRole('button', { name: batches.submitCreate }).click();
    const review = page.getByRole('dialog', { name: batches.reviewTitle });
    await expect(review).toContainText(batches.reviewAsk(batches.numbered((last?.batch ?? 0) + 1)));
    await expect(review).toContainText(names);
    await expect(review).toContainText(batches.oddDates.registration_ends_after_year);
    await expectAccessible(page);
    await review.getByRole('button', { name: batches.reviewBack }).click();
    await expect(review).toHaveCount(0);
    expect(await batchesOf(page.request)).toHaveLength(before.length);

    await page.getByLabel(fields.endRegistrationDate).fill(shown(addDays(start, 100)));
    await page.keyboard.press('Control+s');
    await expect(review).not.toContainText(batches.oddDates.registration_ends_after_year);
    await review.getByRole('button', { name: batches.submitCreate }).click();
    await expect(page).toHaveURL(paths.adminBatches);
    const [created, replaced] = await batchesOf(page.request);
    expect([created?.batch, created?.is_active, replaced?.is_active]).toEqual([
      (last?.batch ?? 0) + 1,
      true,
      false,
    ]);
    await expect(notification(page)).toContainText(batches.numbered(created?.batch ?? 0));
    await page.request.delete(`/api/v1/academic-year/${created?.academic_year_id}`);
    if (last?.is_active)
      await page.request.post('/api/v1/academic-year/reactivated', {
        data: { academic_year_id: last.academic_year_id },
      });
  },
);

test(
  'a search in one batch says which, and goes on in all of them with one press',
  { tag: '@once' },
  async ({ page, language }) => {
    const { batches, children } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    const child = (await childrenOf(page.request)).find(({ academic_year_id: id }) => id !== null);
    const all = await batchesOf(page.request);
    const other = all.find(({ academic_year_id: id }) => id !== child?.academic_year_id);
    const own = all.find(({ academic_year_id: id }) => id === child?.academic_year_id);
    if (!child || !other || !own) throw new Error('the demo school has two batches and a child in one');
    const name = fullName(child.first_name, child.last_name);
    await page.goto(`${paths.adminChildren}?batch=${other.academic_year_id}&q=${encodeURIComponent(name)}`);
    await expect(page.getByText(children.noneInBatch(name, batches.numbered(other.batch)))).toBeVisible();
    await page.getByRole('button', { name: children.searchAllBatches }).click();
    await expect(page).toHaveURL(/batch=all/);
    await expect(page.getByRole('row', { name })).toContainText(String(own.batch));
  },
);

test(
  'a kit is shipped and taken back by the keyboard; one that is set back to unshipped is asked about by name',
  { tag: '@once' },
  async ({ page, language }) => {
    const { confirm, feedback, orders } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    const ordersOf = async () => (await read<{ orders: Order[] }>(page.request, '/order')).orders;
    const [order] = await ordersOf();
    if (!order) throw new Error('the demo school has orders');
    const { order_id, courier } = order;
    const name = fullName(order.child.first_name, order.child.last_name);
    const statusNow = async () =>
      (await ordersOf()).find((one) => one.order_id === order_id)?.delivery_status;
    const unshipped = { order_id, courier, resi: '', delivery_status: 'unshipped' };
    expect((await page.request.post('/api/v1/order/update', { data: unshipped })).ok()).toBe(true);
    const dialog = page.getByRole('dialog', { name: orders.dialog });
    const setTo = async (status: 'shipped' | 'unshipped') => {
      await page.goto(paths.adminOrders);
      await button(page.getByRole('table'), `${orders.update} ${name}`).click();
      await dialog.getByLabel(orders.statusFilter).selectOption(status);
      await page.keyboard.press('Control+s');
    };
    const takeBack = async (to: 'shipped' | 'unshipped') => {
      await page.keyboard.press('Control+z');
      await expect(notification(page)).toContainText(
        feedback.undone(feedback.order(name, orders.statuses[to])),
      );
      expect(await statusNow()).toBe(to);
    };
    await setTo('shipped');
    await expect(notification(page)).toContainText(feedback.order(name, orders.statuses.shipped));
    await takeBack('unshipped');

    const shipped = { ...unshipped, delivery_status: 'shipped' };
    expect((await page.request.post('/api/v1/order/update', { data: shipped })).ok()).toBe(true);
    const question = page.getByRole('dialog', { name: confirm.title });
    await setTo('unshipped');
    await expect(question).toContainText(orders.askUnship(name));
    await question.getByRole('button', { name: confirm.no }).click();
    await expect(question).toHaveCount(0);
    expect(await statusNow()).toBe('shipped');
    await dialog.getByRole('button', { name: orders.submit }).click();
    await question.getByRole('button', { name: confirm.yes }).click();
    await expect(notification(page)).toContainText(feedback.order(name, orders.statuses.unshipped));
    await takeBack('shipped');
  },
);
