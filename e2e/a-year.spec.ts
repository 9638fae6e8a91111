import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { addDays, addMonths, calendarDate } from '../src/domain/values/calendar-date.ts';
import { certificates as en } from '../src/i18n/en/certificates.ts';
import { certificates as id } from '../src/i18n/id/certificates.ts';
import { paths } from '../src/paths.ts';
import { textOfPdf } from './support/pdf-text.ts';
import {
  addChildren,
  morningOf,
  moveTo,
  nextMonday,
  registerFamily,
  schoolTime,
  signInAsParent,
  signInAsStaff,
} from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';
import { doPart, giveGroupToTeacher, publishReport } from './support/year-work.ts';

// It moves the clock by a whole year.
test.use({ ownSchool: 'a-year' });

interface Lesson {
  child_course: { course_id: number; released_at: string; state: string };
  master_course: { unit: number; week: number; type: number; title: string; title_indo: string };
  reason: string | null;
  opens_bill: number | null;
}
interface Bill {
  billing_id: number;
  sequence: number;
  status: string;
}

const call = async <T>(request: APIRequestContext, path: string, data?: object): Promise<T> => {
  const answer = await (data ? request.post(`/api/v1${path}`, { data }) : request.get(`/api/v1${path}`));
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
};

/** Opens a charge and pays it. */
const pay = async (request: APIRequestContext, path: string, data: object) => {
  const { order_id } = await call<{ order_id: string }>(request, path, { payment_type: 'gopay', ...data });
  expect((await request.post(`/sandbox/gateway/${order_id}/settle`)).ok()).toBe(true);
};

