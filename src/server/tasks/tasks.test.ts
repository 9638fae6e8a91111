import { beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { addChild, courseApi, enrol } from '../courses/courses.test-support.ts';
import {
  type Parent,
  type SentFor,
  familyWithLesson,
  keptFiles,
  sendPicture,
  uploadApi,
} from '../family-uploads/sending.test-support.ts';
import { giveTeacher, refusalOf, taskApi, taskOf, toldOf } from './tasks.test-support.ts';
let parent: Parent;
let about: SentFor;
let closedLesson: number;

const school = await testSchool({ FFMPEG_PATH: '' });
const admin = await school.admin();
const teacher = await school.admin('teacher');
const clerk = await school.admin('clerk');
beforeEach(async () => {
  ({ parent, about, closedLesson } = await familyWithLesson(school, admin));
  await giveTeacher(school, about.child_id, teacher.userId);
});

const picture = (for_: SentFor = about, who: Parent = parent) => sendPicture(school, who, for_);
const family = () => taskApi(parent);
const staff = () => taskApi(teacher);
const sent = async (more: object = {}) => taskOf(await family().send(about, [await picture()], more));

describe('a task is sent in (rule R201)', () => {
  test('with its files and words, for the lesson that is open', async () => {
    const upload = await picture();
    const task = taskOf(await family().send(about, [upload]));
    expect(task).toMatchObject({
      child: { child_id: about.child_id, photo_url: null },
      lesson: { course_id: about.master_course_id, unit: 1, week: 1 },
      kind: 'wfhart',
      words: 'A cat in the rain',
      files: [{ upload_id: upload, kind: 'picture', state: 'ready' }],
      feedback: null,
      is_again: false,
      may_send_again: false,
      due_on: '2026-08-20',
      days_left: 7,
    });
    expect(await family().ofChild(about.child_id)).toMatchObject([{ task_id: task.task_id }]);
    const media = await uploadApi(school, parent).media(task.files[0]?.media_url ?? '');
    expect(media.statusCode).toBe(200);
  });

  test('one of each kind: another of the same kind replaces it, and its files go unless they are sent again', async () => {
    const [first, second] = [await picture(), await picture()];
    const task = taskOf(await family().send(about, [first, second]));
    const other = taskOf(await family().send(about, [await picture()], { kind: 'assignment' }));
    school.clock.set('2026-08-12T12:00:00+07:00');
    const again = taskOf(await family().send(about, [second], { words: '' }));
    expect([again.task_id, again.words, again.version, again.due_on]).toEqual([
      task.task_id,
      '',
      2,
      '2026-08-21',
    ]);
    expect(again.files.map(({ upload_id }) => upload_id)).toEqual([second]);
    expect(await keptFiles(school)).toHaveLength(2);
    expect((await family().ofChild(about.child_id)).map(({ task_id }) => task_id)).toEqual([
      task.task_id,
      other.task_id,
    ]);
  });

  test('what it holds is none of the five files that may wait', async () => {
    for (const kind of ['wfhart', 'parents_and_me'] as const) {
      const uploads = [await picture(), await picture(), await picture()];
      expect((await family().send(about, uploads, { kind })).status).toBe(201);
    }
    await picture();
  });

  test('two that are sent at once are one task', async () => {
    const [one, two] = [await picture(), await picture()];
    const answers = await Promise.all([family().send(about, [one]), family().send(about, [two])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await family().ofChild(about.child_id)).toHaveLength(1);
    expect(await keptFiles(school)).toHaveLength(1);
  });

  test('a repeat with the same key makes no other', async () => {
    const upload = await picture();
    const headers = { 'idempotency-key': 'task-of-the-cat-0001' };
    const first = taskOf(await family().send(about, [upload], {}, headers));
    const repeat = taskOf(await family().send(about, [upload], {}, headers));
    expect([repeat.task_id, repeat.version]).toEqual([first.task_id, 1]);
  });

  test('is taken back with its files before there is feedback, not after', async () => {
    const task = await sent();
    expect((await family().withdraw(task.task_id)).status).toBe(200);
    expect(await family().ofChild(about.child_id)).toEqual([]);
    expect(await keptFiles(school)).toEqual([]);
    const other = await sent();
    await staff().review(other.task_id);
    expect(refusalOf(await family().withdraw(other.task_id))).toEqual([409, 'task_reviewed']);
  });
});

describe('what is no task', () => {
  test('a file of another child, of another lesson, sent twice, used already, or that is not there', async () => {
    const stranger = await school.parent();
    const theirs = await addChild(stranger);
    const { academicYearId } = await yearOf();
    await enrol(school, theirs, { academicYearId, startDate: '2026-08-10' });
    const other = { child_id: theirs.childId, master_course_id: about.master_course_id };
    const unusable = [409, 'task_file_unusable'];
    const foreign = await picture(other, stranger);
    expect(refusalOf(await family().send(about, [foreign]))).toEqual(unusable);
    const upload = await picture();
    expect(refusalOf(await family().send(about, [upload, upload]))).toEqual(unusable);
    await family().send(about, [upload]);
    expect(refusalOf(await family().send(about, [upload], { kind: 'assignment' }))).toEqual(unusable);
    expect(refusalOf(await family().send(about, [crypto.randomUUID()]))).toEqual(unusable);
    const elsewhere = (await courseApi(admin).add({ week: 1 })).master_course_id;
    expect(
      refusalOf(await family().send({ ...about, master_course_id: elsewhere }, [await picture()])),
    ).toEqual(unusable);
  });

  test('a file that has not arrived, four files, none, or a kind that there is not', async () => {
    const begun = await uploadApi(school, parent).begin(about, 1000);
    const { upload_id: arriving } = begun.body['upload'] as { upload_id: string };
    expect(refusalOf(await family().send(about, [arriving]))).toEqual([409, 'task_file_unusable']);
    const four = [await picture(), await picture(), await picture(), await picture()];
    expect((await family().send(about, four)).body.errors).toMatchObject({ upload_ids: expect.anything() });
    expect((await family().send(about, [])).status).toBe(422);
    expect((await family().send(about, four.slice(0, 1), { kind: 'dance' })).body.errors).toMatchObject({
      kind: expect.anything(),
    });
    expect((await family().send(about, four.slice(0, 1), { words: 'a'.repeat(501) })).status).toBe(422);
  });

  test('for a lesson that is not open, of another grade, or once the year is over', async () => {
    const upload = await picture();
    const of = (course: number) => family().send({ ...about, master_course_id: course }, [upload]);
    expect(refusalOf(await of(closedLesson))).toEqual([409, 'lesson_closed']);
    const ofGrade5 = (await courseApi(admin).add({ grade: 5, week: 1 })).master_course_id;
    expect(refusalOf(await of(ofGrade5))).toEqual([404, 'not_found']);
    school.clock.set('2027-09-01T12:00:00+07:00');
    expect(refusalOf(await of(about.master_course_id))).toEqual([409, 'lesson_closed']);
  });
});

const yearOf = async () => {
  const [row] = await school.rows('select academic_year_id from enrolments where child_id = $1', [
    about.child_id,
  ]);
  return { academicYearId: Number(row?.['academic_year_id']) };
};

describe('feedback (rule R203)', () => {
  test('is told once, corrected without a word, and the family reads the newest', async () => {
    const task = await sent();
    const given = taskOf(await staff().review(task.task_id, { version: task.version }));
    expect(given.feedback).toMatchObject({
      text: 'Lovely colours!',
      praise: 'wonderful',
      once_more: false,
      corrected_at: null,
    });
    expect(given.days_left).toBeNull();
    school.clock.set('2026-08-13T12:00:00+07:00');
    await staff().review(task.task_id, { text: 'Lovely animals!', version: given.version });
    const [shown] = await family().ofChild(about.child_id);
    expect(shown?.feedback).toMatchObject({ text: 'Lovely animals!', given_at: given.feedback?.given_at });
    expect(shown?.feedback?.corrected_at).toBe('2026-08-13T05:00:00.000Z');
    expect(await toldOf(parent, 'work_reviewed')).toMatchObject([{ child_id: about.child_id }]);
  });

  test('of two teachers at once one is told that it has changed', async () => {
    const { task_id: taskId, version } = await sent();
    const answers = await Promise.all([
      staff().review(taskId, { version, praise: 'well_done' }),
      taskApi(admin).review(taskId, { version, praise: 'brave_try' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      error: 'changed_meanwhile',
      task: { feedback: { praise: expect.any(String) } },
    });
    expect(await toldOf(parent, 'work_reviewed')).toHaveLength(1);
  });

  test('was written for what the family has replaced meanwhile: then it is refused', async () => {
    const task = await sent();
    await family().send(about, [await picture()]);
    expect(refusalOf(await staff().review(task.task_id, { version: task.version }))).toEqual([
      409,
      'changed_meanwhile',
    ]);
  });

  test('another is taken only when the teacher asks for it, also once the lesson has gone', async () => {
    const task = await sent();
    const upload = await picture();
    await staff().review(task.task_id);
    expect(refusalOf(await family().send(about, [upload]))).toEqual([409, 'task_reviewed']);
    await staff().review(task.task_id, { once_more: true });
    expect((await family().ofChild(about.child_id))[0]?.may_send_again).toBe(true);
    expect(await toldOf(parent, 'work_reviewed')).toHaveLength(2);
    school.clock.set('2026-09-10T12:00:00+07:00');
    const late = await picture();
    const again = taskOf(await family().send(about, [late]));
    expect([again.task_id === task.task_id, again.is_again]).toEqual([false, true]);
    const both = await family().ofChild(about.child_id);
    expect(both.map(({ may_send_again, feedback }) => [may_send_again, feedback !== null])).toEqual([
      [false, false],
      [false, true],
    ]);
    expect(refusalOf(await family().send(about, [upload], { kind: 'assignment' }))).toEqual([
      409,
      'lesson_closed',
    ]);
  });

  test('is not for clerks, nor is the work; another teacher finds neither', async () => {
    const task = await sent();
    expect((await taskApi(clerk).review(task.task_id)).status).toBe(403);
    expect((await taskApi(clerk).show(task.task_id)).status).toBe(403);
    const [row] = await taskApi(clerk).listed();
    expect(JSON.stringify(row)).not.toContain('A cat in the rain');
    expect(row).toMatchObject({ task_id: task.task_id, files: 1, days_left: 7 });
    await staff().review(task.task_id, { once_more: true });
    const said = async (who: Visitor) => (await taskApi(who).listed('?state=reviewed'))[0];
    expect(await said(teacher)).toMatchObject({ praise: 'wonderful', once_more: true });
    expect(await said(clerk)).toMatchObject({
      praise: null,
      once_more: false,
      reviewed_at: expect.any(String),
    });
    const log = await clerk.call('GET', `/log?kind=task&id=${task.task_id}`);
    expect(log.body['entries']).not.toEqual([]);
    expect(JSON.stringify(log.body)).not.toMatch(/wonderful|once_more/);
    const other = taskApi(await school.admin('teacher'));
    expect((await other.show(task.task_id)).status).toBe(404);
    expect((await other.review(task.task_id)).status).toBe(404);
    expect(await other.listed()).toEqual([]);
    expect((await staff().show(task.task_id)).status).toBe(200);
  });

  test('is seen by the teacher of the group until 30 days after the year, and then no more (R165)', async () => {
    const { task_id: id } = await sent();
    const seen = async () => [
      (await staff().show(id)).status,
      (await teacher.call('GET', `/tasks/child/${about.child_id}`)).status,
      (await staff().listed()).length,
    ];
    school.clock.set('2027-09-07T23:59:00+07:00');
    expect(await seen()).toEqual([200, 200, 1]);
    school.clock.set('2027-09-08T00:00:00+07:00');
    expect(await seen()).toEqual([404, 404, 0]);
    expect((await staff().review(id)).status).toBe(404);
    expect((await taskApi(admin).show(id)).status).toBe(200);
  });

  test('stays when its files are gone, and says that they are', async () => {
    const task = await sent();
    await staff().review(task.task_id);
    await uploadApi(school, parent).remove(task.files[0]?.upload_id ?? '');
    const [shown] = await family().ofChild(about.child_id);
    expect(shown).toMatchObject({
      files: [{ upload_id: null, kind: null, state: 'gone', media_url: null }],
      feedback: { text: 'Lovely colours!' },
    });
  });
});

describe('the list of staff (rule R202)', () => {
  test('has the most urgent first, what is late apart, and what has feedback', async () => {
    const early = await sent();
    school.clock.set('2026-08-13T12:00:00+07:00');
    const later = taskOf(await family().send(about, [await picture()], { kind: 'assignment' }));
    school.clock.set('2026-08-21T12:00:00+07:00');
    const ids = async (query: string) => (await staff().listed(query)).map(({ task_id }) => task_id);
    expect(await staff().listed()).toMatchObject([
      { task_id: early.task_id, due_on: '2026-08-20', days_left: -1 },
      { task_id: later.task_id, due_on: '2026-08-24', days_left: 1 },
    ]);
    expect(await ids('?state=late')).toEqual([early.task_id]);
    expect(await ids('?grade=5')).toEqual([]);
    const [{ child } = { child: { first_name: '' } }] = await staff().listed();
    expect(await ids(`?q=${child.first_name}`)).toEqual([early.task_id, later.task_id]);
    expect(await ids('?q=nobody')).toEqual([]);
    await staff().review(early.task_id);
    expect(await ids('?state=late')).toEqual([]);
    expect(await ids('?state=reviewed')).toEqual([early.task_id]);
    expect(await ids('?page=2&size=1')).toEqual([]);
  });

  test('moves with the public holidays that are entered, and clerks enter them', async () => {
    await sent();
    const enter = (day: string, name = 'Independence Day') =>
      clerk.call('POST', '/public-holidays', { body: { day, name, name_indo: 'Hari Kemerdekaan' } });
    expect((await enter('2026-08-17', 'Independance')).status).toBe(200);
    const { body } = await enter('2026-08-17');
    expect(body['holidays']).toEqual([
      { day: '2026-08-17', name: 'Independence Day', name_indo: 'Hari Kemerdekaan' },
    ]);
    expect(await staff().listed()).toMatchObject([{ due_on: '2026-08-21', days_left: 7 }]);
    expect((await teacher.call('GET', '/public-holidays?year=2026')).body['holidays']).toHaveLength(1);
    expect((await teacher.call('POST', '/public-holidays', { body: {} })).status).toBe(403);
    const removed = await clerk.call('DELETE', '/public-holidays/2026-08-17');
    expect(removed.body['holidays']).toEqual([]);
    expect(await staff().listed()).toMatchObject([{ due_on: '2026-08-20' }]);
    expect((await enter('2026-02-30')).status).toBe(422);
  });
});
