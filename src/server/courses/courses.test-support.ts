import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { START, type TestSchool, type Visitor } from '../../../tests/support/school.ts';
import { billPeriod } from '../../domain/billing/bills.ts';
import { type Term, billsInYear } from '../../domain/billing/terms.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';

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

type Details = Partial<Record<keyof typeof newCourse | 'id', string | number>>;

/** The desk at which staff keep the course masters, by the API. */
export const courseDesk = (admin: Visitor) => {
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
  await school.parts.database.execute('truncate children, course_masters, batches restart identity cascade');
  await rm(join(school.parts.config.dataDir, 'files'), { recursive: true, force: true });
};

/**
 * A child's place in a batch as a settled first payment leaves it, written past the payment: what it costs and how it
 * is paid is tested where billing lives.
 */
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
): Promise<void> => {
  const { grade = 2, term = 4, paid = [1, 2, 3] } = year;
  const settledAt = paid.length > 0 ? '2026-08-01T03:00:00Z' : null;
  const write = (text: string, values: unknown[]) => school.parts.database.execute(text, values);
  const { rows } = await write(
    `insert into enrolments (child_id, academic_year_id, purpose, grade, term, courier, delivery_amount, created_at, settled_at, too_young_at_settlement)
     values ($1, $2, 'BUY_COURSE', $3, $4, 'jne', 0, '2026-08-01T03:00:00Z', $5, $6) returning enrolment_id`,
    [child.childId, year.academicYearId, grade, term, settledAt, settledAt && false],
  );
  const enrolmentId = rows[0]?.['enrolment_id'];
  for (let sequence = 1; sequence <= billsInYear[term]; sequence += 1) {
    const { periodStart, periodEnd } = billPeriod(calendarDate(year.startDate), term, sequence);
    const orderId = paid.includes(sequence) ? `test-${String(enrolmentId)}-${sequence}` : null;
    if (orderId)
      await write(
        `insert into payments (order_id, family_id, child_id, enrolment_id, bill_description, bill_description_indo,
           purpose, payment_type, gross_amount, fee, delivery_amount, state, word, request, response, actions, created_at)
         values ($1, $2, $3, $4, '', '', 'BUY_COURSE', 'gopay', 1, 0, 0, 'SETTLED', 'settlement', '', '', '', $5)`,
        [orderId, child.familyId, child.childId, enrolmentId, settledAt],
      );
    await write(
      `insert into bills (enrolment_id, sequence, period_start, period_end, amount, paid_at, paid_by)
       values ($1, $2, $3, $4, 1300000, $5, $6)`,
      [enrolmentId, sequence, periodStart, periodEnd, orderId && settledAt, orderId],
    );
  }
};

/** Adds a child to a parent's family. */
export const addChild = async (parent: Visitor & { userId: number }) => {
  const answer = await parent.call('POST', '/users/register-child', {
    body: { first_name: 'Alya', last_name: '', gender: 'FEMALE', birthdate: '2018-05-02' },
  });
  return { childId: (answer.body['childs'] as { child_id: number }).child_id, familyId: parent.userId };
};
