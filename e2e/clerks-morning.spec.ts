import type { Locator, Page } from '@playwright/test';
import { fullName } from '../src/domain/values/person-name.ts';
import { paths } from '../src/paths.ts';
import { read, resiOf, signInAsAdmin } from './support/demo.ts';
import { lessonVideo } from './support/school.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Order {
  order_id: number;
  courier: string;
  resi: string | null;
  delivery_status: string;
  child: { first_name: string; last_name: string };
}
interface Child {
  child_id: number;
  first_name: string;
  last_name: string;
  grade: number | null;
}
interface Course {
  master_course_id: number;
  version: number;
}

/** The Tab key until the control has the focus, as somebody without a mouse does it. */
const tabTo = async (page: Page, control: Locator) => {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not reach the control');
};

test("a clerk's morning by the keyboard alone, on a tablet", { tag: '@once' }, async ({ page, language }) => {
  const { admin } = textsOf(language);
  const { children, courses, feedback, form, orders, search } = admin;
  const { request } = page;
  await page.setViewportSize({ width: 768, height: 800 });
  await signInAsAdmin(request, language);

  await test.step('five kits: their numbers one after the other, Enter after each', async () => {
    const kits = (await read<{ orders: Order[] }>(request, '/order')).orders.slice(0, 5);
    for (const { order_id, courier } of kits)
      await request.post(`${paths.api}/order/update`, {
        data: { order_id, courier, delivery_status: 'unshipped', resi: '' },
      });
    await page.goto(`${paths.adminOrders}?status=unshipped`);
    for (const { child } of kits) {
      const name = fullName(child.first_name, child.last_name);
      await tabTo(page, page.getByRole('checkbox', { name: orders.choose(name), exact: true }).first());
      await page.keyboard.press('Space');
    }
    const ship = page.getByRole('button', { name: orders.ship(5), exact: true });
    await ship.focus();
    await page.keyboard.press('Enter');
    const run = page.getByRole('dialog', { name: orders.run.title });
    for (const { order_id, courier } of kits) {
      await expect(run.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(resiOf(courier, order_id));
      await page.keyboard.press('Enter');
    }
    await expect(run.getByRole('heading', { name: orders.run.done(5, 5) })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(run).toHaveCount(0);
    const { orders: now } = await read<{ orders: Order[] }>(request, '/order');
    for (const { order_id, courier } of kits)
      expect(now.find((order) => order.order_id === order_id)).toMatchObject({
        resi: resiOf(courier, order_id),
        delivery_status: 'shipped',
      });
  });

  await test.step('a grade: found by Ctrl+K, changed, saved by Ctrl+S', async () => {
    const childrenOf = async () => (await read<{ childs: Child[] }>(request, '/childs')).childs;
    const child = (await childrenOf()).find(({ grade }) => grade === 3);
    if (!child) throw new Error('the demo school has a child in Grade 3');
    const name = fullName(child.first_name, child.last_name);
    const gradeNow = async () =>
      (await childrenOf()).find(({ child_id }) => child_id === child.child_id)?.grade;
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: search.field })).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
    // Hits of a part of the name are not opened any more once the whole one is asked for.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Enter');
    const grade = page.getByRole('dialog', { name: children.dialog }).getByLabel(children.grade);
    await expect(grade).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+s');
    const notification = page.locator('[data-severity]');
    await expect(notification).toContainText(feedback.grade(name, courses.gradeOf(4)));
    expect(await gradeNow()).toBe(4);
  });

  await test.step("next Monday's five lessons get their videos, one after the other", async () => {
    await page.goto(paths.adminCourses);
    await expect(page).toHaveURL(/batch=\d+/);
    await tabTo(page, page.getByRole('button', { name: courses.nextMonday }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: courses.noneMissing.filteredTitle })).toBeVisible();
    await tabTo(page, page.getByLabel(courses.videoFilter.label, { exact: true }));
    await page.keyboard.press('Home');
    const edit = page.getByRole('table').getByRole('link', { name: courses.edit });
    await expect(edit).toHaveCount(5);
    const ids = await edit.evaluateAll((links) =>
      links.map((link) => Number(/courses\/(\d+)/.exec((link as HTMLAnchorElement).href)?.[1])),
    );
    const versionsOf = () =>
      Promise.all(
        ids.map(async (id) => (await read<{ course: Course }>(request, `/course/id/${id}`)).course.version),
      );
    const before = await versionsOf();
    await tabTo(page, edit.first());
    await page.keyboard.press('Enter');
    const video = await lessonVideo();
    for (const id of ids) {
      await expect(page).toHaveURL(paths.adminCourse(id));
      const file = page.locator('input[name=video]');
      await tabTo(page, file);
      // The system's own dialog comes next, which no page sees.
      await file.setInputFiles(video);
      await expect(page.locator('video')).toHaveJSProperty('videoWidth', 640);
      await tabTo(page, page.getByRole('button', { name: form.saveAndNext }));
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL((url) => url.pathname === paths.adminCourses);
    expect(await versionsOf()).toEqual(before.map((version) => version + 1));
  });
});
