import sharp from 'sharp';
import type { ChildWrittenTest, WrittenTestWork } from '../../contract/written-test-objects.ts';
import type { Answer } from '../../../tests/support/school.ts';
import type { Term } from '../../domain/billing/terms.ts';
import { type Staff, liveSchool } from '../live-classes/live.test-support.ts';
import { grade2part1 } from './test-content/grade-2-part-1.ts';

/** A school whose test of part 1 stands from Monday 26 October to Sunday 1 November. */
export const writtenSchool = () => {
  const live = liveSchool();
  const written = {
    live,
    get school() {
      return live.school;
    },
    /** WIB */
    at: (day: string, time = '09:00:00') => live.school.clock.set(`${day}T${time}+07:00`),
    /** a child whose package opens the test, in a group of the teacher */
    async pupil({
      name = 'Alya',
      term = 12,
      paid = [1],
      grade = 2,
    }: { name?: string; term?: Term; paid?: readonly number[]; grade?: number } = {}) {
      const child = await live.pupil({ name, term, paid, grade });
      await live.seat();
      const [row] = await live.school.rows(
        `update live_groups set teacher_id = $2 where group_id =
           (select group_id from live_pupils where enrolment_id = $1) returning group_id`,
        [child.enrolmentId, live.teacher.userId],
      );
      return { ...child, groupId: Number(row?.['group_id']) };
    },
    take: ({ parent, childId }: Pupil, action: string, more: object = {}) =>
      parent.call('POST', '/written-tests/take', { body: { child_id: childId, part: 1, action, ...more } }),
    questions: ({ parent, childId }: Pupil, part = 1) =>
      parent.call('GET', `/written-tests/questions?child_id=${childId}&part=${part}`),
    /** what a family sees of part 1 */
    async seen({ parent, childId }: Pupil): Promise<ChildWrittenTest> {
      const { body } = await parent.call('GET', `/written-tests/child/${childId}`);
      const [first] = body['tests'] as ChildWrittenTest[];
      if (!first) throw new Error(body.message);
      return first;
    },
    /** a test that was finished, with these answers */
    async finished(pupil: Pupil, answers: object = allRight): Promise<number> {
      await written.take(pupil, 'start');
      const { body } = await written.take(pupil, 'finish', { answers });
      const id = (body['test'] as ChildWrittenTest | undefined)?.written_test_id;
      if (!id) throw new Error(body.message);
      return id;
    },
    async work(id: number, who: Staff = live.teacher): Promise<WrittenTestWork> {
      const { body } = await who.call('GET', `/written-tests/${id}`);
      if (!body['written_test']) throw new Error(body.message);
      return body['written_test'] as WrittenTestWork;
    },
    mark: (id: number, points: readonly number[], who: Staff = live.teacher, version?: number) =>
      who.call('POST', `/written-tests/${id}/mark`, { body: { points, version } }),
    async paper({ childId }: Pick<Pupil, 'childId'>, details: object = {}, who: Staff = live.teacher) {
      const form = new FormData();
      const fields = { child_id: childId, part: 1, taken_on: '2026-10-27', ...sheet, ...details };
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      form.append('file', new Blob([Uint8Array.from(await photo())]), 'sheet.jpg');
      return who.call('POST', '/written-tests/paper', { form });
    },
    again: ({ childId }: Pick<Pupil, 'childId'>, until: string, who: Staff = live.teacher) =>
      who.call('POST', '/written-tests/open-again', { body: { child_id: childId, part: 1, until } }),
  };
  return written;
};
export type Pupil = Awaited<ReturnType<ReturnType<typeof liveSchool>['pupil']>>;

export const refusalOf = ({ status, body }: Answer) => [status, body['error']];

const right = (skill: 'listening' | 'reading' | 'words') =>
  grade2part1[skill].map((item) => (item.type === 'order' ? item.words.join(' ') : item.right));
/** Every item answered rightly, and both tasks written. */
export const allRight = {
  listening: right('listening'),
  reading: right('reading'),
  words: right('words'),
  writing: ['I am Alya.\nI am seven.', 'My mother likes red.'],
};

export const sheet = {
  listening_right: 5,
  listening_of: 7,
  reading_right: 6,
  reading_of: 7,
  words_right: 8,
  words_of: 10,
  writing_right: 0,
  writing_of: 0,
};

/** A photo that says where it was taken. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .withExif({
      IFD0: { Make: 'Kamera Rahasia' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
    })
    .jpeg()
    .toBuffer();
