import type { Page } from '@playwright/test';
import { fullName } from '../src/domain/values/person-name.ts';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';
import { unfoldFilters } from './support/unfold-filters.ts';

interface Child {
  child_id: number;
  first_name: string;
  last_name: string;
  parent_first_name: string;
  parent_last_name: string;
}
interface Order {
  order_id: number;
  courier: string;
  child: { first_name: string; last_name: string };
  users: { phone_number: string };
  held: boolean;
}
interface Course {
  master_course_id: number;
  title: string;
  title_indo: string;
  grade: number;
  unit: number;
  week: number;
  type: number;
  version: number;
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  fullName(first_name, last_name);

const coursesOf = async (page: Page, query = '') =>
  (await read<{ courses: Course[] }>(page.request, `/course/all${query}`)).courses;

test(
  'one search finds children, parents, parcels and lessons from every screen, by the keyboard alone',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin, fields, shell } = textsOf(language);
    const { children, search } = admin;
    const { request } = page;
    await signInAsAdmin(request, language);
    const { orders } = await read<{ orders: Order[] }>(request, '/order');
    // Another journey may have taken a payment back, which holds its order; and those who signed up share one phone number.
    const order = orders.find(
      ({ held, users }) => !held && !users.phone_number.replaceAll(/\D/g, '').endsWith('81234567890'),
    );
    if (!order) throw new Error('the demo school has orders');
    const { childs } = await read<{ childs: Child[] }>(
      request,
      `/childs?q=${encodeURIComponent(nameOf(order.child))}`,
    );
    const [child] = childs;
    const resi = `KNC-${String(order.order_id).padStart(6, '0')}-77`;
    const saved = await request.post('/api/v1/order/update', {
      data: { order_id: order.order_id, courier: order.courier, delivery_status: 'shipped', resi },
    });
    expect(saved.ok(), await saved.text()).toBe(true);

    const dialog = page.getByRole('dialog', { name: search.title });
    const field = dialog.getByRole('combobox');
    const hits = dialog.getByRole('option');
    const hit = (kind: string, text: string | RegExp) =>
      dialog.getByRole('group', { name: kind }).getByRole('option', { name: text });
    const open = async () => {
      // The one before still fades.
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
    };

    await test.step('a child, by parts of both names, from within a form', async () => {
      await page.goto(`${paths.adminChildren}?batch=all&page=2`);
      await expect(page.getByRole('table')).toBeVisible();
      // The list is remembered by its scripts.
      await expect
        .poll(() => page.evaluate(() => Object.values(sessionStorage).some((kept) => /page=2/.test(kept))))
        .toBe(true);
      await page.goto(paths.adminNewCourse);
      const title = page.getByLabel(fields.titleEN);
      await title.press('/');
      await expect(title).toHaveValue('/');
      await expect(dialog).toHaveCount(0);
      await title.fill('');
      await open();
      const { first_name, last_name } = order.child;
      await page.keyboard.type(`${last_name.slice(0, 4)} ${first_name.slice(0, 4)}`);
      await expect(hit(search.groups.childs, nameOf(order.child)).first()).toBeVisible();
      await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
      await expect(hits.first().locator('mark').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${paths.adminChildren}\\?.*child=${child?.child_id}`));
      await expect(page.getByRole('table').getByText(nameOf(order.child)).first()).toBeVisible();
    });

    await test.step('from a child one gets to its family and back; its name is not kept as the search of the list', async () => {
      const panel = page.getByRole('dialog', { name: children.dialog });
      await expect(panel.getByLabel(children.grade)).toBeFocused();
      await expect(panel).toContainText(order.users.phone_number);
      await panel.getByRole('link', { name: children.toFamily }).press('Enter');
      await expect(page).toHaveURL(/\/admin\/families\/\d+$/);
      await expect(page.getByRole('heading', { name: admin.family.ledger })).toBeVisible();
      await expectAccessible(page);
      const card = page.getByRole('article', { name: nameOf(order.child) });
      await card.getByRole('link', { name: admin.family.toGrade }).press('Enter');
      await expect(panel.getByLabel(children.grade)).toBeFocused();
      await page.goto(paths.adminChildren);
      await expect(page).toHaveURL(`${paths.adminChildren}?batch=all&page=2`);
    });

    await test.step('a parent, by the phone number, with the arrow keys', async () => {
      await page.goto(paths.adminBatches);
      await page.waitForLoadState('networkidle');
      await page.locator('#main').press('/');
      await expect(field).toBeFocused();
      await page.keyboard.type(order.users.phone_number);
      const parent = hit(search.groups.parents, order.users.phone_number).first();
      await expect(parent).toBeVisible();
      while ((await parent.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', (await parent.getAttribute('id')) ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/families\/\d+$/);
      await expect(page.getByRole('article', { name: nameOf(order.child) })).toBeVisible();
    });

    await test.step('a parcel, by its tracking number without hyphens', async () => {
      await open();
      await page.keyboard.type(resi.replaceAll('-', ''));
      await expect(hit(search.groups.orders, new RegExp(resi))).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`order=${order.order_id}`));
      const panel = page.getByRole('dialog', { name: admin.orders.dialog });
      await expect(panel.getByLabel(fields.resi)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    });

    await test.step('a lesson, by grade, unit and week; of words typed quickly the last count', async () => {
      const [lesson] = (await coursesOf(page, '?grade=4')).filter(
        ({ unit, week }) => unit === 5 && week === 2,
      );
      await open();
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/v1/search?q=unit+7', async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
      const first = page.waitForRequest(/search\?q=unit\+7/);
      await field.fill('unit 7');
      await first;
      await field.fill('grade 4 unit 5 week 2');
      const title = language === 'id' ? lesson?.title_indo : lesson?.title;
      await expect(hit(search.groups.courses, title ?? '')).toBeVisible();
      letGo();
      await expect(hits).toHaveCount(1);
      // Enter is pressed before the hits of the newest words are there: it waits for them.
      await field.fill('unit 7');
      await field.fill('grade 4 unit 5 week 2 ');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.adminCourse(lesson?.master_course_id ?? 0));
      await page.unroute('**/api/v1/search?q=unit+7');
    });

    await test.step('says what is missing: letters, hits, the connection', async () => {
      await open();
      const status = dialog.getByRole('status');
      await expect(status).toHaveText(search.hint);
      await page.keyboard.type('xy');
      await expect(status).toHaveText(search.tooShort);
      await page.keyboard.type('zzy');
      await expect(status).toContainText(search.none('xyzzy'));
      await context.setOffline(true);
      await field.fill(order.child.first_name);
      await expect(status).toHaveText(shell.reconnecting);
      await context.setOffline(false);
      await expect(hits.first()).toContainText(order.child.first_name);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  },
);

test(
  'the lessons of next Monday without a video are found in one press, and each lesson’s day of release is shown',
  { tag: '@once' },
  async ({ page, language }) => {
    const { courses, list } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${paths.adminCourses}?grade=4&page=2`);
    await expect(page).toHaveURL(/grade=4&page=2&batch=\d+/);
    const preset = page.getByRole('button', { name: courses.nextMonday });
    await preset.click();
    await expect(page.getByRole('heading', { name: courses.noneMissing.filteredTitle })).toBeVisible();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel(courses.gradeFilter, { exact: true })).toHaveValue('');
    const released = page.getByLabel(courses.released, { exact: true });
    const monday = await released.inputValue();
    await page.getByLabel(courses.videoFilter.label, { exact: true }).selectOption('');
    const days = page.locator('tbody td:nth-child(5)');
    const shown = monday.split('-').toReversed().join('-');
    await expect(days.first()).toHaveText(shown);
    expect(new Set(await days.allTextContents())).toEqual(new Set([shown]));
    // Each lesson whose video is needed has one; the class or the test that a fourth week brings needs none.
    const { there, notNeeded } = courses.videoStates;
    const states = await page.locator('tbody td:nth-child(6)').allTextContents();
    expect(states.filter((state) => state !== there && state !== notNeeded)).toEqual([]);
    await expect(page.getByRole('status').first()).toHaveText(courses.found(await days.count()));
    // An empty list is read out, too, and leads on to all of them.
    await preset.click();
    await expect(page.getByRole('status').first()).toHaveText(courses.noneMissing.filteredTitle);
    await page.getByRole('button', { name: list.unfilter }).click();
    await expect(released).toHaveValue('');
    await expect(page.locator('tbody tr')).toHaveCount(10);
  },
);

