import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyTables } from '../../../tests/support/empty-tables.ts';
import { START, type TestSchool, type Visitor } from '../../../tests/support/school.ts';
import type { Term } from '../../domain/billing/terms.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { enrol as enrolChild } from '../enrolment/enrolled.test-support.ts';
import { addChild as registerChild } from '../families/children.test-support.ts';

/** What says by its first bytes that it is an MP4 file, and `size` bytes in all. */
export const mp4 = (size = 1000, brand = 'mp42'): Buffer => {
  const head = Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mp42isom`, 'latin1');
  return Buffer.concat([head, Buffer.alloc(size - head.length, 7)]);
};

/** A Unit week of Grade 2: unit 1, week 1. */
export const newCourse = {
  titleEN: 'Animals',
  titleID: 'Binatang',
  descriptionEN: 'Names of animals',
  descriptionID: 'Nama binatang',
  grade: 2,
  unit: 1,
  week: 1,
  courseType: 2,
};

export interface ShownCourse {
  master_course_id: number;
  title: string;
  grade: number;
  unit: number;
  week: number;
  type: number;
  video_url: string | null;
}

type Details = Partial<
  Record<keyof typeof newCourse | 'id' | 'version' | 'captionsEN' | 'captionsID', string | number>
>;

/** The back office's calls for course masters. */
export const courseApi = (admin: Visitor) => {
  const send = (path: string, details: Details, video: Buffer | null) => {
    const form = new FormData();
    if (video) form.append('video', new Blob([Uint8Array.from(video)]), 'lesson.mp4');
    for (const [name, value] of Object.entries({ ...newCourse, ...details }))
      form.append(name, String(value));
    return admin.call('POST', path, { form });
  };
  return {
    /** the whole answer, for tests of creation itself */
    create: (details: Details = {}, video: Buffer | null = mp4()) => send('/master-data/add', details, video),
    /** a course that must come to be: throws the refusal's words */
    async add(details: Details = {}, video: Buffer | null = mp4()): Promise<ShownCourse> {
      const answer = await send('/master-data/add', details, video);
      if (answer.status !== 201) throw new Error(`no course: ${answer.body.message}`);
      return answer.body['course'] as ShownCourse;
    },
    update: (id: number, details: Details = {}, video: Buffer | null = null) =>
      send('/course/update', { ...details, id }, video),
    remove: (id: number) => admin.call('DELETE', `/master-data/delete-one/${id}`),
    swap: (first_id: number, second_id: number) =>
      admin.call('POST', '/course/switch', { body: { first_id, second_id } }),
  };
};

/** The files of the school, kept or still waiting. */
export const filesOf = async (school: TestSchool): Promise<string[]> => {
  const folder = join(school.parts.config.dataDir, 'files');
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** Back to the day the school opened, without courses, files, batches and children. Who can sign in stays. */
export const startAfresh = async (school: TestSchool): Promise<void> => {
  school.clock.set(START);
  await emptyTables(school.parts.database, ['children', 'course_masters', 'batches'], { restart: true });
  await rm(join(school.parts.config.dataDir, 'files'), { recursive: true, force: true });
};

/** A child's place in a batch as a settled first payment leaves it; what it costs is tested where billing lives. */
export const enrol = async (
  school: TestSchool,
  child: { childId: number; familyId: number },
  year: {
    academicYearId: number;
    startDate: string;
    grade?: number;
    term?: Term;
    /** numbers of the bills that are paid; none: the enrolment was never paid */
    paid?: number[];
  },
): ReturnType<typeof enrolChild> => {
  const { academicYearId, startDate, paid = [1, 2, 3], ...chosen } = year;
  return enrolChild(school, {
    ...child,
    batch: { id: academicYearId, startDate: calendarDate(startDate) },
    settledAt: paid.length > 0 ? '2026-08-01T03:00:00Z' : null,
    term: 4,
    paid,
    ...chosen,
  });
};

/** Adds a child to a parent's family. */
export const addChild = async (parent: Visitor & { userId: number }) => ({
  childId: await registerChild(parent),
  familyId: parent.userId,
});
