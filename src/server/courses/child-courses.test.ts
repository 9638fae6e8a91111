import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { courses as contract } from '../../contract/courses.ts';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { takeBack } from '../enrolment/enrolled.test-support.ts';
import { addChild, courseApi, enrol, mp4, startAfresh } from './courses.test-support.ts';

interface Shown {
  child_course: { course_id: number; released_at: string; state: string; watched_at: string | null };
  master_course: { title: string; video_url: string | null };
  billing_status: boolean;
  reason: string | null;
  opens_bill: number | null;
}
interface Year {
  academic_year: { academic_year_id: number; start_date: string } | null;
  grade: number | null;
  current_course: Shown | null;
  current_courses: Shown[];
  billing_status: boolean;
  next_course: Shown | null;
  next_billing_status: boolean;
  courses: Shown[];
}

const YearReply = contract['GET /course/child-course/{childId}'].reply;
let child: { childId: number; familyId: number };
let year: { academicYearId: number; startDate: string };
let animals: number;
let colours: number;
let space: number;

const school = await testSchool();
const admin = await school.admin();
const parent = await school.parent();
/** A year from Monday 2026-08-10, the day the school stands at, with three lessons of Grade 2 and one of Grade 3. */
beforeEach(async () => {
  await startAfresh(school);
  const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
  year = { academicYearId: batch.academic_year_id, startDate: '2026-08-10' };
  const desk = courseApi(admin);
  await desk.add({ titleEN: 'Welcome', courseType: 0 });
  animals = (await desk.add({ titleEN: 'Animals' })).master_course_id;
  colours = (await desk.add({ titleEN: 'Colours', week: 2 }, mp4(500))).master_course_id;
  space = (await desk.add({ titleEN: 'Space', grade: 3 })).master_course_id;
  child = await addChild(parent);
});

const at = (wib: string) => school.clock.set(`${wib}+07:00`);
const yearOf = async (who: Visitor = parent, query = ''): Promise<Year> =>
  (await who.call('GET', `/course/child-course/${child.childId}${query}`)).body as unknown as Year;
const titles = (courses: Shown[]) => courses.map(({ master_course }) => master_course.title);
const states = async () =>
  (await yearOf()).courses.map((one) => `${one.master_course.title} ${one.child_course.state}`);
const playable = async () => titles((await yearOf()).courses.filter((one) => one.master_course.video_url));
const mark = (courseId: number, query = '', who: Visitor = parent) =>
  who.call('GET', `/course/mark/${courseId}${query}`);
const video = (courseId: number, who: Visitor = parent, headers: Record<string, string> = {}) =>
  school.app.inject({
    url: `/api/v1/courses/${courseId}/child/${child.childId}/video`,
    headers: { cookie: who.cookie(), ...headers },
  });

