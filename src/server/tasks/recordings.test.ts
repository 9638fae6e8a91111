import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, startSchool } from '../../../tests/support/school.ts';
import type { News } from '../../contract/content-objects.ts';
import {
  type Parent,
  type SentFor,
  type ShownUpload,
  allowRecordings,
  familyWithLesson,
  inMp4,
  keptFiles,
  made,
  sendPicture,
  sendWhole,
  testFilm,
  tone,
  uploadApi,
} from '../family-uploads/sending.test-support.ts';
import { eraseTasks } from './family-data.ts';
import { giveTeacher, refusalOf, taskApi, taskOf } from './tasks.test-support.ts';
let parent: Parent;
let about: SentFor;

const school = await startSchool({ FFMPEG_PATH: 'ffmpeg' });
const folder = await mkdtemp(join(tmpdir(), 'kancil-tasks-'));
const film = made(folder, 'film.mp4', ...testFilm(1), ...inMp4);
const admin = await school.admin();
const teacher = await school.admin('teacher');
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ({ parent, about } = await familyWithLesson(school, admin));
  await giveTeacher(school, about.child_id, teacher.userId);
  await allowRecordings(parent, about);
});

const family = () => taskApi(parent);
const staff = () => taskApi(teacher);
const upload = async (bytes: Buffer) => (await sendWhole(school, parent, about, bytes)).id;
const allowShowing = (given: boolean) =>
  parent.call('POST', '/childs/consent', {
    body: { child_id: about.child_id, kind: 'shown_in_public', given },
  });

describe('the files of a task', () => {
  test('may be prepared still when it is sent, and it says what becomes of each', async () => {
    const calls = uploadApi(school, parent);
    const { preparations } = school.parts.familyUploads;
    const begun = await calls.begin(about, film.length);
    const { upload_id: id } = begun.body['upload'] as ShownUpload;
    await preparations.pauseWhile(async () => {
      await calls.part(id, 0, film);
      const task = taskOf(await family().send(about, [id]));
      expect(task.files).toMatchObject([{ upload_id: id, state: 'converting', media_url: null }]);
    });
    preparations.wake();
    await preparations.idle();
    const [shown] = await family().ofChild(about.child_id);
    expect(shown?.files).toMatchObject([{ upload_id: id, kind: 'video', state: 'ready', seconds: 1 }]);
  });

  test('that could not be read are not sent', async () => {
    const broken = await upload(Buffer.concat([film.subarray(0, 40), Buffer.alloc(3000, 7)]));
    expect(refusalOf(await family().send(about, [broken]))).toEqual([409, 'task_file_unusable']);
  });

  test('go when recordings are not to be kept any more: pictures and feedback stay (rule R186)', async () => {
    const picture = await sendPicture(school, parent, about);
    const sound = await upload(made(folder, 'tone.mp3', ...tone(1)));
    const task = taskOf(await family().send(about, [sound, picture]));
    await staff().review(task.task_id);
    await allowRecordings(parent, about, false);
    const [shown] = await family().ofChild(about.child_id);
    expect(shown?.files).toMatchObject([
      { upload_id: null, state: 'gone' },
      { upload_id: picture, state: 'ready' },
    ]);
    expect(shown?.feedback?.text).toBe('Lovely colours!');
    expect(await keptFiles(school)).toHaveLength(1);
  });
});

describe('a task is shown to everybody (rule R204)', () => {
  const show = (taskId: number, who: Visitor = admin) =>
    who.call('POST', '/news/from-task', { body: { task_id: taskId } });

  test('with feedback, consent and a video alone: the draft of a performance, tied to the child', async () => {
    const task = taskOf(await family().send(about, [await upload(film)], { kind: 'parents_and_me' }));
    expect(refusalOf(await show(task.task_id))).toEqual([409, 'task_not_reviewed']);
    await staff().review(task.task_id);
    expect(refusalOf(await show(task.task_id))).toEqual([409, 'task_without_consent']);
    await allowShowing(true);
    const { status, body } = await show(task.task_id);
    const news = body['news'] as News;
    expect([status, news.category, news.published_at, news.title]).toEqual([201, 3, null, task.lesson.title]);
    expect(news.child).toMatchObject({ child_id: about.child_id });
    expect((await school.call('GET', `/news/id/${news.news_id}`)).status).toBe(404);
    expect((await show(task.task_id, teacher)).status).toBe(403);
    // The draft has a copy: the family's own file may go.
    await uploadApi(school, parent).remove(task.files[0]?.upload_id ?? '');
    const video = await admin.call('GET', `/news/${news.news_id}/video`);
    expect(video.status).toBe(200);
  });

  test('not one that is only drawn, nor one that there is not', async () => {
    await allowShowing(true);
    const task = taskOf(await family().send(about, [await sendPicture(school, parent, about)]));
    await staff().review(task.task_id);
    expect(refusalOf(await show(task.task_id))).toEqual([409, 'task_without_video']);
    expect(refusalOf(await show(2_000_000_000))).toEqual([404, 'not_found']);
  });
});

describe('what is held of a child', () => {
  test('has its tasks with the feedback, and nothing is left once they are erased', async () => {
    const picture = await sendPicture(school, parent, about);
    const task = taskOf(await family().send(about, [picture]));
    await staff().review(task.task_id);
    const { rawPayload } = await school.app.inject({
      url: '/api/v1/users/export',
      headers: { cookie: parent.cookie() },
    });
    const held = JSON.parse(Buffer.from(unzipSync(rawPayload)['family.json'] ?? []).toString()) as {
      tasks: object[];
    };
    expect(held.tasks).toMatchObject([
      { kind: 'wfhart', words: 'A cat in the rain', feedback: 'Lovely colours!', uploads: [picture] },
    ]);
    await school.parts.database.transaction((tx) => eraseTasks(tx, [about.child_id]));
    expect(await school.rows('select task_id from tasks where child_id = $1', [about.child_id])).toEqual([]);
    expect(await school.rows('select 1 from task_files where task_id = $1', [task.task_id])).toEqual([]);
  });

  test('keeps the lesson that it was for: deleting that puts it away', async () => {
    const task = taskOf(await family().send(about, [await sendPicture(school, parent, about)]));
    await staff().review(task.task_id);
    await uploadApi(school, parent).remove(task.files[0]?.upload_id ?? '');
    await admin.call('DELETE', `/master-data/delete-one/${about.master_course_id}`);
    expect((await family().ofChild(about.child_id))[0]?.lesson.title).toBe(task.lesson.title);
  });
});
