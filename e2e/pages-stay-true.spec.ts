import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { goToTheEnd, sawBefore } from './support/child-plays.ts';
import { paymentsOf, read, signInAs, signInAsAdmin } from './support/demo.ts';
import { atTheGateway, lookAgain } from './support/pay-by.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Lessons {
  current_courses: { child_course: { course_id: number; state: string } }[];
}

// It changes a grade, and takes a payment back.
test.use({ ownSchool: 'paying-and-reports' });

const A_MINUTE = 61_000;

test(
  'open pages of a family show what staff, the gateway and other windows have changed',
  { tag: '@once' },
  async ({ page, context, browser, server, language }) => {
    const { classroom, payments } = textsOf(language);
    const { childStatus, course, lesson } = classroom;
    const { children, userId } = await signInAs(page.request, 'sari@kancil.test', language);
    const child = children.get('Alya') ?? 0;
    const { current_courses: lessons } = await read<Lessons>(page.request, `/course/child-course/${child}`);
    const unwatched =
      lessons.find(({ child_course }) => child_course.state === 'AVAILABLE')?.child_course.course_id ?? 0;
    expect(unwatched, JSON.stringify(lessons)).toBeGreaterThan(0);
    const open = async (path: string): Promise<Page> => {
      const opened = await context.newPage();
      await opened.clock.install();
      await opened.goto(path);
      // It listens once it asks because of an event.
      await expect(async () => {
        const asked = opened.waitForRequest('**/payment/open', { timeout: 2000 });
        await opened.evaluate(() => window.dispatchEvent(new Event('online')));
        await asked;
      }).toPass();
      return opened;
    };
    const beside = await open(paths.child(child));
    const family = await open(paths.profile(4));

    await test.step('a video that was watched in one window is marked in another', async () => {
      const lessonPage = await page.goto(paths.course(unwatched, child));
      expect(lessonPage?.status(), paths.course(unwatched, child)).toBe(200);
      const watched = beside.getByText(lesson.watched, { exact: true });
      const before = await watched.count();
      await sawBefore(page, { child, lesson: unwatched });
      await page.getByRole('button', { name: classroom.player.play, exact: true }).first().click();
      await goToTheEnd(page);
      await expect(page.getByText(course.marked)).toBeVisible();
      await beside.clock.runFor(A_MINUTE / 20);
      await expect.poll(async () => watched.count()).toBeGreaterThan(before);
    });

    await test.step('a grade that staff have changed shows on return, and by itself within a minute', async () => {
      const office = await browser.newContext({ baseURL: server.url });
      await signInAsAdmin(office.request, language);
      const data = { child_id: child, grade: 6 };
      expect((await office.request.post('/api/v1/course/change-grade', { data })).ok()).toBe(true);
      await office.close();
      const grade = (on: Page) => on.getByRole('main').getByText(childStatus.grade(6)).first();
      await expect(grade(beside)).toHaveCount(0);
      await lookAgain(beside);
      await beside.clock.runFor(100);
      await expect(grade(beside)).toBeVisible();
      await family.clock.runFor(A_MINUTE);
      await expect(grade(family)).toBeVisible();
    });

    await test.step('a payment that the gateway took back closes the lessons within a minute', async () => {
      const paid = (await paymentsOf(page.request, userId)).filter(
        ({ payment_status, get_child }) => payment_status === 'SUCCESS' && get_child.child_id === child,
      );
      expect(paid.length).toBeGreaterThan(0);
      for (const { order_id } of paid) await atTheGateway(page.request, order_id, 'reverse');
      const closed = beside.getByRole('heading', { name: payments.state.reversed });
      await expect(closed).toHaveCount(0);
      await beside.clock.runFor(A_MINUTE);
      await expect(closed).toBeVisible();
      await expect(beside.getByText(childStatus.wentBackText('Alya'))).toBeVisible();
    });
  },
);