describe("a child's year", () => {
  const nothing = {
    academic_year: null,
    grade: null,
    current_course: null,
    current_courses: [],
    billing_status: false,
    next_course: null,
    next_billing_status: false,
    courses: [],
  };

  test('is empty before anything was bought, and while the first payment is open', async () => {
    expect(await yearOf()).toMatchObject(nothing);
    await enrol(school, child, { ...year, paid: [] });
    expect(await yearOf()).toMatchObject(nothing);
    expect(await yearOf(parent, `?academic_year_id=${year.academicYearId}`)).toMatchObject(nothing);
  });

  test('holds the courses of the grade: what is there, what comes next, and all by release', async () => {
    await enrol(school, child, year);
    const { current_course, current_courses, next_course, courses, ...access } = await yearOf();
    expect(current_course?.master_course.title).toBe('Animals');
    expect(titles(current_courses)).toEqual(['Animals', 'Welcome']);
    expect(titles(courses)).toEqual(['Animals', 'Welcome', 'Colours']);
    expect(access).toMatchObject({ billing_status: true, next_billing_status: true });
    expect(next_course).toEqual({
      child_course: {
        course_id: colours,
        released_at: '2026-08-16T17:00:00.000Z',
        gone_at: '2026-08-30T17:00:00.000Z',
        state: 'SCHEDULED',
        watched_at: null,
        played_at: null,
        words: 0,
      },
      master_course: expect.objectContaining({ title: 'Colours', video_url: null }),
      billing_status: true,
      reason: 'NOT_RELEASED',
      opens_bill: null,
    });
  });

  test('has the fields of the contract and no other, for the family as for staff', async () => {
    await enrol(school, child, year);
    for (const who of [parent, admin]) {
      const whole = await yearOf(who);
      expect(whole).toEqual({ code: 200, message: 'OK', ...z.parse(YearReply, whole) });
    }
  });

  test('releases a lesson on Monday at 00:00 WIB, and lets it go 14 days later', async () => {
    await enrol(school, child, year);
    at('2026-08-16T23:59:59');
    expect(await states()).toEqual(['Animals AVAILABLE', 'Welcome AVAILABLE', 'Colours SCHEDULED']);
    at('2026-08-17T00:00:00');
    expect(await states()).toEqual(['Animals AVAILABLE', 'Welcome AVAILABLE', 'Colours AVAILABLE']);
    expect(await playable()).toEqual(['Animals', 'Welcome', 'Colours']);
    at('2026-08-24T00:00:00');
    expect(await states()).toEqual(['Animals EXPIRED', 'Welcome EXPIRED', 'Colours AVAILABLE']);
    expect(await playable()).toEqual(['Colours']);
  });

  test('names a test that the package does not include, and never as what comes next', async () => {
    const desk = courseApi(admin);
    const oral = await desk.add({ titleEN: 'Talking', unit: 3, week: 4, courseType: 3 }, mp4());
    const late = await desk.add({ titleEN: 'Talking again', unit: 6, week: 4, courseType: 3 }, null);
    const reasonsOf = async () => {
      const { courses } = await yearOf();
      return [oral, late].map(
        (one) => courses.find(({ child_course }) => child_course.course_id === one.master_course_id)?.reason,
      );
    };
    await enrol(school, child, { ...year, term: 4 });
    at('2026-10-26T08:00:00');
    expect(await reasonsOf()).toEqual([null, 'NOT_RELEASED']);
    expect(await playable()).toEqual(['Talking']);
    child = await addChild(parent);
    await enrol(school, child, { ...year, term: 2, paid: [1, 2, 3, 4, 5, 6] });
    expect(await reasonsOf()).toEqual(['NOT_IN_PACKAGE', 'NOT_IN_PACKAGE']);
    expect((await yearOf()).next_course).toBe(null);
    expect(await playable()).toEqual([]);
    expect((await mark(oral.master_course_id, `?child_id=${child.childId}`)).status).toBe(409);
    expect((await video(oral.master_course_id)).statusCode).toBe(404);
  });

  test('says of which year and grade it is', async () => {
    await enrol(school, child, { ...year, grade: 3 });
    expect(await yearOf()).toMatchObject({
      academic_year: { academic_year_id: year.academicYearId, start_date: '2026-08-10' },
      grade: 3,
    });
  });

  test('is shown before it begins, with nothing to play yet', async () => {
    at('2026-08-09T23:59:59');
    await enrol(school, child, year);
    const { current_course, next_course, billing_status } = await yearOf();
    expect([current_course, next_course?.master_course.title, billing_status]).toEqual([
      null,
      'Animals',
      true,
    ]);
    expect(await playable()).toEqual([]);
  });

  test('stays to be read when it is over, without access', async () => {
    await enrol(school, child, year);
    at('2027-08-09T08:00:00');
    expect(await states()).toEqual(['Animals EXPIRED', 'Welcome EXPIRED', 'Colours EXPIRED']);
    expect(await yearOf()).toMatchObject({ billing_status: false, next_course: null });
  });

  test('plays nothing in a period that is not paid, and says so of what comes', async () => {
    const desk = courseApi(admin);
    await desk.add({ titleEN: 'Winter', unit: 5, week: 2 });
    await desk.add({ titleEN: 'Spring', unit: 5, week: 3 });
    await enrol(school, child, { ...year, term: 4, paid: [1] });
    // Bill 1 ends with Wednesday 9 December; Winter comes on Monday the 7th, Spring on the 14th.
    at('2026-12-01T12:00:00');
    expect(await yearOf()).toMatchObject({ billing_status: true, next_billing_status: true });
    at('2026-12-09T23:59:59');
    expect(await playable()).toEqual(['Winter']);
    expect(await yearOf()).toMatchObject({ billing_status: true, next_billing_status: false });
    at('2026-12-10T00:00:00');
    expect(await playable()).toEqual([]);
    expect((await yearOf()).current_course).toMatchObject({
      child_course: { state: 'AVAILABLE' },
      billing_status: false,
    });
  });

  test('names the bill that opens a locked lesson: of today, or of the day the lesson comes', async () => {
    const desk = courseApi(admin);
    await desk.add({ titleEN: 'Winter', unit: 5, week: 2 });
    await desk.add({ titleEN: 'Spring', unit: 5, week: 3 });
    const { billIds } = await enrol(school, child, { ...year, term: 4, paid: [1] });
    const locks = async (wib: string) => {
      at(wib);
      const { courses } = await yearOf();
      return courses.slice(-2).map(({ reason, opens_bill }) => [reason, opens_bill]);
    };
    expect(await locks('2026-12-09T12:00:00')).toEqual([
      [null, null],
      ['BILL_UNPAID', billIds[1]],
    ]);
    expect(await locks('2026-12-10T00:00:00')).toEqual([
      ['BILL_UNPAID', billIds[1]],
      ['BILL_UNPAID', billIds[1]],
    ]);
    expect(await locks('2026-12-21T00:00:00')).toEqual([
      ['GONE', null],
      ['BILL_UNPAID', billIds[1]],
    ]);
  });

  test('of two years that overlap: when the payment of the later one was taken back, its bill opens its lessons', async () => {
    await enrol(school, child, year);
    const other = await batchApi(admin).open({ startDate: '2027-05-03', isNew: true });
    const later = { academicYearId: other.academic_year_id, startDate: '2027-05-03' };
    const { billIds, enrolmentId } = await enrol(school, child, { ...later, paid: [1] });
    at('2027-05-04T12:00:00');
    expect(await playable()).toEqual(['Animals', 'Welcome']);
    await takeBack(school, enrolmentId);
    const { courses, billing_status } = await yearOf();
    expect(billing_status).toBe(false);
    expect(courses.map(({ reason, opens_bill }) => [reason, opens_bill])).toEqual([
      ['BILL_UNPAID', billIds[0]],
      ['BILL_UNPAID', billIds[0]],
      ['BILL_UNPAID', billIds[0]],
    ]);
  });

  test('follows a change of grade at once', async () => {
    await enrol(school, child, year);
    await school.parts.database.execute('update enrolments set grade = 3');
    expect(titles((await yearOf()).courses)).toEqual(['Space']);
  });

  test('is that of the batch asked for', async () => {
    await enrol(school, child, year);
    const next = await batchApi(admin).open({ startDate: '2027-08-09', isNew: true });
    const later = { academicYearId: next.academic_year_id, startDate: '2027-08-09', grade: 3 };
    await enrol(school, child, later);
    expect(titles((await yearOf()).courses)).toEqual(['Animals', 'Welcome', 'Colours']);
    const asked = await yearOf(parent, `?academic_year_id=${next.academic_year_id}`);
    expect(titles(asked.courses)).toEqual(['Space']);
    expect((await yearOf(parent, '?academic_year_id=99')).courses).toEqual([]);
    at('2027-08-09T00:00:00');
    expect(titles((await yearOf()).courses)).toEqual(['Space']);
  });

  test("is the family's and the staff's alone", async () => {
    await enrol(school, child, year);
    const path = `/course/child-course/${child.childId}`;
    expect((await (await school.parent()).call('GET', path)).status).toBe(404);
    expect((await school.call('GET', path)).status).toBe(401);
    const [first] = (await yearOf(admin)).courses;
    const seen = await school.app.inject({
      url: first?.master_course.video_url ?? '',
      headers: { cookie: admin.cookie() },
    });
    expect(seen.statusCode).toBe(200);
  });
});

