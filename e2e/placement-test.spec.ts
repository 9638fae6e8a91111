import type { Locator, Page } from '@playwright/test';
import { placementTest as en } from '../src/i18n/en/placement-test.ts';
import { placementTest as id } from '../src/i18n/id/placement-test.ts';
import { paths } from '../src/paths.ts';
import { signInAsAdmin } from './support/demo.ts';
import { addChildren, openCharge, registerFamily, schoolTime } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Saved {
  deadline: string;
  active_part: number;
  answer: (string | null)[][];
  status: string;
  replays: number;
}

test(
  'a child takes the placement test, through a lost line and on two devices',
  { tag: '@once' },
  async ({ page, context, browser, baseURL, newEmail, language }) => {
    const { children, classroom } = textsOf(language);
    const words = language === 'id' ? id : en;
    const { request } = page;
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate: `${year - 10}-01-15` },
    ]);
    const order = await openCharge(request, child);
    expect((await request.post(`/sandbox/gateway/${order}/settle`)).ok()).toBe(true);
    const saved = async () => {
      const { placement_test } = (await (await request.get(`/api/v1/placement-test/${child}`)).json()) as {
        placement_test: Saved;
      };
      return placement_test;
    };
    const onAnotherDevice = async (data: object) => {
      const answered = await request.post('/api/v1/placement-test/take-test', {
        data: { child_id: child, ...data },
      });
      expect(answered.ok(), await answered.text()).toBe(true);
    };

    const open = async (): Promise<Page> => {
      await page.goto(paths.child(child));
      await page.getByRole('link', { name: classroom.childStatus.awaitingTake }).click();
      await expect(page.getByRole('heading', { name: words.instruction.title })).toBeVisible();
      await page.getByRole('button', { name: words.instruction.later }).click();
      await page.getByRole('button', { name: words.instruction.skip.no }).click();
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: words.instruction.start }).click(),
      ]);
      return opened;
    };
    const room = await open();
    const next = room.locator('button[type=submit]');
    const choices = room.getByRole('radio');
    const heading = (place: number, count: number) =>
      room.getByRole('heading', { name: words.test.question(place, count) });
    const scrolled = () => room.evaluate(() => scrollY);
    const beginPart = async () => {
      await expect(room.locator('header img')).toHaveCount(0);
      await room.getByRole('button', { name: words.test.beginPart }).click();
    };
    const pressScrolledDown = async (button: Locator) => {
      await room.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(scrolled).toBeGreaterThan(0);
      await button.evaluate((element: HTMLElement) => element.click());
    };

    await test.step('the twenty minutes begin with a button, and Next with an answer', async () => {
      await expect(room.getByRole('banner').getByRole('navigation')).toHaveCount(0);
      await room.getByRole('button', { name: words.test.begin(20) }).click();
      const beginFirst = room.getByRole('button', { name: words.test.beginPart });
      await expect(beginFirst).toBeEnabled();
      const size = room.viewportSize();
      await room.setViewportSize({ width: 360, height: 640 });
      await pressScrolledDown(beginFirst);
      await expect(heading(1, 4)).toBeFocused();
      expect(await scrolled()).toBe(0);
      if (size) await room.setViewportSize(size);
      await expect(heading(1, 4)).toBeVisible();
      await expect(next).toBeDisabled();
      await room.setViewportSize({ width: 360, height: 640 });
      await choices.first().check();
      await expect(next).toBeInViewport({ ratio: 1 });
      if (size) await room.setViewportSize(size);
      await expectAccessible(room);
      await next.click();
      await expect(heading(2, 4)).toBeVisible();
      await expect(next).toBeDisabled();
    });

    await test.step('the window that it was opened from says that it runs', async () => {
      await expect(page.getByRole('link', { name: words.instruction.resume })).toBeVisible();
      await expect(page.getByText(words.instruction.before)).toHaveCount(0);
    });

    await test.step('on a low phone every question opens at its top, though the page was scrolled down', async () => {
      const size = room.viewportSize();
      await room.setViewportSize({ width: 360, height: 300 });
      await pressScrolledDown(room.getByRole('button', { name: words.test.back }));
      await expect(heading(1, 4)).toBeFocused();
      expect(await scrolled()).toBe(0);
      await pressScrolledDown(next);
      await expect(heading(2, 4)).toBeFocused();
      expect(await scrolled()).toBe(0);
      if (size) await room.setViewportSize(size);
    });

    await test.step('a reload goes on at the same question', async () => {
      await expect.poll(async () => (await saved()).answer[0]?.[0]).toMatch(/^[abc]$/);
      await room.reload();
      await expect(heading(2, 4)).toBeVisible();
    });

    await test.step('over a lost line the child goes on, and the answers come later', async () => {
      await context.setOffline(true);
      await choices.first().focus();
      await room.keyboard.press('Space');
      await expect(room.getByText(words.test.offline)).toBeVisible();
      await room.keyboard.press('Enter');
      await expect(heading(3, 4)).toBeVisible();
      await choices.nth(1).check();
      await next.click();
      await choices.nth(2).check();
      await next.click();
      await context.setOffline(false);
      await expect(room.getByText(words.test.offline)).toHaveCount(0);
      await expect
        .poll(async () => (await saved()).answer[0]?.filter((text) => text !== null).length)
        .toBe(4);
      expect((await saved()).active_part).toBe(2);
    });

    await test.step('a recording is heard twice at most, and the second time is counted', async () => {
      await beginPart();
      const button = (name: string) => room.getByRole('button', { name, exact: true });
      // As a call or headphones pause it: it can be played on.
      await room.locator('audio').dispatchEvent('play');
      await expect(button(words.test.playing)).toBeVisible();
      await room.locator('audio').dispatchEvent('pause');
      await button(words.test.listen).click();
      await button(words.test.listenAgain).click();
      await expect(button(words.test.listened)).toBeDisabled();
      await expect.poll(async () => (await saved()).replays).toBe(1);
    });

    await test.step('answers that the school refuses are kept, the page says what to do, and opened again it sends them', async () => {
      const saving = '**/placement-test/take-test';
      await context.route(saving, (route) =>
        route.fulfill({ status: 409, json: { code: 409, error: 'not_enrolled', message: 'No' } }),
      );
      await choices.first().check();
      await expect(room.getByText(words.test.notSaved)).toBeVisible();
      expect((await saved()).answer[1]?.[0]).toBeNull();
      await context.unroute(saving);
      await room.getByRole('link', { name: words.test.reload }).click();
      await expect(room.getByText(words.test.part(2, 12))).toBeVisible();
      await expect.poll(async () => (await saved()).answer[1]?.[0]).toMatch(/^[abcd]$/);
    });

    await test.step('another device goes on where the first one was, with the same deadline', async () => {
      const { deadline } = await saved();
      const tablet = await browser.newContext({
        ...(baseURL && { baseURL }),
        locale: language === 'id' ? 'id-ID' : 'en-GB',
        storageState: await context.storageState({ indexedDB: false }),
      });
      const other = await tablet.newPage();
      await other.goto(paths.placementTest(child));
      await expect(other.getByText(words.test.part(2, 12))).toBeVisible();
      await expect(other.getByRole('timer')).toHaveText((await room.getByRole('timer').textContent()) ?? '');
      expect((await saved()).deadline).toBe(deadline);
      await tablet.close();
      await onAnotherDevice({
        active_part: 6,
        answer: [[], ['a', 'a', 'a', 'a', 'a'], ...Array.from({ length: 10 }, () => [])],
      });
      await room.reload();
      await expect(room.getByText(words.test.part(6, 12))).toBeVisible();
      await beginPart();
    });

    await test.step('words are tapped into order', async () => {
      const words6 = room.getByRole('group', { name: words.test.words }).getByRole('button');
      const count = await words6.count();
      await expect(next).toBeDisabled();
      for (let word = 0; word < count; word += 1) await words6.nth(word).click();
      await expectAccessible(room);
      await room.getByRole('group', { name: words.test.sentence }).getByRole('button').first().press('Enter');
      await expect(next).toBeDisabled();
      await words6.and(room.locator('[aria-disabled=false]')).click();
      await next.click();
      await expect(heading(2, 5)).toBeVisible();
      await expect.poll(async () => (await saved()).answer[5]?.[0]?.split(' ').length).toBeGreaterThan(3);
    });

    await test.step('words are matched with their meanings', async () => {
      await onAnotherDevice({ active_part: 10 });
      await room.reload();
      await beginPart();
      const meanings = room.getByRole('group', { name: words.test.matchMeanings }).getByRole('button');
      await expect(next).toBeDisabled();
      for (const place of [0, 1, 2]) await meanings.nth(place).click();
      // Whoever has matched some may leave the others.
      await expect(next).toBeEnabled();
      await meanings.nth(3).click();
      await expectAccessible(room);
      const inGroup = (name: string) => room.getByRole('group', { name }).getByRole('button');
      const first = inGroup(words.test.matchWords).first();
      const [taken] = await Promise.all([meanings.nth(2).textContent(), first.press('Enter')]);
      await meanings.nth(2).press('Enter');
      await expect(first).toContainText(taken ?? '');
      await expect(inGroup(words.test.matchWords).nth(2)).toContainText(words.test.matchNone);
      await meanings.nth(0).click();
      await meanings.nth(0).click();
      await expect(inGroup(words.test.matchWords).nth(2)).toContainText(words.test.matchNone);
      await meanings.nth(0).click();
      await next.click();
      await expect(room.getByText(words.test.part(11, 12))).toBeVisible();
      expect((await saved()).answer[9]?.every((text) => text !== null)).toBe(true);
    });

    await test.step('the last question finishes it, and the result says what it means', async () => {
      await onAnotherDevice({
        active_part: 12,
        answer: [...Array.from({ length: 11 }, () => []), ['a', 'a', 'a', 'a']],
      });
      await room.reload();
      await expect(heading(5, 5)).toBeVisible();
      await choices.first().check();
      await room.getByRole('button', { name: words.test.finish }).click();
      await expect(room).toHaveURL(paths.placementFinish(child));
      await expect(room.getByRole('heading', { level: 1 })).toHaveText(/Nisa .*[2-6]$/);
      await expectAccessible(room);
      expect((await saved()).status).toBe('1');
      await expect(page.getByText(words.instruction.done('Nisa'))).toBeVisible();
      await expect(page.getByRole('link', { name: words.instruction.resume })).toHaveCount(0);
      await room.getByRole('link', { name: words.finish.toChild('Nisa') }).click();
      await expect(room).toHaveURL(paths.child(child));
    });

    await test.step('its result is found again from the instruction and from the child’s own page', async () => {
      await room.goto(paths.placementInstruction(child));
      await expect(room.getByText(words.instruction.done('Nisa'))).toBeVisible();
      await expect(room.getByText(words.instruction.before)).toHaveCount(0);
      await room.goto(paths.child(child, 2));
      await room.getByRole('link', { name: children.page.testResult(2) }).click();
      await expect(room).toHaveURL(paths.placementFinish(child));
    });

    await test.step('a grade that staff set afterwards stands beside the result', async () => {
      const office = await browser.newContext({ ...(baseURL && { baseURL }) });
      await signInAsAdmin(office.request, language);
      const data = { child_id: child, grade: 6 };
      expect((await office.request.post('/api/v1/course/change-grade', { data })).ok()).toBe(true);
      await office.close();
      await room.reload();
      await expect(room.getByText(words.finish.now('Nisa', 6))).toBeVisible();
      await expect(room.getByRole('heading', { level: 1 })).not.toHaveText(/6$/);
    });

    await test.step('a child that may not take it sees a calm card with the way back', async () => {
      const [young = 0] = await addChildren(request, newEmail, [
        { first_name: 'Adi', birthdate: `${year - 7}-01-15` },
      ]);
      await room.goto(paths.placementTest(young));
      await expect(room.getByRole('status')).toHaveText(words.instruction.none('Adi'));
      await room.getByRole('link', { name: words.instruction.toChild('Adi') }).click();
      await expect(room).toHaveURL(paths.child(young));
    });
  },
);
