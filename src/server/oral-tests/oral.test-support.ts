import type { OralSlot } from '../../contract/oral-test-objects.ts';
import type { ChildOralTests } from '../../contract/oral-tests.ts';
import type { Term } from '../../domain/billing/terms.ts';
import { type Staff, liveSchool } from '../live-classes/live.test-support.ts';

/** The oral tests of part 1 are from 26 October to 22 November. */
export const oralSchool = () => {
  const live = liveSchool();
  const oral = {
    live,
    get school() {
      return live.school;
    },
    /** 09.00 WIB of a day */
    on: (day: string, time = '09:00') => live.school.clock.set(`${day}T${time}:00+07:00`),
    /** a child whose package opens the tests, in a group of the teacher */
    async pupil({
      name = 'Alya',
      term = 12,
      paid = [1],
      grade = 3,
      teacher = live.teacher,
    }: { name?: string; term?: Term; paid?: readonly number[]; grade?: number; teacher?: Staff } = {}) {
      const child = await live.pupil({ name, term, paid, grade });
      await live.seat();
      await live.school.rows(
        `update live_groups set teacher_id = $2 where group_id =
           (select group_id from live_pupils where enrolment_id = $1)`,
        [child.enrolmentId, teacher.userId],
      );
      return child;
    },
    open: (details: object = {}, who: Staff = live.teacher) =>
      who.call('POST', '/oral-tests/slots', {
        body: {
          academic_year_id: live.batch.id,
          part: 1,
          day: '2026-10-28',
          starts: '16:00',
          ends: '17:00',
          minutes: 15,
          link: 'https://meet.google.com/abc-defg-hij',
          ...details,
        },
      }),
    /** the numbers of slots that are opened as `open` does */
    async slots(details: object = {}, who: Staff = live.teacher) {
      const { status, body } = await oral.open(details, who);
      if (status !== 200) throw new Error(body.message);
      return (body['slots'] as OralSlot[]).map(({ slot_id }) => slot_id);
    },
    book: ({ parent, childId }: Pupil, slot_id: number | undefined) =>
      parent.call('POST', '/oral-tests/book', { body: { child_id: childId, slot_id } }),
    giveUp: ({ parent, childId }: Pupil, slot_id: number | undefined) =>
      parent.call('POST', '/oral-tests/give-up', { body: { child_id: childId, slot_id } }),
    /** what a family sees of the first part */
    async seen({ parent, childId }: Pupil) {
      const { body } = await parent.call('GET', `/oral-tests/child/${childId}`);
      const { parts } = body as unknown as ChildOralTests;
      const [first] = parts;
      if (!first) throw new Error('there is no part');
      return first;
    },
    result: (slot_id: number | undefined, said: object, who: Staff = live.teacher) =>
      who.call('POST', `/oral-tests/${slot_id}/result`, { body: said }),
    schedule: (query = '', who: Staff = live.teacher) => who.call('GET', `/oral-tests${query}`),
    async told({ parent }: Pick<Pupil, 'parent'>) {
      return live.school.rows(
        `select kind, title, body, link, is_urgent from notifications
         where user_id = $1 and kind in ('test_slots_open', 'oral_test_cancelled', 'oral_test_tomorrow') order by notif_id`,
        [parent.userId],
      );
    },
  };
  return oral;
};
type Pupil = Awaited<ReturnType<ReturnType<typeof liveSchool>['pupil']>>;

export const levels = { understanding: 4, speaking: 3, pronunciation: 4, words: 3, grammar: 2 };
