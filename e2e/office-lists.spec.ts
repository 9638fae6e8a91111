import type { APIRequestContext, Page } from '@playwright/test';
import { fullName } from '../src/domain/values/person-name.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs, signInAsAdmin } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Child {
  child_id: number;
  first_name: string;
  last_name: string;
}
interface Parent {
  last_name: string;
  join_childs: { child_id: number }[];
}
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

/** Which of these columns are not wholly in view, between the first column and the last, which stay where they are. */
const hiddenColumns = (page: Page, titles: readonly string[]) =>
  page.evaluate((wanted) => {
    const cells = [...document.querySelectorAll('th')].filter((cell) => cell.offsetParent !== null);
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    const { right: from = 0 } = boxes[0] ?? {};
    const { left: to = 0 } = boxes.at(-1) ?? {};
    return wanted.filter((title) => {
      const box = boxes[cells.findIndex(({ textContent }) => textContent === title)];
      return !box || box.left < from - 1 || box.right > Math.min(to, innerWidth) + 1;
    });
  }, titles);

/** What of a column's texts is cut off. */
const cutTexts = (page: Page, title: string) =>
  page.evaluate(
    (label) =>
      [...document.querySelectorAll(`td[data-label="${label}"] [data-office-line]`)]
        .filter((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1)
        .map((line) => line.textContent),
    title,
  );

/** How many pixels of a table one has to scroll for. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('table')!;
    return Math.max(0, table.scrollWidth - table.parentElement!.clientWidth);
  });

/** The filters whose longest choice is cut off when it is chosen. */
const cutFilters = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll<HTMLSelectElement>('main select')]
      .filter((select) => select.offsetParent !== null)
      .flatMap((select) => {
        const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select);
        Object.assign(pen, { font, letterSpacing });
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return [...select.options]
          .map(({ text }) => text)
          .filter((text) => pen.measureText(text).width > room);
      });
  });

/** A family of the demo school whose child, parent and address are as long as they may be. */
const withLongestNames = async (request: APIRequestContext) => {
  await signInAs(request, 'yosef@kancil.test');
  const long = (name: string, length: number) => `${name} `.repeat(50).slice(0, length).trim();
  const { users } = await read<{ users: Parent }>(request, '/users/session');
  const { childs } = await read<{ childs: Child }>(request, `/childs/${users.join_childs[0]?.child_id}`);
  const child = { ...childs, first_name: long('Wilhelmina', 100), last_name: long('Bartholomeus', 100) };
  const saved = await request.post('/api/v1/childs/update-child', { data: child });
  expect(saved.ok(), await saved.text()).toBe(true);
  const address = { ...users, last_name: child.last_name, address_details: long('Jalan Koti', 500) };
  const moved = await request.post('/api/v1/users/update-user', { data: address });
  expect(moved.ok(), await moved.text()).toBe(true);
  return child;
};

const setLongestResi = async (request: APIRequestContext, order: Listed['orders'][number]) => {
  const { order_id, courier, delivery_status } = order;
  const resi = 'KANCIL0123456789'.repeat(4).slice(0, 60);
  const data = { order_id, courier, delivery_status, resi };
  const saved = await request.post('/api/v1/order/update', { data });
  expect(saved.ok(), await saved.text()).toBe(true);
};

const headings = (page: Page) =>
  page.locator('th').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));

