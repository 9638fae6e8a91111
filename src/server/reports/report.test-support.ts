import { randomUUID } from 'node:crypto';
import type { DeskReport, FamilyReport } from '../../contract/report-objects.ts';
import type { SittingChild } from '../../contract/reports.ts';
import { type Staff, liveSchool } from '../live-classes/live.test-support.ts';

/** What makes a report complete. */
export const whole = {
  ladder: { listening: 4, speaking: 3, reading: 4, writing: 2, words: 3 },
  remarks: ['listens-to-the-end', 'grow-spelling'],
  next_steps: ['home-ten-minutes'],
  text: { en: 'A good start.', id: 'Awal yang baik.' },
  seconds_spent: 60,
};

/** Units 1 to 3 are over at the end of 1 November; a teacher has a group of grade 3. */
export const reportSchool = () => {
  const live = liveSchool();
  const given = {
    live,
    get school() {
      return live.school;
    },
    /** a moment in WIB */
    on: (day: string, time = '09:00') => live.school.clock.set(`${day}T${time}:00+07:00`),
    /** a child with the right to reports, in a group of the teacher; the day is after the tests of part 1 */
    async pupil({
      name = 'Alya',
      term = 12,
      paid = [1],
      grade = 3,
      teacher = live.teacher,
    }: { name?: string; term?: 2 | 4 | 12; paid?: readonly number[]; grade?: number; teacher?: Staff } = {}) {
      const child = await live.pupil({ name, term, paid, grade });
      await live.seat();
      const [row] = await live.school.rows(
        `update live_groups set teacher_id = $2 where group_id =
           (select group_id from live_pupils where enrolment_id = $1) returning group_id`,
        [child.enrolmentId, teacher.userId],
      );
      given.on('2026-11-03');
      return { ...child, groupId: Number(row?.['group_id']) };
    },
    post: (path: string, body: object, who: Staff | Pupil['parent'] = live.teacher) =>
      who.call('POST', `/report/${path}`, { body }),
    open: (childId: number, who: Staff = live.teacher, part = 1) =>
      given.post('open', { child_id: childId, academic_year_id: live.batch.id, part }, who),
    /** the number of a report that is begun */
    async begun(childId: number, who: Staff = live.teacher) {
      return reportIn(await given.open(childId, who)).report_id;
    },
    save: (report_id: number, said: object = {}, who: Staff = live.teacher) =>
      given.post('save', { report_id, ...whole, ...said }, who),
    /** a report that was written and handed over */
    async written(childId: number, who: Staff = live.teacher) {
      const id = await given.begun(childId, who);
      reportIn(await given.save(id, {}, who));
      reportIn(await given.post('hand-over', { report_id: id }, who));
      return id;
    },
    proofRead: (report_id: number, said: object = { ok: true }, who: Staff = live.owner) =>
      given.post('proof-read', { report_id, ...said }, who),
    publish: (report_ids: readonly number[], who: Staff = live.teacher) =>
      given.post('publish', { report_ids }, who),
    /** a report that its family has */
    async published(childId: number) {
      const id = await given.written(childId);
      reportIn(await given.proofRead(id));
      const { status, body } = await given.publish([id]);
      if (status !== 200) throw new Error(body.message);
      return id;
    },
    desk: (reportId: number, who: Staff = live.teacher) => who.call('GET', `/report/desk/${reportId}`),
    async family({ parent, childId }: Pick<Pupil, 'parent' | 'childId'>) {
      const { body } = await parent.call('GET', `/report/child/${childId}`);
      return body['reports'] as FamilyReport[];
    },
    async sitting(groupId: number, part = 1, who: Staff = live.teacher) {
      const { status, body } = await who.call('GET', `/report/sitting?group_id=${groupId}&part=${part}`);
      return { status, body, children: (body['children'] ?? []) as SittingChild[] };
    },
    /** what a family was told of reports */
    told: ({ parent }: Pick<Pupil, 'parent'>) =>
      live.school.rows(
        `select title, link from notifications where user_id = $1 and kind = 'report_published' order by notif_id`,
        [parent.userId],
      ),
    /** an oral test that was held, the same for all skills */
    async oral({ enrolmentId }: Pick<Pupil, 'enrolmentId'>, level: number) {
      const [slot] = await live.school.rows(
        `insert into oral_slots (academic_year_id, part, teacher_id, starts_at, minutes, link, created_at)
         values ($1, 1, $2, '2026-10-28T09:00:00Z', 15, 'https://meet.google.com/abc', now()) returning slot_id`,
        [live.batch.id, live.teacher.userId],
      );
      await live.school.rows(
        `insert into oral_tests (enrolment_id, part, slot_id, state, booked_at, understanding, speaking, pronunciation, words, grammar, changed_at)
         values ($1, 1, $2, 'done', now(), $3, $3, $3, $3, $3, now())`,
        [enrolmentId, slot?.['slot_id'], level],
      );
      return Number(slot?.['slot_id']);
    },
    /** a written test on paper that was entered, with so many of ten right in each skill. @returns its number */
    async onPaper({ enrolmentId }: Pick<Pupil, 'enrolmentId'>, right: number) {
      const scores = ['listening', 'reading', 'writing', 'words'].map((skill) => ({ skill, right, of: 10 }));
      const [row] = await live.school.rows(
        `insert into written_tests (enrolment_id, part, grade, way, seed, started_at, finished_at, scores, sheet_key, marked_at)
         values ($1, 1, 3, 'paper', '', '2026-10-27', '2026-10-27', $2, 'sheets/a.webp', '2026-10-28') returning written_test_id`,
        [enrolmentId, JSON.stringify(scores)],
      );
      return Number(row?.['written_test_id']);
    },
    /** a recording of the child that is ready */
    async recorded(childId: number, day: string) {
      const id = randomUUID();
      await live.school.rows(
        `insert into family_uploads (upload_id, child_id, master_course_id, name, kind, file_key, size, seconds, state, created_at)
         select $1::text, $2, course_id, 'a.m4a', 'sound', 'family-uploads/' || $1, 10, 12, 'ready', $3::timestamptz
         from course_masters limit 1`,
        [id, childId, `${day}T03:00:00Z`],
      );
      return id;
    },
  };
  return given;
};
export type Pupil = Awaited<ReturnType<ReturnType<typeof liveSchool>['pupil']>> & { groupId: number };

/** The report of an answer that must not be a refusal. */
export const reportIn = ({ status, body }: { status: number; body: { message: string } }): DeskReport => {
  if (status !== 200) throw new Error(body.message);
  return (body as unknown as { report: DeskReport }).report;
};
