import type { Page } from '@playwright/test';
import { fullName } from '../src/domain/values/person-name.ts';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Listed {
  orders: {
    order_id: number;
    courier: string;
    delivery_status: string;
    child: { first_name: string; last_name: string };
  }[];
}

/** What of a table's buttons and links lies outside the table or the window. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { left, right } = document.querySelector('table')!.parentElement!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('tbody td:last-child :is(a, button)')]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < left || box.right > Math.min(right, innerWidth);
      })
      .map((control) => control.textContent);
  });

const headings = (page: Page) =>
  page.locator('th').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));

test(
  'the buttons of every list are inside its table, its rows one line high',
  { tag: '@once' },
  async ({ page, language }) => {
    const { request } = page;
    await signInAsAdmin(request, language);
    const all = await read<Listed>(request, '/order');
    const [order] = all.orders;
    if (!order) throw new Error('the demo school has orders');
    const { order_id, courier, delivery_status } = order;
    const resi = 'KANCIL0123456789'.repeat(4).slice(0, 60);
    const saved = await request.post('/api/v1/order/update', {
      data: { order_id, courier, delivery_status, resi },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    for (const width of [1280, 1024, 768])
      for (const path of [
        paths.adminOrders,
        paths.adminBatches,
        paths.adminCourses,
        `${paths.adminChildren}?batch=all`,
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('table')).toBeVisible();
        expect(await outside(page), `${path} ${width}`).toEqual([]);
        const heights = await page
          .locator('tbody tr')
          .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
        expect(Math.max(...heights), `${path} ${width}`).toBeLessThanOrEqual(41);
      }
  },
);

test(
  'a list keeps its columns, its focus and what it was left with',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    const { confirm, courses, orders, list, frame } = admin;
    await signInAsAdmin(page.request, language);
    await page.setViewportSize({ width: 1280, height: 900 });
    await test.step('another filter moves no column', async () => {
      await page.goto(paths.adminOrders);
      const before = await headings(page);
      await page.getByLabel(orders.statusFilter).selectOption('shipped');
      await expect(page).toHaveURL(/status=shipped/);
      expect(await headings(page)).toEqual(before);
    });
    await test.step('a heading sorts the list, and once more the other way round', async () => {
      const heading = page.getByRole('columnheader', { name: orders.child });
      const first = page.locator('tbody td').first();
      const names = (await read<Listed>(page.request, '/order/status/shipped')).orders.map(({ child }) =>
        fullName(child.first_name, child.last_name),
      );
      const sorted = names.toSorted((one, other) => one.localeCompare(other));
      await heading.getByRole('button').click();
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await expect(first).toHaveText(sorted[0] ?? '');
      await heading.getByRole('button').click();
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      await expect(first).toHaveText(sorted.at(-1) ?? '');
      await page.goto(`${paths.adminOrders}?status=shipped`);
    });
    await test.step('the next row has the focus when one leaves the list', async () => {
      const shipped = (await read<Listed>(page.request, '/order/status/shipped')).orders;
      const [gone = '', next = ''] = shipped.map(({ child }) => fullName(child.first_name, child.last_name));
      const first = page.locator('tbody tr').first();
      await expect(first.locator('td').first()).toHaveText(gone);
      await first.getByRole('button', { name: orders.update }).click();
      const dialog = page.getByRole('dialog', { name: orders.dialog });
      await dialog.getByLabel(orders.statusFilter).selectOption('unshipped');
      await dialog.getByRole('button', { name: orders.submit }).click();
      await page.getByRole('button', { name: confirm.yes }).click();
      await expect(first.locator('td').first()).toHaveText(next);
      await expect(first.getByRole('button', { name: `${orders.update} ${next}` })).toBeFocused();
    });
    await test.step('filters, search and page are there again on coming back', async () => {
      await page.goto(paths.adminCourses);
      await page.getByLabel(courses.gradeFilter, { exact: true }).selectOption('4');
      await page.getByRole('button', { name: list.pageNumber(2), exact: true }).click();
      await expect(page).toHaveURL(/grade=4&page=2/);
      await page.getByRole('link', { name: frame.orders, exact: true }).first().click();
      await expect(page.getByRole('heading', { name: orders.title, level: 1 })).toBeVisible();
      await page.getByRole('link', { name: frame.courses, exact: true }).first().click();
      await expect(page).toHaveURL(/grade=4&page=2/);
      await expect(page.getByText(list.range(11, 20, 43))).toBeVisible();
    });
    await test.step('what was just created is shown although the filter leaves it out', async () => {
      await page.getByRole('link', { name: courses.create }).click();
      await page.getByLabel(fields.titleEN).fill('A song for grade six');
      await page.getByLabel(fields.titleID).fill('Lagu untuk kelas enam');
      await page.getByLabel(fields.descriptionEN).fill('Sing along.');
      await page.getByLabel(fields.descriptionID).fill('Ayo bernyanyi.');
      await page.getByLabel(courses.week, { exact: true }).selectOption('1');
      await page.getByLabel(courses.unit, { exact: true }).selectOption('1');
      await page.getByLabel(courses.grade, { exact: true }).selectOption('6');
      await page.getByLabel(courses.typeFilter).selectOption('1');
      await page.getByRole('button', { name: courses.submitCreate }).click();
      await expect(page).toHaveURL(/grade=4&page=2/);
      await expect(page.locator('tbody tr').first()).toContainText(
        language === 'id' ? 'Lagu untuk kelas enam' : 'A song for grade six',
      );
    });
  },
);