test(
  'each list shows its most important columns and its buttons at every width, its rows one line high',
  { tag: '@once' },
  async ({ page, language }) => {
    const { request } = page;
    const { batches, children, courses, log, orders, payments, settings } = textsOf(language).admin;
    const child = await withLongestNames(request);
    await signInAsAdmin(request, language);
    const order = (await read<Listed>(request, '/order')).orders.find(
      ({ child: { first_name } }) => first_name === child.first_name,
    );
    if (!order) throw new Error('the family has an order');
    await setLongestResi(request, order);
    const look = async (width: number, path: string, columns: string[]) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('table')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const about = `${path} ${width}`;
      expect(await outside(page), about).toEqual([]);
      expect(await hiddenColumns(page, columns), about).toEqual([]);
      expect(await sideways(page), about).toBe(0);
      expect(await cutFilters(page), about).toEqual([]);
      const heights = await page
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
      expect(Math.max(...heights), about).toBeLessThanOrEqual(41);
    };
    const named = 'q=wilhelmina';
    const all = `${paths.adminChildren}?batch=all`;
    for (const width of [1280, 1024, 768]) {
      await look(width, `${paths.adminOrders}?${named}`, [orders.status, orders.resi]);
      await look(width, paths.adminBatches, [batches.startRegistration, batches.status]);
      await look(width, paths.adminCourses, [courses.grade, courses.week, courses.video]);
      await look(width, `${all}&${named}`, [children.grade]);
    }
    for (const width of [1280, 1024, 768]) {
      await look(width, paths.adminLog, [log.change, log.whenAndWho]);
      await look(width, paths.adminSettings, [settings.normal, settings.discount, settings.pays]);
    }
    await look(1280, paths.adminOrders, [orders.address, orders.courier, orders.phone]);
    await test.step('what a narrow table has no column for stands in another cell', async () => {
      const inRow = (text: string | RegExp) =>
        page.locator('tbody tr').first().getByText(text).filter({ visible: true });
      for (const width of [1280, 1024, 768]) {
        await look(width, paths.adminPayments(), [payments.bill, payments.state]);
        await expect(inRow(/\d\d-\d\d-\d{4} \d\d[.:]\d\d$/)).toHaveCount(1);
        await expect(inRow(payments.methods.gopay)).toHaveCount(1);
        expect(await cutTexts(page, payments.bill), `${width}`).toEqual([]);
        await look(width, paths.adminOrders, [orders.address]);
        await expect(inRow(/\d\d-\d\d-\d{4}$/)).toHaveCount(1);
        await page.getByRole('columnheader').getByRole('button', { name: orders.ordered }).click();
        await expect(page).toHaveURL(/sort=ordered/);
        await look(width, `${paths.adminCourses}?type=1`, [courses.video]);
        await expect(inRow(courses.types[1])).toHaveCount(1);
      }
    });
    await test.step('also beside what is open', async () => {
      await look(1280, `${paths.adminOrders}?order=${order.order_id}`, [orders.status, orders.resi]);
      await look(1280, `${all}&${named}&child=${child.child_id}`, [children.grade]);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await test.step('opening one moves no row, and leaves no column out', async () => {
      const listed: [path: string, columns: string[]][] = [
        [paths.adminOrders, [orders.status, orders.resi]],
        [paths.adminLog, [log.change, log.whenAndWho]],
        [paths.adminSettings, [settings.normal, settings.discount, settings.pays]],
      ];
      for (const [path, columns] of listed) {
        await look(1280, path, columns);
        // Beside the orders stands how many kits are there, which is asked for after them.
        await page.waitForLoadState('networkidle');
        const row = page.locator('tbody tr').first();
        const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
        const before = await top();
        await row.getByRole('button').last().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect([path, await top()]).toEqual([path, before]);
        expect([path, await hiddenColumns(page, columns)]).toEqual([path, []]);
        expect([path, await sideways(page)]).toEqual([path, 0]);
      }
    });
    await test.step('the focus of the last button is drawn inside the table', async () => {
      const last = page.locator('tbody tr:last-child td:last-child button').last();
      await page.keyboard.press('Tab');
      await last.focus();
      const beyond = await last.evaluate((button) => {
        const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(button);
        return outlineStyle === 'none'
          ? NaN
          : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      });
      expect(beyond).toBeLessThanOrEqual(0);
    });
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
      const first = page.locator('tbody td strong').first();
      const names = (await read<Listed>(page.request, '/order/status/shipped')).orders.map(({ child }) =>
        fullName(child.first_name, child.last_name),
      );
      const sorted = names.toSorted((one, other) => one.localeCompare(other));
      await heading.getByRole('button', { name: orders.child }).click();
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await expect(first).toHaveText(sorted[0] ?? '');
      await heading.getByRole('button', { name: orders.child }).click();
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      await expect(first).toHaveText(sorted.at(-1) ?? '');
      await page.goto(`${paths.adminOrders}?status=shipped`);
    });
    await test.step('on a phone a picker sorts it', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${paths.adminOrders}?status=shipped`);
      await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);
      const picker = page.getByRole('combobox', { name: list.sortBy });
      await picker.selectOption(list.sorted.desc(orders.child));
      await expect(page).toHaveURL(/sort=child_name&direction=desc/);
      const first = page.locator('tbody td strong').first();
      const sorted = (await read<Listed>(page.request, '/order/status/shipped')).orders
        .map(({ child }) => fullName(child.first_name, child.last_name))
        .toSorted((one, other) => one.localeCompare(other));
      await expect(first).toHaveText(sorted.at(-1) ?? '');
      await picker.selectOption(list.sorted.asc(orders.child));
      await expect(page).not.toHaveURL(/direction/);
      await expect(first).toHaveText(sorted[0] ?? '');
      await picker.selectOption(list.unsorted);
      await expect(page).not.toHaveURL(/sort/);
      for (const path of [paths.adminBatches, paths.adminCourses, `${paths.adminChildren}?batch=all`]) {
        await page.goto(path);
        await expect(page.getByRole('combobox', { name: list.sortBy })).toBeVisible();
        expect(await cutFilters(page), path).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${paths.adminOrders}?status=shipped`);
    });
    await test.step('the next row has the focus when one leaves the list', async () => {
      const shipped = (await read<Listed>(page.request, '/order/status/shipped')).orders;
      const [gone = '', next = ''] = shipped.map(({ child }) => fullName(child.first_name, child.last_name));
      const first = page.locator('tbody tr').first();
      await expect(first.locator('strong')).toHaveText(gone);
      await first.getByRole('button', { name: orders.update }).click();
      const dialog = page.getByRole('dialog', { name: orders.dialog });
      await dialog.getByLabel(orders.statusFilter).selectOption('unshipped');
      await dialog.getByRole('button', { name: orders.submit }).click();
      await page.getByRole('button', { name: confirm.yes }).click();
      await expect(first.locator('strong')).toHaveText(next);
      await expect(first.getByRole('button', { name: `${orders.update} ${next}` })).toBeFocused();
    });
    await test.step('the menu leads to the first page, with the filters; the way back from a form to the page that was left', async () => {
      await page.goto(paths.adminCourses);
      await page.getByLabel(courses.gradeFilter, { exact: true }).selectOption('4');
      await page.getByRole('link', { name: list.pageNumber(5), exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: list.range(41, 43, 43) })).toHaveCount(1);
      const on = page.getByRole('link', { name: list.next, exact: true });
      await expect(on).toHaveAttribute('aria-disabled', 'true');
      const back = page.getByRole('link', { name: list.previous, exact: true });
      await back.click();
      await on.press('Enter');
      await expect(page).toHaveURL(/grade=4&page=5/);
      await expect(on).toBeFocused();
      for (const number of [4, 3, 2]) {
        await back.press('Enter');
        await expect(page).toHaveURL(new RegExp(`grade=4&page=${number}`));
      }
      await page.getByRole('link', { name: frame.orders, exact: true }).first().click();
      await expect(page.getByRole('heading', { name: orders.title, level: 1 })).toBeVisible();
      await page.getByRole('link', { name: frame.courses, exact: true }).first().click();
      await expect(page).toHaveURL(/grade=4$/);
      await expect(page.getByText(list.range(1, 10, 43), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: list.pageNumber(2), exact: true }).click();
      await expect(page.getByText(list.range(11, 20, 43), { exact: true })).toBeVisible();
      // Its rows are there before its address is.
      await expect(page).toHaveURL(/grade=4&page=2$/);
      await page.locator('tbody').getByRole('link', { name: courses.edit }).first().click();
      await page.getByRole('link', { name: admin.back }).click();
      await expect(page).toHaveURL(/grade=4&page=2$/);
      await expect(page.getByText(list.range(11, 20, 43), { exact: true })).toBeVisible();
    });
    await test.step('a new tab begins with the filters, and so does the next', async () => {
      for (let times = 0; times < 2; times += 1) {
        const tab = await page.context().newPage();
        await tab.goto(paths.adminCourses);
        await expect(tab).toHaveURL(/grade=4/);
        await expect(tab.getByText(list.range(1, 10, 43), { exact: true })).toBeVisible();
        await tab.close();
      }
    });
    await test.step('Back from a form leads to the row that it was opened from', async () => {
      const edit = page.locator('tbody').getByRole('link', { name: courses.edit }).nth(6);
      await edit.click();
      await expect(page).toHaveURL(/update$/);
      await expect(page.getByLabel(fields.titleEN)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/grade=4&page=2$/);
      await expect(edit).toBeFocused();
      await expect(edit).toBeInViewport({ ratio: 1 });
    });
    await test.step('Back takes back a whole search, and not its letters', async () => {
      const search = page.getByRole('main').getByRole('searchbox');
      for (const typed of ['unit', 'unit 5']) {
        await search.fill(typed);
        await expect(page).toHaveURL(new RegExp(`grade=4&q=${typed.replace(' ', '\\+')}$`));
      }
      await search.press('Enter');
      await search.fill('unit 6');
      await expect(page).toHaveURL(/grade=4&q=unit\+6$/);
      await page.goBack();
      await expect(page).toHaveURL(/grade=4&q=unit\+5$/);
      await expect(search).toHaveValue('unit 5');
      await page.goBack();
      await expect(page).toHaveURL(/grade=4&page=2$/);
      await expect(search).toHaveValue('');
      await expect(page.getByText(list.range(11, 20, 43), { exact: true })).toBeVisible();
    });
    await test.step('a search that is emptied again leaves no Back that changes nothing', async () => {
      const search = page.getByRole('main').getByRole('searchbox');
      await page.getByRole('link', { name: list.pageNumber(1), exact: true }).click();
      await expect(page).toHaveURL(/grade=4$/);
      await search.fill('unit 5');
      await expect(page).toHaveURL(/grade=4&q=unit\+5$/);
      await search.fill('');
      await expect(page).toHaveURL(/grade=4$/);
      await expect(search).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/grade=4&page=2$/);
      await expect(page.getByRole('link', { name: list.pageNumber(2), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
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

test(
  'on a phone the courses begin in sight, below one button that says what is filtered',
  { tag: '@once' },
  async ({ page, language }) => {
    const { courses, list } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    await page.goto(`${paths.adminCourses}?grade=4&video=with`);
    await expect(page).toHaveURL(/batch=\d+/);
    const grade = page.getByLabel(courses.gradeFilter, { exact: true });
    await expect(grade).toBeHidden();
    await expect(page.locator('tbody tr').first()).toBeInViewport({ ratio: 1 });
    const button = page.getByRole('button', { name: new RegExp(`^${list.filters}`) });
    const { label, with: there } = courses.videoFilter;
    await expect(button).toContainText(`${courses.gradeOf(4)} · `);
    await expect(button).toContainText(` · ${label}: ${there}`);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await grade.selectOption('5');
    await expect(button).toContainText(`${courses.gradeOf(5)} · `);
    await button.press('Enter');
    await expect(grade).toBeHidden();
  },
);

test(
  'where no kit of the page waits, one press shows those that do',
  { tag: '@once' },
  async ({ page, language }) => {
    const { orders } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    await page.goto(`${paths.adminOrders}?status=shipped`);
    await expect(page.getByText(orders.nothingToShip)).toBeVisible();
    await page.getByRole('button', { name: orders.toWaiting }).click();
    await expect(page).toHaveURL(/\?status=unshipped$/);
    await expect(page.getByText(orders.nothingToShip)).toHaveCount(0);
  },
);

test('on a phone the next page of a list begins in sight', { tag: '@once' }, async ({ page, language }) => {
  const { list } = textsOf(language).admin;
  await signInAsAdmin(page.request, language);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${paths.adminCourses}?grade=4`);
  await page.getByRole('link', { name: list.next, exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(list.range(11, 20, 43), { exact: true })).toHaveCount(1);
  await expect(page.locator('tbody tr').first()).toBeInViewport({ ratio: 0.9 });
});
