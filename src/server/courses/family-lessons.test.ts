import { beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { addChild, courseApi, enrol, mp4, startAfresh } from './courses.test-support.ts';

interface Shown {
  master_course: { title: string; video_url: string | null };
}
let child: { childId: number; familyId: number };
let year: { academicYearId: number; startDate: string };
let animals: number;

const school = await testSchool();
const parent = await school.parent();
/** A year from Monday 2026-08-10, the day the school stands at. */
beforeEach(async () => {
  await startAfresh(school);
  const admin = await school.admin();
  const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
  year = { academicYearId: batch.academic_year_id, startDate: '2026-08-10' };
  const desk = courseApi(admin);
  animals = (await desk.add({ titleEN: 'Animals' })).master_course_id;
  await desk.add({ titleEN: 'Welcome', courseType: 0 });
  await desk.add({ titleEN: 'Colours', week: 2 }, mp4(500));
  child = await addChild(parent);
});

const at = (wib: string) => school.clock.set(`${wib}+07:00`);
const titles = (courses: readonly Shown[]) => courses.map(({ master_course }) => master_course.title);

describe('what the children of a family have to watch', () => {
  interface Told {
    child_id: number;
    to_watch: Shown[];
    next_course: Shown | null;
    next_live_class: object | null;
  }
  const family = async (who: Visitor = parent) =>
    (await who.call('GET', '/course/family')).body['children'] as Told[];
  const mine = async () => (await family()).find(({ child_id }) => child_id === child.childId);
  const told = async () => {
    const first = await mine();
    return {
      watch: titles(first?.to_watch ?? []),
      next: first?.next_course?.master_course.title ?? null,
    };
  };

  test('is what goes first, the welcome before the video of its week, and no longer what was watched (rule R175)', async () => {
    await enrol(school, child, year);
    expect(await told()).toEqual({ watch: ['Welcome', 'Animals'], next: 'Colours' });
    at('2026-08-17T08:00:00');
    expect(await told()).toEqual({ watch: ['Welcome', 'Animals', 'Colours'], next: null });
    await parent.call('GET', `/course/mark/${animals}?child_id=${child.childId}`);
    expect(await told()).toEqual({ watch: ['Welcome', 'Colours'], next: null });
    at('2026-08-24T08:00:00');
    expect(await told()).toEqual({ watch: ['Colours'], next: null });
  });

  test('is nothing before anything was bought, and while a bill keeps the lessons closed', async () => {
    expect(await told()).toEqual({ watch: [], next: null });
    await enrol(school, child, { ...year, paid: [] });
    expect(await told()).toEqual({ watch: [], next: null });
  });

  test('is told of the family that asks alone, with addresses of each child’s own', async () => {
    await enrol(school, child, year);
    const stranger = await school.parent();
    expect(await family(stranger)).toEqual([]);
    const first = await mine();
    expect(first?.to_watch.map(({ master_course }) => master_course.video_url)).toEqual([
      expect.stringContaining(`/child/${child.childId}/video`),
      expect.stringContaining(`/child/${child.childId}/video`),
    ]);
  });

  describe('and the live class that each is expected in next', () => {
    /** Groups of Grade 2 with a class each, the child in the first: Thursday 3 and Friday 4 September at 16.00 WIB. */
    const twoGroups = async (enrolmentId: number) => {
      const teacher = (await school.admin('teacher')).userId;
      const [own, theirs] = [await group(1, teacher), await group(2, null)];
      await school.rows(`insert into live_pupils (enrolment_id, group_id, joined_at) values ($1, $2, $3)`, [
        enrolmentId,
        own,
        '2026-08-10T03:00:00Z',
      ]);
      return {
        own: await session(own, '2026-09-03T09:00:00Z'),
        theirs: await session(theirs, '2026-09-04T09:00:00Z'),
      };
    };
    const group = async (number: number, teacherId: number | null) => {
      const [row] = await school.rows(
        `insert into live_groups (academic_year_id, grade, number, places, teacher_id, created_at)
         values ($1, 2, $2, 12, $3, now()) returning group_id`,
        [year.academicYearId, number, teacherId],
      );
      return Number(row?.['group_id']);
    };
    const session = async (groupId: number, startsAt: string, unit = 1) => {
      const [row] = await school.rows(
        `insert into live_sessions (group_id, kind, unit, starts_at, minutes) values ($1, 'class', $2, $3, 60)
         returning session_id`,
        [groupId, unit, startsAt],
      );
      return Number(row?.['session_id']);
    };
    const said = (sessionId: number, details: { excused_at?: string; makes_up_for?: number }) =>
      school.rows(
        `insert into live_attendance (session_id, child_id, excused_at, makes_up_for) values ($1, $2, $3, $4)`,
        [sessionId, child.childId, details.excused_at ?? null, details.makes_up_for ?? null],
      );
    const nextClass = async () => (await mine())?.next_live_class;
    const thursday = {
      starts_at: '2026-09-03T09:00:00.000Z',
      minutes: 60,
      teacher: 'Dewi',
      unit: 1,
      kind: 'class',
      is_soon: false,
      is_open: false,
    };

    test('is its group’s, soon from 24 hours before, open from 15 minutes before to its end', async () => {
      expect(await nextClass()).toBeNull();
      const { enrolmentId } = await enrol(school, child, year);
      expect(await nextClass()).toBeNull();
      await twoGroups(enrolmentId);
      at('2026-09-02T15:59:59');
      expect(await nextClass()).toEqual(thursday);
      at('2026-09-02T16:00:00');
      expect(await nextClass()).toEqual({ ...thursday, is_soon: true });
      at('2026-09-03T15:45:00');
      expect(await nextClass()).toEqual({ ...thursday, is_soon: true, is_open: true });
      at('2026-09-03T16:59:59');
      expect(await nextClass()).toEqual({ ...thursday, is_soon: true, is_open: true });
      at('2026-09-03T17:00:00');
      expect(await nextClass()).toBeNull();
    });

    test('is not open while the bill of that day is unpaid', async () => {
      const { enrolmentId } = await enrol(school, child, { ...year, paid: [2] });
      await twoGroups(enrolmentId);
      at('2026-09-03T16:00:00');
      expect(await nextClass()).toEqual({ ...thursday, is_soon: true });
    });

    test('is the one after, when it was excused or the class was cancelled', async () => {
      const { enrolmentId } = await enrol(school, child, year);
      const { own } = await twoGroups(enrolmentId);
      await said(own, { excused_at: '2026-09-01T03:00:00Z' });
      expect(await nextClass()).toBeNull();
      const [row] = await school.rows('select group_id from live_sessions where session_id = $1', [own]);
      const second = await session(Number(row?.['group_id']), '2026-10-01T09:00:00Z', 2);
      expect(await nextClass()).toMatchObject({ starts_at: '2026-10-01T09:00:00.000Z', unit: 2 });
      await school.rows('update live_sessions set cancelled_at = now() where session_id = $1', [second]);
      expect(await nextClass()).toBeNull();
    });

    test('is the class of another group in which it makes up for its own', async () => {
      const { enrolmentId } = await enrol(school, child, year);
      const { own, theirs } = await twoGroups(enrolmentId);
      await said(own, { excused_at: '2026-09-01T03:00:00Z' });
      await said(theirs, { makes_up_for: own });
      at('2026-09-04T15:50:00');
      expect(await nextClass()).toMatchObject({
        starts_at: '2026-09-04T09:00:00.000Z',
        teacher: null,
        is_soon: true,
        is_open: true,
      });
    });
  });
});
