import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { lessonVideo } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Course {
  master_course_id: number;
  title: string;
  title_indo: string;
  type: number;
  version: number;
  video_url: string | null;
}

const MB = 1024 ** 2;
/** Parts of 4 MB pass through this test's own hands: on a busy machine each takes seconds. */
const onceSent = { timeout: 60_000 };

const partCall = '**/api/v1/uploads/*/part?offset=*';
const offsetOf = (route: Route) => Number(new URL(route.request().url()).searchParams.get('offset'));

/** A file with a lesson's video that takes several parts: what follows the film is skipped by players. */
const longVideo = async (): Promise<string> => {
  const { buffer, name } = await lessonVideo();
  const skipped = Buffer.alloc(9 * MB);
  skipped.writeUInt32BE(skipped.length, 0);
  skipped.write('free', 4, 'latin1');
  // As a file: so many bytes given to the browser in a message took it longer than a step may take.
  const file = test.info().outputPath(name);
  await writeFile(file, Buffer.concat([buffer, skipped]));
  return file;
};

const courseOf = async (page: Page, place: number): Promise<Course> => {
  const { courses } = await read<{ courses: Course[] }>(page.request, '/course/all?type=2');
  return courses[place] as Course;
};
const now = async (page: Page, { master_course_id }: Course) =>
  (await read<{ course: Course }>(page.request, `/course/id/${master_course_id}`)).course;

test(
  'the line is cut in the middle of an upload: one works elsewhere, it goes on, and the lesson gets its video',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { admin } = textsOf(language);
    const { uploads } = admin;
    await signInAsAdmin(page.request, language);
    const course = await courseOf(page, 0);
    const title = language === 'id' ? course.title_indo : course.title;
    const video = await longVideo();
    const sent: number[] = [];
    await page.route(partCall, async (route) => {
      sent.push(offsetOf(route));
      if (sent.length !== 3) return route.continue();
      await context.setOffline(true);
      return route.abort('internetdisconnected');
    });
    await page.goto(paths.adminCourse(course.master_course_id));
    await page.locator('input[name=video]').setInputFiles(video);
    await page.getByRole('button', { name: admin.courses.submitUpdate }).click();

    const overlay = page.getByRole('dialog', { name: admin.videos.uploading });
    await expect(overlay).toContainText(uploads.cut, onceSent);
    await expect(overlay).toContainText(/\d+%/);
    await expect(overlay.getByRole('button', { name: admin.videos.cancelUpload })).toBeEnabled();
    await expectAccessible(page);
    await overlay.getByRole('button', { name: uploads.goOn }).click();
    await context.setOffline(false);
    await expect(page).toHaveURL((url) => url.pathname === paths.adminCourses, onceSent);
    await expect(page.getByText(uploads.saved(title))).toBeVisible(onceSent);

    // It went on where the third part began, and sent nothing twice.
    const first = 64 * 1024;
    expect(sent).toEqual([0, first, first + 4 * MB, first + 4 * MB, first + 8 * MB]);
    const { video_url, version } = await now(page, course);
    expect(version).toBe(course.version + 1);
    const stored = await page.request.get(video_url ?? '');
    expect((await stored.body()).equals(await readFile(video))).toBe(true);
    await expect(page.getByRole('button', { name: uploads.trayOf(1, uploads.percent(100)) })).toHaveCount(0);
  },
);

test(
  'a save that waits in the tray and is overtaken leads back to its form, with the entry and the video',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin, fields } = textsOf(language);
    const { uploads } = admin;
    await signInAsAdmin(page.request, language);
    const course = await courseOf(page, 1);
    const release = Promise.withResolvers<void>();
    await page.route(partCall, async (route) => {
      if (offsetOf(route) > 0) await release.promise;
      return route.continue();
    });
    await page.goto(paths.adminCourse(course.master_course_id));
    await page.getByLabel(fields.titleEN).fill('Mine, with a video');
    await page.locator('input[name=video]').setInputFiles(await longVideo());
    await page.getByRole('button', { name: admin.courses.submitUpdate }).click();
    await page.getByRole('button', { name: uploads.goOn }).click();
    await expect(page).toHaveURL((url) => url.pathname === paths.adminCourses, onceSent);

    const { title_indo, desc, desc_indo, grade, unit, week, type } = (await now(
      page,
      course,
    )) as unknown as Record<string, string>;
    const theirs = { titleEN: 'Theirs', titleID: title_indo, descriptionEN: desc, descriptionID: desc_indo };
    const body = { id: course.master_course_id, ...theirs, grade, unit, week, courseType: type };
    expect((await page.request.post(`${paths.api}/course/update`, { data: body })).status()).toBe(200);
    release.resolve();
    const tray = page.getByRole('button', { name: uploads.trayOf(1, uploads.percent(100)) });
    await tray.click();
    await expect(page.getByText(uploads.changed)).toBeVisible(onceSent);
    await expectAccessible(page);
    await page.getByRole('button', { name: uploads.openForm }).click();

    await expect(page.getByLabel(fields.titleEN)).toHaveValue('Mine, with a video');
    await expect(page.locator('video')).toHaveJSProperty('videoWidth', 640);
    await page.getByRole('button', { name: admin.courses.submitUpdate }).click();
    await page.getByRole('button', { name: admin.form.keepMine }).click();
    await expect(page).toHaveURL((url) => url.pathname === paths.adminCourses, onceSent);
    const saved = await now(page, course);
    expect(saved.title).toBe('Mine, with a video');
    expect(saved.video_url).not.toBe(course.video_url);
  },
);

test(
  'a kind that no browser plays is refused before the rest is sent, with the reason',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin } = textsOf(language);
    await signInAsAdmin(page.request, language);
    const sent: number[] = [];
    await page.route(partCall, async (route) => {
      sent.push(offsetOf(route));
      return route.continue();
    });
    await page.goto(paths.adminNewCourse);
    const avi = test.info().outputPath('old.avi');
    await writeFile(
      avi,
      Buffer.concat([Buffer.from('RIFF\u0010\0\0\0AVI LIST', 'latin1'), Buffer.alloc(8 * MB)]),
    );
    await page.locator('input[name=video]').setInputFiles(avi);
    await expect(page.getByRole('alert').filter({ hasText: 'old.avi' })).toContainText('MP4');
    expect(sent).toEqual([0]);
    await expect(page.getByText(admin.videos.choose)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  },
);

test(
  'after a reload the same file goes on where it had stopped',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin } = textsOf(language);
    await signInAsAdmin(page.request, language);
    const file = await longVideo();
    const sent: number[] = [];
    await page.route(partCall, async (route) => {
      sent.push(offsetOf(route));
      // The second large part waits until the page goes.
      if (sent.length !== 3) return route.continue();
      return undefined;
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(paths.adminNewCourse);
    await page.locator('input[name=video]').setInputFiles(file);
    await expect.poll(() => sent.length, onceSent).toBe(3);
    await page.reload();
    await page.locator('input[name=video]').setInputFiles(file);
    const tray = page.getByRole('button', { name: admin.uploads.trayOf(1, admin.uploads.percent(100)) });
    await expect(tray).toBeVisible(onceSent);
    const first = 64 * 1024;
    expect(sent).toEqual([0, first, first + 4 * MB, first + 4 * MB, first + 8 * MB]);
  },
);