test(
  'a year from the first bill to the next grade, as its parent reads it on a phone',
  { tag: '@once' },
  async ({ page, newEmail, language }) => {
    // Its clock goes through a year, and on the way hundreds of things fall due.
    const { classroom } = textsOf(language);
    const certificates = { en, id }[language];
    const { childStatus, closed, lesson: words, next, billing } = classroom;
    const { request } = page;
    const now = await schoolTime(request);
    const start = nextMonday(now);
    const following = addDays(start, 52 * 7);
    const moveToMorning = (day: ReturnType<typeof calendarDate>) => moveTo(request, morningOf(day));

    const openBatch = async (startDate: string, open: [string, string], holidayWeekStarts: string[]) =>
      (
        await call<{ academic_year: { academic_year_id: number; batch: number } }>(
          request,
          '/course/academic-year',
          {
            isNew: false,
            startDate,
            startRegistrationDate: open[0],
            endRegistrationDate: open[1],
            holidayWeekStarts,
          },
        )
      ).academic_year;
    await signInAsStaff(request);
    // Week 3 of the year is a holiday.
    const batch = await openBatch(start, [addDays(start, -7), addDays(start, 13)], [addDays(start, 14)]);
    const nextBatch = await openBatch(following, [addDays(start, 200), following], []);

    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    await signInAsParent(request, newEmail);
    const birthdate = `${now.getUTCFullYear() - 7}-01-15`;
    const [child = 0, sibling = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate },
      { first_name: 'Rizki', birthdate },
    ]);
    const { settings } = await call<{ settings: { setting_id: number; setting_key: string }[] }>(
      request,
      '/payment/price-list',
    );
    const yearOf = (child_id: number, term: number) => ({
      child_id,
      term,
      price_id: settings.find(({ setting_key }) => setting_key === `interval_${term}`)?.setting_id,
      courier: 'jne',
    });
    const year = yearOf(child, 2);
    const firstYear = { grade: 2, academic_year_id: batch.academic_year_id };
    await pay(request, '/payment/first-payment', { ...year, ...firstYear });
    await pay(request, '/payment/first-payment', { ...yearOf(sibling, 12), ...firstYear });

    const lessons = async () =>
      (await call<{ courses: Lesson[] }>(request, `/course/child-course/${child}`)).courses;
    const lessonWhere = async (wanted: (lesson: Lesson) => boolean) => {
      const found = (await lessons()).find(wanted);
      if (!found) throw new Error('the year has no such lesson');
      return found;
    };
    const titleOf = ({ master_course }: Lesson) =>
      language === 'id' ? master_course.title_indo : master_course.title;
    const isVideo = ({ master_course }: Lesson) => master_course.type === 2;
    const thereNow = (one: Lesson) => isVideo(one) && one.child_course.state === 'AVAILABLE';
    const openLesson = (one: Lesson) => page.goto(paths.course(one.child_course.course_id, child));
    const payBill = async (sequence: number) => {
      const bills = await call<{ billing: Bill[] }>(request, `/child/billing/${child}`);
      const billing_id = bills.billing.find((one) => one.sequence === sequence)?.billing_id;
      await pay(request, '/payment/pay-billing', { child_id: child, billing_id });
    };
    const wholeYear = { email: newEmail, childId: sibling, yearId: batch.academic_year_id };
    /** Does what the school and the family do by turns, behind no page: one would notice that another is signed in. */
    const asSchool = async (does: () => Promise<void>) => {
      await page.goto('about:blank');
      await does();
      await signInAsParent(request, newEmail);
    };
    const payNow = page.getByRole('link', { name: childStatus.payNow }).first();
    const video = page.locator('video');

    await test.step('on the first Monday the first video is there, and counts once it was watched', async () => {
      await moveToMorning(start);
      const first = await lessonWhere(thereNow);
      await page.goto(paths.child(child));
      await page
        .getByRole('link', { name: titleOf(first) })
        .first()
        .click();
      await expect(video).toBeVisible();
      await call(request, `/course/mark/${first.child_course.course_id}?child_id=${child}`);
      await page.reload();
      await expect(page.getByText(classroom.course.marked)).toBeVisible();
    });

    await test.step('a holiday week brings nothing new; the next video names its Monday', async () => {
      await moveToMorning(addDays(start, 14));
      const coming = await lessonWhere((one) => isVideo(one) && one.child_course.state === 'SCHEDULED');
      expect(coming.child_course.released_at).toBe(
        new Date(morningOf(addDays(start, 21)).getTime() - 8 * 3_600_000).toISOString(),
      );
      await openLesson(coming);
      await expect(page.getByRole('heading', { name: closed.notReleasedTitle })).toBeVisible();
      await expect(video).toHaveCount(0);
    });

    await test.step('the week of the live class says so', async () => {
      await moveToMorning(addDays(start, 28));
      await page.goto(paths.child(child));
      await expect(
        page.getByText(new RegExp(words.type[1]?.replaceAll(/[()]/g, '.') ?? '')).first(),
      ).toBeVisible();
    });

    await test.step('the second bill falls due: closed with the reason and its button, paid it opens again', async () => {
      await moveToMorning(addMonths(start, 2));
      const locked = await lessonWhere(thereNow);
      expect(locked.reason).toBe('BILL_UNPAID');
      await page.goto(paths.child(child));
      await expect(page.getByText(childStatus.overdueTitle('Nisa'))).toBeVisible();
      await openLesson(locked);
      await expect(page.getByRole('heading', { name: closed.unpaidTitle })).toBeVisible();
      await expect(payNow).toBeVisible();
      await expect(video).toHaveCount(0);
      await expectAccessible(page);
      await payBill(2);
      await page.reload();
      await expect(video).toBeVisible();
    });

    await test.step('the year that is paid as a whole: a task, a written and an oral test, and two reports in their weeks', async () => {
      const testWeek = addDays(start, 12 * 7);
      await moveToMorning(testWeek);
      await asSchool(async () => {
        await giveGroupToTeacher(request, batch.academic_year_id);
        await doPart(request, wholeYear, { part: 1, monday: testWeek });
        await moveToMorning(addDays(testWeek, 7));
        await publishReport(request, wholeYear, 1);
        await moveToMorning(addDays(start, 25 * 7));
        await publishReport(request, wholeYear, 2);
      });
    });

    await test.step('a period that was skipped stays closed and says so, while the next one opens', async () => {
      await moveToMorning(addMonths(start, 6));
      const skipped = await lessonWhere((one) => one.reason === 'PERIOD_SKIPPED' && isVideo(one));
      await payBill(4);
      await page.goto(paths.child(child, 3));
      await expect(page.getByText(billing.skippedState, { exact: true }).first()).toBeVisible();
      await openLesson(skipped);
      await expect(page.getByRole('heading', { name: closed.skippedTitle })).toBeVisible();
      await expect(video).toHaveCount(0);
      await expect(payNow).toHaveCount(0);
      await openLesson(await lessonWhere(thereNow));
      await expect(video).toBeVisible();
    });

    await test.step('the next grade says why it is not offered yet: too early, then the open bills', async () => {
      await page.goto(paths.child(child, 4));
      await expect(page.getByText(next.notYet)).toBeVisible();
      const [, why = ''] = next.notYetFrom('|').split('|');
      await expect(page.getByText(why)).toBeVisible();
      const ninth = await lessonWhere(({ master_course }) => master_course.unit === 9);
      await moveTo(request, new Date(ninth.child_course.released_at));
      await page.goto(paths.child(child, 4));
      await page.getByRole('link', { name: next.toBills }).click();
      await expect(
        page.getByRole('link', { name: new RegExp(`${billing.payNow}|${billing.payAhead}`) }).first(),
      ).toBeVisible();
    });

    await test.step('with every bill paid the next grade is offered, and booked once it is paid', async () => {
      await payBill(5);
      await payBill(6);
      await page.goto(paths.child(child, 4));
      await expect(page.getByRole('link', { name: next.choose })).toBeVisible();
      await pay(request, '/payment/pay-next-grade', {
        ...year,
        grade: 3,
        academic_year_id: nextBatch.academic_year_id,
      });
      await page.reload();
      await expect(page.getByText(next.bookedTitle)).toBeVisible();
      await expect(page.getByText(childStatus.grade(2)).first()).toBeVisible();
    });

    await test.step('its last report is published, and all three are with the family', async () => {
      await moveToMorning(addDays(start, 37 * 7));
      await asSchool(() => publishReport(request, wholeYear, 3));
      const { reports } = await call<{ reports: object[] }>(request, `/report/child/${sibling}`);
      expect(reports).toMatchObject([
        { part: 3 },
        { part: 2 },
        {
          part: 1,
          tasks: { sent: 1, reviewed: 1 },
          written: { scores: expect.arrayContaining([expect.objectContaining({ skill: 'writing' })]) },
          oral: { remark: 'Tells of the kite.' },
        },
      ]);
    });

    await test.step('the new year begins with its own grade, and what was of the old one is over', async () => {
      const old = (await lessons()).filter(isVideo).at(-1);
      await moveToMorning(following);
      await page.goto(paths.child(child));
      await expect(page.getByText(childStatus.grade(3)).first()).toBeVisible();
      await expect(page.getByText(childStatus.batch(nextBatch.batch)).first()).toBeVisible();
      await openLesson(await lessonWhere(thereNow));
      await expect(video).toBeVisible();
      const before = await call<{ courses: Lesson[] }>(
        request,
        `/course/child-course/${child}?academic_year_id=${batch.academic_year_id}`,
      );
      expect(before.courses.filter(({ reason }) => reason === null)).toEqual([]);
      const gone = await page.goto(paths.course(old?.child_course.course_id ?? 0, child));
      expect(gone?.status()).toBe(404);
    });

    await test.step('the certificate of the whole year is on the page of the reports, and is saved to be printed', async () => {
      await page.goto(paths.childReports(sibling));
      await expect(page.getByText(certificates.ready('Rizki'))).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: certificates.download }).click();
      const text = textOfPdf(await readFile(await (await download).path()));
      expect(text).toContain('RizkiKartika');
      expect(text).toContain('Grade2');
      expect(text).toContain('Tingkat2');
    });
  },
);
