import type { OralSlot } from '../../contract/oral-test-objects.ts';
import { type Refused, refuse, refuseBeside } from '../../contract/refusals.ts';
import {
  type OpenedHours,
  type SlotsRefusal,
  slotsIn,
  slotsRefusals,
} from '../../domain/assessment/oral-tests.ts';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { readClassLink } from '../../domain/live-classes/class-link.ts';
import { listTeachers } from '../accounts/teachers.ts';
import { recordChange } from '../audit/record-change.ts';
import { findBatch } from '../calendar/find-batch.ts';
import { comingClassesOf, lockTimes } from '../live-classes/teacher-times.ts';
import { auditedHours, nameOfTests } from './audited.ts';
import { callFamilies, yearsToCall } from './call-families.ts';
import type { OralTestsContext } from './context.ts';
import { comingSlotsOf, insertSlots } from './oral-store.ts';
import { presentSlot } from './present.ts';
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

/** At which field of the call it stands why slots cannot be there. */
const fieldOf: Readonly<Record<SlotsRefusal, string>> = {
  class_in_the_past: 'day',
  slots_outside_weeks: 'day',
  class_in_holiday: 'day',
  slots_too_short: 'ends',
  slots_at_night: 'starts',
  teacher_taken: 'starts',
};

/** Opens a teacher's slots of one day, and tells families whose child has no time and no other to choose (rules R209, R284). */
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
    // Nobody gives the teacher a class at that time meanwhile.
    await lockTimes(tx);
    const ofTeacher = [
      ...(await comingClassesOf(tx, teacherId, now)),
      ...(await comingSlotsOf(tx, teacherId, now)),
    ];
    const refusals = slotsRefusals(asked, { calendar: batch, part }, { ofTeacher, now });
    if ('refused' in read || refusals.length > 0)
      return refuseBeside([
        ...refusals.map((name) => [fieldOf[name], name] as const),
        ...('refused' in read ? [['link', read.refused] as const] : []),
      ]);
    const made = await insertSlots(
      tx,
      slotsIn(asked).map((slot) => ({ ...slot, academicYearId, part, teacherId, ...read, createdAt: now })),
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
    const families = await callFamilies(
      context,
      tx,
      await yearsToCall(tx, now, { teacherId, academicYearId, part }),
      now,
    );
    return {
      slots: made.map((slot) =>
        presentSlot(
          { slot, teacher, booked: null, isOfOtherGroup: false },
          { now, withResult: scope.withResult },
        ),
      ),
      families,
    };
  });
