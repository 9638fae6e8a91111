import type { ChildLiveClasses, FamilySession } from '../../../contract/live-classes.ts';
import type { ChildCourse } from '../../../contract/objects.ts';
import { instantOf, parseTimeOfDay } from '../../../domain/live-classes/meeting-times.ts';
import { type CalendarDate, dayInJakarta, diffDays, weekday } from '../../../domain/values/calendar-date.ts';
import { inOrder, isIncluded, weekOf } from './lesson-state.ts';

/** How a live class stands for a child, in one word. */
export type ClassState =
  | 'to_come'
  | 'now'
  | 'there'
  | 'not_there'
  | 'excused'
  | 'made_up'
  | 'makes_up'
  | 'cancelled'
  | 'over';

type State = Pick<FamilySession, 'session_id' | 'state' | 'attendance' | 'makes_up_for'>;

/** The class of another group in which this one is made up for. */
export const makeUpOf = <Session extends State>(
  { session_id }: Pick<State, 'session_id'>,
  sessions: readonly Session[],
): Session | null =>
  sessions.find(({ makes_up_for, state }) => makes_up_for === session_id && state !== 'cancelled') ?? null;

const whileNotMarked = { planned: 'to_come', open: 'now', over: 'over' } as const;

/** How a live class stands: what the teacher said of it, before that where the clock is; of an excused or cancelled one, what became of it. */
export const classStateOf = (session: State, sessions: readonly State[]): ClassState => {
  if (session.state === 'cancelled') return madeUpAs(session, sessions) ?? 'cancelled';
  if (session.attendance === 'present') return 'there';
  if (session.attendance === 'absent') return 'not_there';
  if (session.attendance === null) return whileNotMarked[session.state];
  return madeUpAs(session, sessions) ?? 'excused';
};

const madeUpAs = (session: State, sessions: readonly State[]): 'made_up' | 'makes_up' | null => {
  const makeUp = makeUpOf(session, sessions);
  if (makeUp?.attendance === 'present') return 'made_up';
  return makeUp && makeUp.attendance === null && makeUp.state !== 'over' ? 'makes_up' : null;
};

/** The class that the child goes to next, or is in now; one that it was excused from is left out. */
export const nextClassOf = <Session extends Pick<FamilySession, 'state' | 'attendance' | 'starts_at'>>(
  sessions: readonly Session[],
): Session | null =>
  sessions
    .filter(({ state, attendance }) => (state === 'planned' || state === 'open') && attendance !== 'excused')
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))[0] ?? null;

type Timed = Pick<FamilySession, 'kind' | 'state' | 'makes_up_for' | 'starts_at'>;

/** Whether a class that is not over was moved away from the day and time at which its group meets. */
export const isMoved = (
  { kind, state, makes_up_for, starts_at }: Timed,
  group: Pick<NonNullable<ChildLiveClasses['group']>, 'weekday' | 'time'> | null,
): boolean => {
  const time = parseTimeOfDay(group?.time ?? '');
  const isUsual = kind === 'class' && makes_up_for === null && (state === 'planned' || state === 'open');
  if (!isUsual || !group || group.weekday === null || time === null) return false;
  const startsAt = new Date(starts_at);
  const day = dayInJakarta(startsAt);
  return weekday(day) !== group.weekday || instantOf(day, time).getTime() !== startsAt.getTime();
};

/** Whether the appointment of a lesson lies in another week than the lesson itself. */
export const isInAnotherWeek = ({ child_course }: ChildCourse, startsAt: string): boolean => {
  const { firstDay, lastDay } = weekOf(child_course);
  const instant = new Date(startsAt);
  return instant < firstDay || instant > lastDay;
};

interface Coming {
  courses: readonly ChildCourse[];
  next_course: ChildCourse | null;
}

/** The lesson that comes next, of a day the welcome first; a live class that took place before its week does not come any more. */
export const nextComing = (
  { courses, next_course: next }: Coming,
  sessions: readonly FamilySession[],
): ChildCourse | null => {
  const from = next?.child_course.released_at;
  if (from === undefined) return null;
  const isComing = (one: ChildCourse) =>
    one.child_course.state === 'SCHEDULED' &&
    one.child_course.released_at >= from &&
    isIncluded(one) &&
    appointmentOf(one, sessions)?.state !== 'over';
  return inOrder(courses.filter(isComing))[0] ?? null;
};

/** Classes of the same unit in two years lie further apart than this. */
const NEAR_DAYS = 100;

/** The appointment of a live lesson: its own group's class of that unit, in the same year. */
export const appointmentOf = <
  Session extends Pick<FamilySession, 'kind' | 'unit' | 'makes_up_for' | 'starts_at'>,
>(
  { master_course, child_course }: ChildCourse,
  sessions: readonly Session[],
): Session | null => {
  if (master_course.type !== 1) return null;
  const week = dayInJakarta(new Date(child_course.released_at));
  const isNear = (startsAt: string) => Math.abs(daysUntil(startsAt, week)) < NEAR_DAYS;
  return (
    sessions.find(
      ({ kind, unit, makes_up_for, starts_at }) =>
        kind === 'class' && unit === master_course.unit && makes_up_for === null && isNear(starts_at),
    ) ?? null
  );
};

/** In how many days something begins, counted by the days of Indonesia. */
export const daysUntil = (startsAt: string, today: CalendarDate): number =>
  diffDays(today, dayInJakarta(new Date(startsAt)));
