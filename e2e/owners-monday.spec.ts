import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, dayInJakarta, weekday } from '../src/domain/values/calendar-date.ts';
import { fullName } from '../src/domain/values/person-name.ts';
import { paths } from '../src/paths.ts';
import { read, resiOf, signInAsAdmin } from './support/demo.ts';
import { call, lessonVideo, morningOf, moveTo, nextMonday, schoolTime } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test.use({ ownSchool: 'owners-monday' });

interface Person {
  first_name: string;
  last_name: string;
}
interface Order {
  order_id: number;
  courier: string;
  resi: string | null;
  delivery_status: string;
  child: Person;
}
interface Child extends Person {
  child_id: number;
  grade: number | null;
}
interface Class {
  session_id: number;
  starts_at: string;
  kind: string;
  state: string;
}
interface Bill {
  billing_id: number;
  child: Person;
  contacted: { note: string } | null;
}

/** Presses, keys and fields, each counted: what the owner's Monday costs. */
const counting = (page: Page) => {
  let count = 0;
  const once = async (done: Promise<unknown>) => {
    count += 1;
    await done;
  };
  return {
    click: (control: Locator) => once(control.click()),
    key: (name: string) => once(page.keyboard.press(name)),
    type: (text: string) => once(page.keyboard.type(text)),
    fill: (control: Locator, text: string) => once(control.fill(text)),
    choose: (control: Locator, value: string) => once(control.selectOption(value)),
    file: (control: Locator, file: Parameters<Locator['setInputFiles']>[0]) =>
      once(control.setInputFiles(file)),
    count: () => count,
  };
};

/** A Monday morning on which three families are late, with five kits that wait. @returns the kits */
const aMonday = async (request: APIRequestContext): Promise<Order[]> => {
  const overdue = () => read<{ total: number }>(request, '/bills?state=overdue');
  for (let weeks = 0; (await overdue()).total < 3; weeks += 1) {
    if (weeks > 8) throw new Error('no three families of the demo school are late within two months');
    await moveTo(request, morningOf(nextMonday(await schoolTime(request))));
  }
  const { orders } = await read<{ orders: Order[] }>(request, '/order');
  const kits = orders.slice(0, 5);
  for (const { order_id, courier } of kits)
    await call(request, '/order/update', { order_id, courier, delivery_status: 'unshipped', resi: '' });
  return kits;
};

/** The next live class that is planned. */
const nextClass = async (request: APIRequestContext): Promise<Class> => {
  const today = dayInJakarta(await schoolTime(request));
  for (let weeks = 0; weeks < 8; weeks += 1) {
    const from = addDays(today, 1 - weekday(today) + 7 * weeks);
    const { sessions } = await read<{ sessions: Class[] }>(request, `/live-class/week?from=${from}`);
    const planned = sessions.find(({ state, kind }) => state === 'planned' && kind === 'class');
    if (planned) return planned;
  }
  throw new Error('the demo school has a live class within two months');
};

