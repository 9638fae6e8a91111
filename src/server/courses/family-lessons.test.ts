import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSchool, type Visitor, startSchool } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { addChild, courseApi, enrol, mp4, startAfresh } from './courses.test-support.ts';

interface Shown {
  master_course: { title: string; video_url: string | null };
}

let school: TestSchool;
let parent: Awaited<ReturnType<TestSchool['parent']>>;
let child: { childId: number; familyId: number };
let year: { academicYearId: number; startDate: string };
let animals: number;

beforeAll(async () => {
  school = await startSchool();
  parent = await school.parent();
});
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
afterAll(() => school.close());

const at = (wib: string) => school.clock.set(`${wib}+07:00`);
const titles = (courses: readonly Shown[]) => courses.map(({ master_course }) => master_course.title);

describe('what the children of a family have to watch', () => {
  interface Told {
    child_id: number;
    to_watch: Shown[];
    next_course: Shown | null;
  }
  const family = async (who: Visitor = parent) =>
    (await who.call('GET', '/course/family')).body['children'] as Told[];
  const told = async () => {
    const [first] = (await family()).filter(({ child_id }) => child_id === child.childId);
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
    const [first] = (await family()).filter(({ child_id }) => child_id === child.childId);
    expect(first?.to_watch.map(({ master_course }) => master_course.video_url)).toEqual([
      expect.stringContaining(`/child/${child.childId}/video`),
      expect.stringContaining(`/child/${child.childId}/video`),
    ]);
  });
});
