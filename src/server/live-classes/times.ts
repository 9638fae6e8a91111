import { type Refused, refuse } from '../../contract/refusals.ts';
import type { BatchCalendar } from '../../domain/calendar/batch-year.ts';
import { type Session, overlaps } from '../../domain/live-classes/joining.ts';
import { readClassLink } from '../../domain/live-classes/class-link.ts';
import { type SessionTimeRefusal, sessionTimeRefusal } from '../../domain/live-classes/timetable.ts';
import { listTeachers } from '../accounts/teachers.ts';
import { findBatch } from '../calendar/find-batch.ts';
import type { Tx } from '../platform/db/database.ts';
import { everyClass } from './class-scope.ts';
import type { LiveClassesContext } from './context.ts';
import { findGroup } from './group-store.ts';
import { type ClassView, type SessionRow, comingClassesOf, selectSessions } from './session-store.ts';

export type LinkRefusal = 'link_not_https' | 'link_of_another_host' | 'link_of_the_host';

/** A pasted link to keep; '' takes it away. */
export const keptLink = (typed: string): { link: string | null } | Refused<LinkRefusal> => {
  if (typed.trim() === '') return { link: null };
  const read = readClassLink(typed);
  return 'refused' in read ? refuse(read.refused) : read;
};

/** The calendar of a group's batch, which stands as long as the group does. */
export const calendarOf = async (tx: Tx, academicYearId: number): Promise<BatchCalendar> => {
  const batch = await findBatch(tx, academicYearId);
  if (!batch) throw new Error(`there is no batch ${academicYearId}`);
  return batch;
};

interface Asked {
  calendar: BatchCalendar;
  now: Date;
  /** when the class was to be before; null: it is a new one, or its time stays */
  before: Date | null;
}

/** Why a class cannot be where it is to be, or null: by its time, and by what else its teacher holds then. */
export const timeRefusal = async (
  { testsOf }: Pick<LiveClassesContext, 'testsOf'>,
  tx: Tx,
  { session, teacher }: ClassView,
  { calendar, now, before }: Asked,
): Promise<Refused<SessionTimeRefusal> | null> => {
  const notItself = ({ sessionId, cancelledAt }: SessionRow) =>
    sessionId !== session.sessionId && cancelledAt === null;
  const ofTeacher = teacher ? await comingClassesOf(tx, teacher.user_id, now) : [];
  const tests = teacher ? await testsOf(tx, teacher.user_id, now) : [];
  const ofGroup = await selectSessions(tx, [session.groupId]);
  const refusal = sessionTimeRefusal(calendar, session, {
    before: before && { startsAt: before, minutes: session.minutes },
    ofTeacher: [...ofTeacher.filter(notItself), ...tests],
    ofGroup: ofGroup.filter(notItself),
    now,
  });
  if (refusal !== 'teacher_taken' || !teacher) return refusal && refuse(refusal);
  const isThen = (other: Session) => overlaps(session, other);
  return refuseAsTaken(tx, teacher, {
    held: ofTeacher.filter(notItself).find(isThen),
    test: tests.find(isThen),
    now,
  });
};

/** Refuses a time at which a teacher holds a class or an oral test, and says which. */
const refuseAsTaken = async (
  tx: Tx,
  teacher: { first_name: string },
  { held, test, now }: { held: SessionRow | undefined; test: Session | undefined; now: Date },
): Promise<Refused<'teacher_taken'>> => {
  const taken = held ?? test;
  if (!taken) return refuse('teacher_taken');
  const view = held ? await findGroup(tx, everyClass, held.groupId, now) : null;
  const { startsAt, minutes } = taken;
  return {
    ...refuse('teacher_taken'),
    taken: { teacher: teacher.first_name, group: view?.group ?? null, startsAt, minutes },
  };
};

/** Why a group's classes to come cannot be where they are, or null: two of them at the same time, or one with another class, or an oral test, of whoever holds it. */
export const clashOf = async (
  { testsOf }: Pick<LiveClassesContext, 'testsOf'>,
  tx: Tx,
  classes: readonly ClassView[],
  now: Date,
): Promise<Refused<'group_taken' | 'teacher_taken'> | null> => {
  const coming = classes.filter(({ session }) => session.cancelledAt === null && session.startsAt > now);
  const isTwice = coming.some(({ session }) =>
    coming.some((other) => other.session.sessionId !== session.sessionId && overlaps(session, other.session)),
  );
  if (isTwice) return refuse('group_taken');
  const teachers = new Map(coming.flatMap(({ teacher }) => (teacher ? [[teacher.user_id, teacher]] : [])));
  for (const [teacherId, of] of teachers) {
    const held = await comingClassesOf(tx, teacherId, now);
    const tests = await testsOf(tx, teacherId, now);
    const own = coming.filter(({ teacher }) => teacher?.user_id === teacherId);
    for (const { session } of own) {
      const taken = held.find((other) => other.sessionId !== session.sessionId && overlaps(session, other));
      const test = tests.find((other) => overlaps(session, other));
      if (taken ?? test) return refuseAsTaken(tx, of, { held: taken, test, now });
    }
  }
  return null;
};

/** Whether somebody may hold classes: whoever works here; null is nobody yet. */
export const mayTeach = async (tx: Tx, teacherId: number | null | undefined): Promise<boolean> =>
  teacherId == null || (await listTeachers(tx)).some(({ user_id }) => user_id === teacherId);
