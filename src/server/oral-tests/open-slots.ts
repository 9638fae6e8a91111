import type { OralSlot } from '../../contract/oral-test-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import {
  type OpenedHours,
  type SlotsRefusal,
  oralTestDays,
  slotsIn,
  slotsRefusal,
} from '../../domain/assessment/oral-tests.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { readClassLink } from '../../domain/live-classes/class-link.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { listTeachers } from '../accounts/teachers.ts';
import { recordChange } from '../audit/record-change.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { comingClassesOf, lockTimes } from '../live-classes/teacher-times.ts';
import type { Tx } from '../platform/db/database.ts';
import { auditedHours, nameOfTests } from './audited.ts';
import type { OralTestsContext, OralTestNews } from './context.ts';
import { comingSlotsOf, insertSlots, noteCalls } from './oral-store.ts';
import { presentSlot } from './present.ts';
import { yearsWithRight } from './show-schedule.ts';
import type { StaffScope } from './staff-scope.ts';

interface Asked extends OpenedHours {
  academicYearId: number;
  part: PartOfYear;
  link: string;
  /** absent: whoever asks */
  teacherId?: number | undefined;
}

type OpeningRefusal =
  | SlotsRefusal
  | 'not_found'
  | 'not_allowed'
  | 'teacher_gone'
  | 'link_not_https'
  | 'link_of_another_host'
  | 'link_of_the_host';

/** Opens a teacher's slots of one day; families whose child has the first ones of the part there are told once (rule R209). */
export const openSlots = (
  context: OralTestsContext,
  scope: StaffScope,
  asked: Asked,
): Promise<{ slots: OralSlot[]; families: number } | Refused<OpeningRefusal>> =>
  context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const { academicYearId, part, teacherId = scope.userId } = asked;
    // Which teacher is for the office to say.
    if (scope.teacherId !== null && teacherId !== scope.teacherId) return refuse('not_allowed');
    const teacher = (await listTeachers(tx)).find(({ user_id }) => user_id === teacherId);
    if (!teacher) return refuse('teacher_gone');
    const batch = await findBatch(tx, academicYearId);
    if (!batch) return refuse('not_found');
    const read = readClassLink(asked.link);
    if ('refused' in read) return refuse(read.refused);
    const days = oralTestDays(batch, part);
    const wanted = slotsIn(asked);
    // Nobody gives the teacher a class at that time meanwhile.
    await lockTimes(tx);
    const ofTeacher = [
      ...(await comingClassesOf(tx, teacherId, now)),
      ...(await comingSlotsOf(tx, teacherId, now)),
    ];
    const refusal = slotsRefusal(wanted, { calendar: batch, part }, { ofTeacher, now });
    if (refusal) return refuse(refusal);
    const made = await insertSlots(
      tx,
      wanted.map((slot) => ({ ...slot, academicYearId, part, teacherId, ...read, createdAt: now })),
    );
    const [first] = made;
    if (first)
      await recordChange(tx, {
        by: scope.userId,
        at: now,
        kind: 'oral_test',
        objectId: first.slotId,
        name: nameOfTests(first),
        context: { batch: batch.batch },
        before: null,
        after: { ...auditedHours(first), slots: made.length, teacher: teacher.first_name },
      });
    const families = await tellOfFirst(context, tx, {
      kind: 'test_slots_open',
      academicYearId,
      teacherId,
      part,
      ...days,
      now,
    });
    return {
      slots: made.map((slot) =>
        presentSlot({ slot, teacher, booked: null }, { now, withResult: scope.withResult }),
      ),
      families,
    };
  });

type FirstSlots = Omit<Extract<OralTestNews, { kind: 'test_slots_open' }>, 'childIds'> & {
  academicYearId: number;
  teacherId: number;
};

const tellOfFirst = async (
  context: OralTestsContext,
  tx: Tx,
  { academicYearId, teacherId, ...news }: FirstSlots,
): Promise<number> => {
  const { part, now } = news;
  const years = await yearsWithRight(tx, { teacherId }, { academicYearId, part, today: dayInJakarta(now) });
  const untested = years.filter(({ state }) => state === null);
  const called = new Set(
    await noteCalls(
      tx,
      untested.map(({ enrolmentId }) => enrolmentId),
      { part, now },
    ),
  );
  const childIds = untested
    .filter(({ enrolmentId }) => called.has(enrolmentId))
    .map(({ childId }) => childId);
  return childIds.length > 0 ? context.tellOfOralTests(tx, { ...news, childIds }) : 0;
};
