import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { notices } from '../src/i18n/en/notices.ts';
import { taskSending as sendingEn } from '../src/i18n/en/task-sending.ts';
import { tasks as en } from '../src/i18n/en/tasks.ts';
import { taskSending as sendingId } from '../src/i18n/id/task-sending.ts';
import { tasks as id } from '../src/i18n/id/tasks.ts';
import { paths } from '../src/paths.ts';
import { isUnread, messagesOf, read, signInAs } from './support/demo.ts';
import { photo } from './support/family.ts';
import { expectReadableInLargeLetters } from './support/large-letters.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// It allows recordings of a child, and what it sends in stays there.
test.use({ ownSchool: 'learning' });

interface Lessons {
  courses: {
    reason: string | null;
    child_course: { course_id: number };
    master_course: { video_url: string | null };
  }[];
}
interface Tasks {
  tasks: { lesson: { course_id: number } }[];
}

test(
  'a family sends a picture in, the teacher answers at a desk, and the family reads it and sends it once more',
  { tag: '@once' },
  async ({ page, browser, server, language }) => {
    const words = { en, id }[language];
    const sending = { en: sendingEn, id: sendingId }[language];
    const { request } = page;
    const { userId, children } = await signInAs(request, 'sari@kancil.test', language);
    const alya = children.get('Alya') ?? 0;
    const { courses } = await read<Lessons>(request, `/course/child-course/${alya}`);
    const { tasks: before } = await read<Tasks>(request, `/tasks/child/${alya}`);
    const lesson = courses.find(
      ({ reason, child_course: { course_id }, master_course: { video_url } }) =>
        reason === null && video_url !== null && before.every((task) => task.lesson.course_id !== course_id),
    )?.child_course.course_id;
    if (lesson === undefined) throw new Error('Alya has a lesson for which nothing was sent in');
    const said = 'This is my cat Milo.';
    const cat = { name: 'milo.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    const card = page.getByRole('article').filter({ hasText: said }).last();

    await test.step('without consent only pictures are taken, and the form asks for it', async () => {
      await page.goto(paths.course(lesson, alya));
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await page.getByRole('radio', { name: words.kinds.wfhart }).check();
      await expect(page.getByRole('button', { name: sending.record })).toHaveCount(0);
      await page.getByRole('button', { name: words.toConsents }).click();
      await page.getByRole('dialog').getByRole('button', { name: sending.allowAsk.yes }).click();
      await expect(page.getByRole('radio', { name: words.kinds.wfhart })).toBeChecked();
    });

    await test.step('with it a voice is recorded in the page, and listened to before it is sent', async () => {
      await page.getByRole('button', { name: sending.record }).click();
      const stop = page.getByRole('button', { name: sending.stop, exact: true });
      await expect(stop).toBeFocused();
      await expect(page.getByText('0:01', { exact: false })).toBeVisible();
      await stop.press('Enter');
      await expect(page.getByLabel(sending.listen)).toHaveJSProperty('error', null);
      await expect(page.getByRole('button', { name: sending.use })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: sending.cancel, exact: true }).click();
      await expect(page.getByRole('button', { name: sending.record })).toBeFocused();
    });

    await test.step('a picture that is chosen is sent at once; the form says what is missing', async () => {
      const submit = page.getByRole('button', { name: words.submit, exact: true });
      await submit.click();
      await expect(page.getByRole('alert').filter({ hasText: sending.missingFile })).toBeVisible();
      await page.getByLabel(sending.choosePicture).setInputFiles(cat);
      await expect(page.getByRole('listitem').filter({ hasText: sending.ready })).toBeVisible();
      await page.getByLabel(words.words).fill(said);
      await expectAccessible(page);
      await expectReadableInLargeLetters(page);
      await submit.click();
      await expect(page.getByText(words.sent('Alya'))).toBeVisible();
      await expect(page.getByRole('heading', { name: words.sentHere })).toBeFocused();
      await expect(card.getByRole('img', { name: words.picture(1, 'Alya') })).toBeVisible();
      await expect(card.getByText(words.waiting('').slice(0, 20))).toBeVisible();
    });

    await test.step('the teacher looks at it beside the list, and answers with a sticker', async () => {
      const desk = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
      const staff = await desk.newPage();
      await answer(staff, language, said);
      await desk.close();
    });

    await test.step('the message leads to the feedback, which asks for it once more', async () => {
      const title = notices.work_reviewed.title('Alya');
      const message = (await messagesOf(request, userId)).find((one) => isUnread(one) && one.title === title);
      await page.goto(paths.inbox(message?.notif_id));
      await page.locator(`a[href="${paths.tasks(alya)}"]`).click();
      await expect(card.getByText('Lovely whiskers!')).toBeVisible();
      await expect(card.getByText(words.praises.wonderful)).toBeVisible();
      await expect(card.getByText(words.onceMore('Alya'))).toBeVisible();
      await expect(card.getByRole('button', { name: words.withdraw })).toHaveCount(0);
      await expectAccessible(page);
      await card.getByRole('link', { name: words.sendAgain }).click();
    });

    await test.step('it is sent once more, and can be taken back while it waits', async () => {
      await page.getByRole('button', { name: words.sendAgain }).click();
      await page.getByRole('radio', { name: words.kinds.wfhart }).check();
      await page.getByLabel(sending.choosePicture).setInputFiles(cat);
      // Nobody has to wait for the picture: it is sent in as soon as it is there.
      await page.getByRole('button', { name: words.submit, exact: true }).click();
      await expect(page.getByText(words.again)).toBeVisible();
      await page.getByRole('button', { name: words.withdraw }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.withdrawAsk.yes }).click();
      await expect(page.getByText(words.again)).toHaveCount(0);
      await expect(card.getByText(words.praises.wonderful)).toBeVisible();
    });
  },
);

/** What the teacher of the child does at a desk. */
const answer = async (page: Page, language: 'en' | 'id', said: string) => {
  const login = { email: 'teacher@kancil.test', password: DEMO_PASSWORD, type: 1 };
  expect((await page.request.post('/api/v1/users/login', { data: login })).ok()).toBe(true);
  await page.goto(`${paths.adminTasks()}?lang=${language}`);
  const { tasks: words } = textsOf(language).admin;
  const row = page.getByRole('row').filter({ hasText: 'Alya' });
  await row.getByRole('button', { name: words.open }).click();
  const panel = page.getByRole('dialog', { name: words.title });
  await expect(panel.getByText(said)).toBeVisible();
  await expect(panel.getByRole('img', { name: words.picture(1) })).toBeVisible();
  await panel.getByRole('button', { name: words.submit }).click();
  await expect(panel.getByText(words.choosePraise)).toBeVisible();
  await panel.getByLabel(words.text).fill('Lovely whiskers!');
  await panel.getByRole('radio', { name: words.praises.wonderful }).check();
  await panel.getByRole('checkbox', { name: words.onceMore }).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: words.submit }).click();
  await expect(panel).toHaveCount(0);
  await expect(row).toHaveCount(0);
};