describe('marking a lesson as watched', () => {
  beforeEach(() => enrol(school, child, year));

  test('sets the mark once; sent again, it stays as it was', async () => {
    expect((await mark(animals)).body['child_course']).toMatchObject({
      child_course: { course_id: animals, state: 'WATCHED', watched_at: '2026-08-10T03:00:00.000Z' },
      master_course: { title: 'Animals' },
      billing_status: true,
    });
    at('2026-09-30T10:00:00');
    const again = await mark(animals);
    expect(again.body['child_course']).toMatchObject({
      child_course: { state: 'WATCHED', watched_at: '2026-08-10T03:00:00.000Z' },
    });
    expect((await states())[0]).toBe('Animals WATCHED');
  });

  test('eight times at once leaves one mark', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(animals)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
    const { rows } = await school.parts.database.execute('select course_id from watched_marks');
    expect(rows).toEqual([{ course_id: animals }]);
  });

  test('is refused before its release and after it is gone', async () => {
    const early = await mark(colours);
    expect([early.status, early.body.message]).toEqual([409, 'This video cannot be marked as watched now']);
    at('2026-08-31T00:00:00');
    expect((await mark(colours)).status).toBe(409);
  });

  test('while staff delete the lesson either keeps both or neither', async () => {
    const [marked, deleted] = await Promise.all([
      mark(animals),
      admin.call('DELETE', `/master-data/delete-one/${animals}`),
    ]);
    expect(deleted.status).toBe(200);
    const { rows } = await school.parts.database.execute('select course_id from watched_marks');
    expect([marked.status, rows.length]).toEqual(marked.status === 200 ? [200, 1] : [404, 0]);
  });

  test('asks which child when several have the lesson', async () => {
    const sibling = await addChild(parent);
    expect((await mark(animals)).status).toBe(200);
    await enrol(school, sibling, year);
    const unclear = await mark(animals);
    expect([unclear.status, unclear.body.message]).toEqual([
      422,
      'Several children have this course. Please say which one',
    ]);
    const named = await mark(animals, `?child_id=${sibling.childId}`);
    expect(named.status).toBe(200);
    const { rows } = await school.parts.database.execute('select child_id from watched_marks order by 1');
    expect(rows).toEqual([{ child_id: child.childId }, { child_id: sibling.childId }]);
  });

  test('is for the own children and their grade: others are not found', async () => {
    const other = await school.parent();
    expect((await mark(animals, `?child_id=${child.childId}`, other)).status).toBe(404);
    expect((await mark(animals, '', other)).status).toBe(422);
    expect((await mark(space, `?child_id=${child.childId}`)).status).toBe(404);
    expect((await mark(99)).status).toBe(404);
    expect((await mark(animals, '', school.visitor())).status).toBe(401);
    expect((await mark(animals, '', admin)).status).toBe(403);
  });

  test('comes from our own pages only, although it is a GET', async () => {
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await parent.call('GET', `/course/mark/${animals}`, foreign)).status).toBe(403);
    expect((await states())[0]).toBe('Animals AVAILABLE');
  });
});