test(
  'a swap shows both places, warns of another grade, and asks again when somebody moved one meanwhile',
  { tag: '@once' },
  async ({ page, language }) => {
    const { courses, confirm, list } = textsOf(language).admin;
    const { request } = page;
    await signInAsAdmin(request, language);
    const titleOf = (course: Course) => (language === 'id' ? course.title_indo : course.title);
    const placeOf = ({ grade, unit, week }: Course) => courses.placeOf(grade, unit, week);
    const weekly = (await coursesOf(page)).filter(({ type }) => type === 2);
    const [one, third] = weekly.filter(({ grade }) => grade === 2);
    const other = weekly.findLast(({ grade }) => grade === 6);
    if (!one || !other || !third) throw new Error('the demo school has lessons');
    const row = (course: Course) => page.getByRole('row').filter({ hasText: titleOf(course) });
    const dialog = page.getByRole('dialog', { name: confirm.title });
    await page.goto(`${paths.adminCourses}?grade=2`);
    await row(one).getByRole('button', { name: courses.swap }).click();
    await unfoldFilters(page, list.filters);
    await page.getByLabel(courses.gradeFilter, { exact: true }).selectOption('6');
    await page.getByRole('searchbox').fill(titleOf(other));
    await expect(page.getByText(courses.swapping(titleOf(one), placeOf(one)))).toBeInViewport();
    await row(other).getByRole('button', { name: courses.select }).click();
    await expect(dialog).toContainText(courses.askSwap(titleOf(one), titleOf(other)));
    await expect(dialog).toContainText(placeOf(one));
    await expect(dialog).toContainText(placeOf(other));
    await expect(dialog).toContainText(courses.gradesDiffer(one.grade, other.grade));
    await expectAccessible(page);

    const moved = await request.post('/api/v1/course/switch', {
      data: { first_id: one.master_course_id, second_id: third.master_course_id },
    });
    expect(moved.ok(), await moved.text()).toBe(true);
    await dialog.getByRole('button', { name: confirm.yes }).click();
    await expect(dialog.getByRole('alert').first()).toContainText(courses.changedMeanwhile);
    await expect(dialog).toContainText(placeOf(third));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: confirm.yes }).click();
    await expect(dialog).toHaveCount(0);
    const now = await coursesOf(page);
    const placeNow = ({ master_course_id: id }: Course) => {
      const course = now.find(({ master_course_id }) => master_course_id === id);
      return course && placeOf(course);
    };
    expect([placeNow(one), placeNow(other)]).toEqual([placeOf(other), placeOf(third)]);
  },
);