test(
  "an owner's Monday from Today: kits, videos, late families, a story, a grade and a class in under ninety interactions",
  { tag: '@desk' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    const {
      bills,
      children,
      confirm,
      courses,
      feedback,
      form,
      frame,
      liveClasses,
      news,
      orders,
      search,
      today,
    } = admin;
    const { request } = page;
    await signInAsAdmin(request, language);
    const kits = await aMonday(request);
    const owner = counting(page);
    const goTo = (name: string) =>
      owner.click(
        page.getByRole('navigation', { name: frame.navigation }).getByRole('link', { name, exact: true }),
      );
    const card = (name: string) => page.getByRole('link', { name });

    await page.goto(paths.adminToday);
    await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible();
    await expectAccessible(page);

    await test.step('five kits are shipped, one number after the other', async () => {
      const waiting = (await read<{ total: number }>(request, '/order/status/unshipped?page=1')).total;
      await expect(card(today.cards.kits_to_send)).toContainText(String(waiting));
      await owner.click(card(today.cards.kits_to_send));
      await expect(page.getByText(orders.found(waiting))).toBeVisible();
      for (const { child } of kits)
        await owner.click(
          page
            .getByRole('checkbox', {
              name: orders.choose(fullName(child.first_name, child.last_name)),
              exact: true,
            })
            .first(),
        );
      await owner.click(page.getByRole('button', { name: orders.ship(5), exact: true }));
      const run = page.getByRole('dialog', { name: orders.run.title });
      for (const { order_id, courier } of kits) {
        await expect(run.getByRole('textbox')).toBeFocused();
        await owner.type(resiOf(courier, order_id));
        await owner.key('Enter');
      }
      await expect(run.getByRole('heading', { name: orders.run.done(5, 5) })).toBeFocused();
      await owner.key('Escape');
      const { orders: now } = await read<{ orders: Order[] }>(request, '/order');
      for (const { order_id, courier } of kits)
        expect(now.find((order) => order.order_id === order_id)).toMatchObject({
          resi: resiOf(courier, order_id),
          delivery_status: 'shipped',
        });
    });

    await test.step('three late families are spoken with; the card counts the others', async () => {
      await goTo(today.title);
      const late = await read<{ bills: Bill[]; total: number }>(request, '/bills?state=overdue&size=50');
      await expect(card(today.cards.bills_overdue)).toContainText(String(late.total));
      await owner.click(card(today.cards.bills_overdue));
      for (const { child } of late.bills.slice(0, 3)) {
        const name = fullName(child.first_name, child.last_name);
        await owner.click(page.getByRole('row', { name }).first().getByRole('button', { name: bills.open }));
        const panel = page.getByRole('dialog', { name: bills.panel });
        await owner.fill(panel.getByLabel(bills.note), 'Pays on Friday');
        await owner.click(panel.getByRole('button', { name: bills.saveContact }));
        await expect(page.locator('[data-severity]')).toContainText(bills.savedContact(name));
        await owner.key('Escape');
      }
      const { total } = await read<{ total: number }>(request, '/bills?state=overdue');
      expect(total).toBe(late.total - 3);
      await goTo(today.title);
      await expect(card(today.cards.bills_overdue)).toHaveCount(total === 0 ? 0 : 1);
    });

    await test.step("next Monday's five lessons get their videos, one after the other", async () => {
      await goTo(frame.courses);
      await expect(page).toHaveURL(/batch=\d+/);
      await owner.click(page.getByRole('button', { name: courses.nextMonday }));
      await expect(page.getByRole('heading', { name: courses.noneMissing.filteredTitle })).toBeVisible();
      await owner.choose(page.getByLabel(courses.videoFilter.label, { exact: true }), '');
      const edit = page.getByRole('table').getByRole('link', { name: courses.edit });
      await expect(edit).toHaveCount(5);
      const ids = await edit.evaluateAll((links) =>
        links.map((link) => Number(/courses\/(\d+)/.exec((link as HTMLAnchorElement).href)?.[1])),
      );
      await owner.click(edit.first());
      const video = await lessonVideo();
      for (const id of ids) {
        await expect(page).toHaveURL(paths.adminCourse(id));
        await owner.file(page.locator('input[name=video]'), video);
        await expect(page.locator('video')).toHaveJSProperty('videoWidth', 640);
        await owner.click(page.getByRole('button', { name: form.saveAndNext }));
      }
      await expect(page).toHaveURL((url) => url.pathname === paths.adminCourses);
    });

    await test.step('a story is published', async () => {
      const titles = { en: `Monday at school ${language}`, id: `Senin di sekolah ${language}` };
      const picture = {
        name: 'school.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#1F6FB2' } })
          .png()
          .toBuffer(),
      };
      await goTo(frame.news);
      await owner.click(page.getByRole('link', { name: news.create }));
      const write = (label: string, words: string) =>
        owner.fill(page.getByLabel(label, { exact: true }), words);
      await write(fields.cardNewsTitleEN, titles.en);
      await write(fields.cardNewsTitleID, titles.id);
      await write(fields.cardButtonTextEN, 'Read');
      await write(fields.cardButtonTextID, 'Baca');
      await owner.file(page.locator('input[name=cardImage]'), picture);
      await owner.file(page.locator('input[name=contentHeaderImage]'), picture);
      for (const label of [fields.contentDetailEN, fields.contentDetailID]) {
        const text = page.getByRole('textbox', { name: label, exact: true });
        // The editor is loaded when its place comes into view.
        await expect(async () => {
          await page.getByText(label, { exact: true }).first().scrollIntoViewIfNeeded({ timeout: 2_000 });
          await expect(text).toBeVisible({ timeout: 5_000 });
        }).toPass();
        await owner.click(text);
        await owner.type('Kancil and friends');
      }
      await owner.click(page.getByRole('button', { name: news.submitCreate }));
      await expect(page.getByRole('row', { name: titles[language] })).toBeVisible();
      const { news: stories } = await read<{ news: { title: string; published_at: string | null }[] }>(
        request,
        '/news/category/1?page=1&size=1',
      );
      expect(stories).toMatchObject([{ title: titles.en, published_at: expect.any(String) }]);
    });

    await test.step('a grade is changed: found by Ctrl+K, saved by Ctrl+S', async () => {
      const childrenNow = async () => (await read<{ childs: Child[] }>(request, '/childs')).childs;
      const child = (await childrenNow()).find(({ grade }) => grade === 3);
      if (!child) throw new Error('the demo school has a child in Grade 3');
      const name = fullName(child.first_name, child.last_name);
      await owner.key('Control+k');
      await expect(page.getByRole('combobox', { name: search.field })).toBeFocused();
      await owner.type(name);
      await expect(page.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true');
      // Hits of a part of the name are not opened any more once the whole one is asked for.
      await page.waitForLoadState('networkidle');
      await owner.key('Enter');
      const grade = page.getByRole('dialog', { name: children.dialog }).getByLabel(children.grade);
      await expect(grade).toBeFocused();
      await owner.choose(grade, '4');
      await owner.key('Control+s');
      await expect(page.locator('[data-severity]')).toContainText(feedback.grade(name, courses.gradeOf(4)));
      const now = (await childrenNow()).find(({ child_id }) => child_id === child.child_id);
      expect(now?.grade).toBe(4);
    });

    await test.step('a live class is moved by a quarter of an hour', async () => {
      const { session_id: id, starts_at: starts } = await nextClass(request);
      const later = new Date(Date.parse(starts) + 15 * 60_000);
      await goTo(liveClasses.title);
      const entry = page.locator(`a[href="${paths.adminLiveClass(id)}"]`);
      await expect(async () => {
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        if (!(await entry.isVisible())) {
          await owner.click(page.getByRole('link', { name: liveClasses.nextWeek }));
          await page.waitForLoadState('networkidle');
        }
        await expect(entry).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await owner.click(entry);
      await owner.click(page.getByRole('button', { name: liveClasses.change }).first());
      const dialog = page.getByRole('dialog', { name: liveClasses.sessionDialog });
      const wib = new Date(later.getTime() + 7 * 3_600_000).toISOString();
      await owner.fill(dialog.locator('[name=time]'), wib.slice(11, 16).replace(':', '.'));
      await owner.click(dialog.getByRole('button', { name: liveClasses.showChanges }));
      await owner.click(
        page
          .getByRole('dialog', { name: liveClasses.whatChanges })
          .getByRole('button', { name: confirm.yes }),
      );
      await expect(dialog).toBeHidden();
      const { session } = await read<{ session: Class }>(request, `/live-class/session/${id}`);
      expect(session.starts_at).toBe(later.toISOString());
    });

    expect(owner.count()).toBeLessThan(90);
    test.info().annotations.push({ type: 'interactions', description: String(owner.count()) });
  },
);
