import { beforeEach, describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import {
  type ShownCourse,
  addChild,
  courseApi,
  enrol,
  filesOf,
  mp4,
  newCourse,
  startAfresh,
} from './courses.test-support.ts';
import { createCourseMaster } from './create-course.ts';
import type { CourseDetails } from './create-course.ts';

const school = await testSchool();
const admin = await school.admin();
const desk = courseApi(admin);
beforeEach(() => startAfresh(school));

const shown = async (id: number) =>
  (await admin.call('GET', `/course/id/${id}`)).body['course'] as ShownCourse;
const bytes = (url: string | null, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  school.app.inject({ method, url: url ?? '', headers: { cookie: admin.cookie(), ...headers } });
const listed = async (query = '') =>
  ((await admin.call('GET', `/course/all${query}`)).body['courses'] as ShownCourse[]).map(
    ({ title }) => title,
  );

describe('a new course master', () => {
  test('stands in its place for every batch, with its video', async () => {
    const answer = await desk.create();
    expect([answer.status, answer.body['course']]).toEqual([
      201,
      {
        master_course_id: 1,
        title: 'Animals',
        title_indo: 'Binatang',
        desc: 'Names of animals',
        desc_indo: 'Nama binatang',
        grade: 2,
        unit: 1,
        week: 1,
        type: 2,
        video_url: expect.stringMatching(/^\/api\/v1\/courses\/1\/video\?v=/),
        version: 1,
      },
    ]);
    expect(await filesOf(school)).toEqual([expect.stringMatching(/\.mp4$/)]);
  });

  test.each([0, 2])('of type %i needs a video', async (courseType) => {
    const answer = await desk.create({ courseType }, null);
    expect(answer.body).toMatchObject({
      code: 422,
      message: 'Video are required',
      errors: { video: 'Video are required' },
    });
    expect(await listed()).toEqual([]);
  });

  test.each([1, 3, 4])('of type %i goes without', async (courseType) => {
    expect((await desk.add({ courseType }, null)).video_url).toBeNull();
  });

  test.each(['grade', 'unit', 'week'])(
    'without %s is refused, and its video leaves no file',
    async (field) => {
      const answer = await desk.create({ [field]: '' });
      expect([answer.status, answer.body.message]).toEqual([422, 'Grade are required']);
      expect(await filesOf(school)).toEqual([]);
    },
  );

  test.each([
    ['a text', Buffer.from('not a video at all')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')],
    ['a video that no browser plays', Buffer.from('RIFF\u0010\0\0\0AVI LIST\0\0\0\0', 'latin1')],
  ])('takes no %s for a video, and keeps no file of it', async (_what, file) => {
    expect((await desk.create({}, file)).status).toBe(415);
    expect(await filesOf(school)).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  test("takes Apple's MP4 for what it is", async () => {
    const { video_url } = await desk.add({}, mp4(500, 'M4V '));
    expect((await bytes(video_url)).headers['content-type']).toBe('video/mp4');
  });

  test('may share its place with others', async () => {
    await desk.add();
    await desk.add({ titleEN: 'Colours' });
    expect(await listed()).toEqual(['Animals', 'Colours']);
  });
});

describe("a course master's video", () => {
  test('is answered whole, and kept by no one in between', async () => {
    const { video_url } = await desk.add({}, mp4(1000));
    const { statusCode, headers, rawPayload } = await bytes(video_url);
    expect([statusCode, rawPayload.length, headers['accept-ranges']]).toEqual([200, 1000, 'bytes']);
    expect(headers['cache-control']).toBe('private, max-age=86400');
  });

  test.each([
    ['bytes=0-', 1000, 'bytes 0-999/1000'],
    ['bytes=0-1', 2, 'bytes 0-1/1000'],
    ['bytes=990-5000', 10, 'bytes 990-999/1000'],
    ['bytes=-500', 500, 'bytes 500-999/1000'],
    ['bytes=-5000', 1000, 'bytes 0-999/1000'],
  ])('is answered in parts: %s', async (range, length, contentRange) => {
    const { video_url } = await desk.add({}, mp4(1000));
    const { statusCode, headers, rawPayload } = await bytes(video_url, { range });
    expect([statusCode, rawPayload.length, Number(headers['content-length'])]).toEqual([206, length, length]);
    expect(headers['content-range']).toBe(contentRange);
  });

  test('has nothing behind its end', async () => {
    const { video_url } = await desk.add({}, mp4(1000));
    expect((await bytes(video_url, { range: 'bytes=1000-' })).statusCode).toBe(416);
    expect((await bytes(video_url, { range: 'bytes=-0' })).statusCode).toBe(416);
  });

  test('tells its size without being sent', async () => {
    const { video_url } = await desk.add({}, mp4(1000));
    const { statusCode, headers, rawPayload } = await bytes(video_url, {}, 'HEAD');
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, '1000', 0]);
  });

  test('is not there for a course without one', async () => {
    const { master_course_id } = await desk.add({ courseType: 1 }, null);
    expect((await bytes(`/api/v1/courses/${master_course_id}/video`)).statusCode).toBe(404);
  });
});

describe('changing a course master', () => {
  test('replaces texts and place, and keeps the video when the type no longer needs one', async () => {
    const { master_course_id: id, video_url } = await desk.add();
    const answer = await desk.update(id, { titleEN: 'Pets', unit: 9, week: 4, courseType: 4 });
    expect(answer.body).toMatchObject({
      message: 'Update Success!',
      course: { title: 'Pets', unit: 9, week: 4, type: 4, video_url },
    });
    expect((await desk.update(id)).body['course']).toMatchObject({ type: 2, video_url });
  });

  test('to a type with a video needs one when there is none', async () => {
    const { master_course_id: id } = await desk.add({ courseType: 1 }, null);
    const refused = await desk.update(id);
    expect([refused.status, refused.body.message]).toEqual([422, 'Video are required']);
    expect((await desk.update(id, {}, mp4())).status).toBe(200);
  });

  test('with a new video gives it a new address and forgets the old one', async () => {
    const { master_course_id: id, video_url } = await desk.add({}, mp4(1000));
    const before = await filesOf(school);
    await desk.update(id, {}, mp4(2000));
    const after = await shown(id);
    expect(after.video_url).not.toBe(video_url);
    expect((await bytes(after.video_url)).rawPayload).toHaveLength(2000);
    // A player that still has the old address gets no piece of the new film.
    expect((await bytes(video_url, { range: 'bytes=400-499' })).statusCode).toBe(404);
    expect(await filesOf(school)).toEqual([expect.not.stringMatching(before[0] ?? '?')]);
  });

  test('finds it under either name of its id, and refuses two that differ', async () => {
    const { master_course_id: id } = await desk.add({});
    const change = (ids: Record<string, number>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...newCourse, titleEN: 'Birds', ...ids }))
        form.append(name, String(value));
      return admin.call('POST', '/course/update', { form });
    };
    expect((await change({ master_course_id: id })).status).toBe(200);
    expect((await shown(id)).title).toBe('Birds');
    const answers = [
      await change({ id, master_course_id: id }),
      await change({ id, master_course_id: 9 }),
      await change({}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422]);
  });

  test('twice at once leaves one file', async () => {
    const { master_course_id: id } = await desk.add();
    const answers = await Promise.all(Array.from({ length: 2 }, () => desk.update(id, {}, mp4())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await filesOf(school)).toHaveLength(1);
    expect((await bytes((await shown(id)).video_url)).statusCode).toBe(200);
  });

  test('that somebody else changed meanwhile is refused, and a video sent for it leaves no file', async () => {
    const { master_course_id: id, video_url } = await desk.add();
    await desk.update(id, { titleEN: 'Fruit' });
    const refused = await desk.update(id, { version: 1 }, mp4(2000));
    expect([refused.status, refused.body['course']]).toMatchObject([409, { title: 'Fruit', video_url }]);
    expect(await filesOf(school)).toHaveLength(1);
  });

  test('that does not exist is not found, and a video sent for it leaves no file', async () => {
    expect((await desk.update(7, {}, mp4())).status).toBe(404);
    expect(await filesOf(school)).toEqual([]);
  });
});

describe('a video that serves several courses', () => {
  const videoOf = async (id: number) => {
    const { rows } = await school.parts.database.execute(
      'select video_key, video_type from course_masters where course_id = $1',
      [id],
    );
    return { videoKey: String(rows[0]?.['video_key']), videoType: String(rows[0]?.['video_type']) };
  };
  const sharing = async () => {
    const first = (await desk.add()).master_course_id;
    const details = { ...newCourse, titleEN: 'Colours' } as CourseDetails;
    const second = await createCourseMaster(school.parts.courses, null, details, await videoOf(first));
    return [first, (second as { id: number }).id] as const;
  };

  test('stays until the last lesson that uses it is deleted or gets another', async () => {
    const [first, second] = await sharing();
    expect(await filesOf(school)).toHaveLength(1);
    await desk.remove(first);
    expect((await bytes((await shown(second)).video_url)).statusCode).toBe(200);
    await desk.update(second, {}, mp4(2000));
    expect(await filesOf(school)).toHaveLength(1);
    await desk.remove(second);
    expect(await filesOf(school)).toEqual([]);
  });

  test('is gone when all of them are deleted at once', async () => {
    const [first, second] = await sharing();
    const answers = await Promise.all([desk.remove(first), desk.remove(second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await filesOf(school)).toEqual([]);
  });
});

describe('swapping two course masters', () => {
  test('trades grade, unit and week; type, texts and video stay', async () => {
    const one = await desk.add();
    const two = await desk.add({ titleEN: 'Class', grade: 5, unit: 3, week: 4, courseType: 1 }, null);
    const answer = await desk.swap(one.master_course_id, two.master_course_id);
    expect(answer.body['courses']).toMatchObject([
      { title: 'Animals', grade: 5, unit: 3, week: 4, type: 2, video_url: one.video_url },
      { title: 'Class', grade: 2, unit: 1, week: 1, type: 1, video_url: null },
    ]);
    expect(await shown(two.master_course_id)).toMatchObject({ title: 'Class', grade: 2, unit: 1, week: 1 });
  });

  test('twelve times at once, from either side, loses no place', async () => {
    const one = (await desk.add({}, mp4())).master_course_id;
    const two = (await desk.add({ unit: 2, week: 3 })).master_course_id;
    const swaps = Array.from({ length: 12 }, (_, n) => (n % 2 ? desk.swap(one, two) : desk.swap(two, one)));
    expect((await Promise.all(swaps)).every(({ status }) => status === 200)).toBe(true);
    expect([await shown(one), await shown(two)]).toMatchObject([
      { unit: 1, week: 1 },
      { unit: 2, week: 3 },
    ]);
  });

  test('needs two, and both must exist', async () => {
    const { master_course_id: id } = await desk.add();
    const same = await desk.swap(id, id);
    expect([same.status, same.body.message]).toEqual([409, 'Please choose two different courses']);
    expect((await desk.swap(id, 99)).status).toBe(404);
  });
});

describe('deleting a course master', () => {
  test('removes it with its video', async () => {
    const { master_course_id: id } = await desk.add();
    expect((await desk.remove(id)).status).toBe(200);
    expect((await admin.call('GET', `/course/id/${id}`)).status).toBe(404);
    expect((await desk.remove(id)).status).toBe(404);
    expect(await filesOf(school)).toEqual([]);
  });

  test('that was watched archives it: out of use, with mark and video kept', async () => {
    const parent = await school.parent();
    const child = await addChild(parent);
    const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
    await enrol(school, child, { academicYearId: batch.academic_year_id, startDate: '2026-08-10' });
    const { master_course_id: id } = await desk.add();
    expect((await parent.call('GET', `/course/mark/${id}`)).status).toBe(200);
    expect((await desk.remove(id)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await desk.update(id)).status).toBe(404);
    const year = await parent.call('GET', `/course/child-course/${child.childId}`);
    expect(year.body['courses']).toEqual([]);
    const { rows } = await school.parts.database.execute('select watched_at from watched_marks');
    expect([rows.length, (await filesOf(school)).length]).toEqual([1, 1]);
  });
});

describe("the back office's list of course masters", () => {
  test('is ordered by id, and filtered by type, grade and title', async () => {
    await desk.add({ titleEN: 'Zebra', grade: 3 });
    await desk.add({ titleEN: 'Apple', titleID: 'Apel 100%' });
    await desk.add({ titleEN: 'Class', courseType: 1 }, null);
    expect(await listed()).toEqual(['Zebra', 'Apple', 'Class']);
    expect(await listed('?grade=2')).toEqual(['Apple', 'Class']);
    expect(await listed('?grade=2&type=2')).toEqual(['Apple']);
    expect(await listed('?q=apel')).toEqual(['Apple']);
    expect(await listed('?q=100%25')).toEqual(['Apple']);
    expect(await listed('?q=%25')).toEqual([]);
    expect(await listed('?q=apel%20appl')).toEqual(['Apple']);
    const page = await admin.call('GET', '/course/all?page=2&size=2');
    expect(page.body).toMatchObject({ courses: [{ title: 'Class' }], total: 3 });
  });

  test('is found by grade, unit and week in both languages, together with words of the title', async () => {
    const zoo = (place: Record<string, number>, titleEN = 'Zoo') =>
      desk.add({ titleEN, titleID: `${titleEN} id`, courseType: 1, ...place }, null);
    await zoo({ grade: 4, unit: 5, week: 1 });
    await zoo({ grade: 5, unit: 4, week: 3 });
    await zoo({ grade: 4, unit: 3, week: 4 }, 'Week 12 of 5');
    const found = async (typed: string) => listed(`?page=1&q=${encodeURIComponent(typed)}`);
    expect(await found('unit 5')).toEqual(['Zoo']);
    expect(await found('grade 4 unit 5')).toEqual(['Zoo']);
    expect(await found('Kelas 4')).toEqual(['Zoo', 'Week 12 of 5']);
    expect(await found('tingkat 5 minggu 3')).toEqual(['Zoo']);
    expect(await found('grade 4 unit 4')).toEqual([]);
    expect(await found('week 12')).toEqual(['Week 12 of 5']);
    expect(await found('week 4 of')).toEqual(['Week 12 of 5']);
    expect(await found('zoo unit 3')).toEqual([]);
  });

  test('shows when a batch releases each, and those of some days that want a video', async () => {
    const { academic_year_id: year } = await batchApi(admin).open({ startDate: '2026-08-17' });
    await desk.add();
    await desk.add({ titleEN: 'Next', week: 2 });
    const wanting = (await desk.add({ titleEN: 'Wanting', week: 2 })).master_course_id;
    await desk.add({ titleEN: 'Class', week: 2, courseType: 1 }, null);
    await school.parts.database.execute(
      `update course_masters set video_key = null where course_id = ${wanting}`,
    );
    const inYear = `?academic_year_id=${year}`;
    const { body } = await admin.call('GET', `/course/all${inYear}`);
    expect((body['courses'] as { released_at: string }[]).map((row) => row.released_at)).toEqual([
      '2026-08-16T17:00:00.000Z',
      '2026-08-23T17:00:00.000Z',
      '2026-08-23T17:00:00.000Z',
      '2026-08-23T17:00:00.000Z',
    ]);
    expect(await listed(`${inYear}&released_to=2026-08-23`)).toEqual(['Animals']);
    const monday = `${inYear}&released_from=2026-08-24&released_to=2026-08-24`;
    expect(await listed(monday)).toEqual(['Next', 'Wanting', 'Class']);
    expect(await listed(`${monday}&has_video=false`)).toEqual(['Wanting']);
    expect(await listed(`${monday}&has_video=true`)).toEqual(['Next']);
    expect(await listed(`${inYear}&released_from=2027-08-01`)).toEqual([]);
    const alone = await admin.call('GET', '/course/all?has_video=false');
    expect(alone.body['courses']).toMatchObject([{ title: 'Wanting', released_at: null }]);
  });

  test('asks for the batch when days of release are asked for, and for one that exists', async () => {
    const without = await admin.call('GET', '/course/all?released_from=2026-08-24');
    expect([without.status, without.body.message]).toEqual([422, 'Batch are required']);
    expect((await admin.call('GET', '/course/all?academic_year_id=99')).status).toBe(404);
  });

  test('is sorted by title, place and type, either way round', async () => {
    await desk.add({ titleEN: 'b', titleID: 'Y', grade: 3 });
    await desk.add({ titleEN: 'C', titleID: 'z', unit: 2, courseType: 4 }, null);
    await desk.add({ titleEN: 'A', titleID: 'x', week: 2 });
    expect(await listed('?sort=title')).toEqual(['A', 'b', 'C']);
    expect(await listed('?sort=title_indo&direction=desc')).toEqual(['C', 'b', 'A']);
    expect(await listed('?sort=grade')).toEqual(['A', 'C', 'b']);
    expect(await listed('?sort=unit')).toEqual(['b', 'A', 'C']);
    expect(await listed('?sort=week')).toEqual(['b', 'C', 'A']);
    expect(await listed('?sort=type&direction=desc&page=1&size=1')).toEqual(['C']);
    expect(await listed('?direction=desc')).toEqual(['A', 'C', 'b']);
  });

  test('and every change of a course are for admins', async () => {
    const parent = await school.parent();
    const { master_course_id: id, video_url } = await desk.add();
    expect((await parent.call('GET', '/course/all')).status).toBe(403);
    expect((await courseApi(parent).create()).status).toBe(403);
    expect((await courseApi(parent).remove(id)).status).toBe(403);
    expect((await courseApi(school.visitor()).swap(id, id)).status).toBe(401);
    expect((await bytes(video_url, { cookie: parent.cookie() })).statusCode).toBe(403);
    expect(await filesOf(school)).toHaveLength(1);
  });
});