describe("a lesson's video", () => {
  test('is played by the family at the address given, and can be sought in', async () => {
    await enrol(school, child, year);
    const url = (await yearOf()).current_course?.master_course.video_url ?? '';
    const headers = { cookie: parent.cookie(), range: 'bytes=0-' };
    const played = await school.app.inject({ url, headers });
    expect([played.statusCode, played.headers['content-range']]).toEqual([206, 'bytes 0-999/1000']);
    const part = await video(animals, parent, { range: 'bytes=400-499' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 400-499/1000']);
    expect((await video(animals, parent, { range: 'bytes=1000-' })).statusCode).toBe(416);
  });

  test('is kept by no browser, because who may watch it is judged each time', async () => {
    await enrol(school, child, year);
    for (const range of ['bytes=0-', 'bytes=400-499'])
      expect((await video(animals, parent, { range })).headers['cache-control']).toBe('private, no-store');
  });

  test('is nobody else’s', async () => {
    await enrol(school, child, year);
    expect((await video(animals, await school.parent())).statusCode).toBe(404);
    expect((await video(animals, school.visitor())).statusCode).toBe(401);
    expect((await video(animals, admin)).statusCode).toBe(403);
  });

  test('is there from its release until it is gone', async () => {
    await enrol(school, child, year);
    const seen = async (wib: string) => {
      at(wib);
      return (await video(colours)).statusCode;
    };
    expect(await seen('2026-08-16T23:59:59')).toBe(404);
    expect(await seen('2026-08-17T00:00:00')).toBe(200);
    expect(await seen('2026-08-30T23:59:59')).toBe(200);
    expect(await seen('2026-08-31T00:00:00')).toBe(404);
  });

  test('of another grade or of an unpaid period is not there', async () => {
    expect((await video(animals)).statusCode).toBe(404);
    await enrol(school, child, { ...year, paid: [2, 3] });
    expect((await video(animals)).statusCode).toBe(404);
    expect((await mark(animals)).status).toBe(409);
    await school.parts.database.execute(
      `update bills b set paid_at = o.paid_at, paid_by = o.paid_by from bills o where b.sequence = 1 and o.sequence = 2`,
    );
    expect((await video(animals)).statusCode).toBe(200);
    expect((await video(space)).statusCode).toBe(404);
  });
});
