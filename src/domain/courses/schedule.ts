import { type CalendarDate, dayInJakarta, startOfDay } from '../values/calendar-date.ts';
import type { BatchCalendar } from '../calendar/batch-year.ts';
import { goneAt, releaseDaysOf } from '../calendar/release.ts';
import type { Grade } from '../enrolment/grade.ts';
import type { CourseMaster } from './course-master.ts';
import { type CourseState, courseState, isAvailable } from './course-state.ts';
import { unitWeek } from './course-type.ts';

/** Whether a child may watch on a day, and the bill to pay when it may not; null when none would help. */
interface DayAccess<Bill> {
  readonly hasAccess: boolean;
  readonly openedBy: Bill | null;
}

/**
 * Why a course may not be opened though others may: the bill of its day is unpaid, no bill covers that day because the
 * child's years are over, or the course itself has gone.
 */
export interface Lock<Bill> {
  readonly reason: 'BILL_UNPAID' | 'YEAR_OVER' | 'GONE';
  /** the bill to pay, when that helps */
  readonly openedBy: Bill | null;
}

/** A course as one child sees it. */
export interface ScheduledCourse<Master extends CourseMaster = CourseMaster, Bill = unknown> {
  readonly master: Master;
  readonly releasedAt: Date;
  readonly goneAt: Date;
  readonly watchedAt: Date | null;
  readonly state: CourseState;
  /** access on the day of viewing, for a coming course on the day of its release */
  readonly mayBeOpened: boolean;
  /** null when it may be opened */
  readonly lock: Lock<Bill> | null;
  /** there, with a video, and access today: exactly then the video's address is given */
  readonly isPlayable: boolean;
}

/** Everything that a schedule depends on (rule R28). */
export interface ScheduleFacts<Master extends CourseMaster, Bill> {
  readonly calendar: BatchCalendar;
  /** the grade of the enrolment now: a change acts at once */
  readonly grade: Grade;
  /** the courses in use, of any grade */
  readonly masters: readonly Master[];
  /** when the child watched a course, by the course's id */
  readonly watched: ReadonlyMap<number, Date>;
  readonly accessOn: (day: CalendarDate) => DayAccess<Bill>;
}

/** All courses of the child's year, by release, the Unit week first within one, then by id. */
export function scheduleOf<Master extends CourseMaster, Bill>(
  facts: ScheduleFacts<Master, Bill>,
  now: Date,
): readonly ScheduledCourse<Master, Bill>[] {
  const releaseDay = releaseDaysOf(facts.calendar);
  return facts.masters
    .filter(({ grade }) => grade === facts.grade)
    .map((master) => scheduledCourse(facts, master, startOfDay(releaseDay(master.unit, master.week)), now))
    .toSorted(byRelease);
}

function scheduledCourse<Master extends CourseMaster, Bill>(
  { watched, accessOn }: ScheduleFacts<Master, Bill>,
  master: Master,
  releasedAt: Date,
  now: Date,
): ScheduledCourse<Master, Bill> {
  const watchedAt = watched.get(master.id) ?? null;
  const access = accessOn(dayInJakarta(now < releasedAt ? releasedAt : now));
  const mayBeOpened = access.hasAccess;
  return {
    master,
    releasedAt,
    goneAt: goneAt(releasedAt),
    watchedAt,
    state: courseState(releasedAt, watchedAt, now),
    mayBeOpened,
    lock: lockOf(access, now >= goneAt(releasedAt)),
    isPlayable: master.hasVideo && mayBeOpened && isAvailable(releasedAt, now),
  };
}

function lockOf<Bill>({ hasAccess, openedBy }: DayAccess<Bill>, isGone: boolean): Lock<Bill> | null {
  if (hasAccess) return null;
  if (isGone) return { reason: 'GONE', openedBy: null };
  return { reason: openedBy === null ? 'YEAR_OVER' : 'BILL_UNPAID', openedBy };
}

const notUnitWeek = ({ master }: ScheduledCourse) => (master.type === unitWeek ? 0 : 1);

const byRelease = (a: ScheduledCourse, b: ScheduledCourse): number =>
  a.releasedAt.getTime() - b.releasedAt.getTime() ||
  notUnitWeek(a) - notUnitWeek(b) ||
  a.master.id - b.master.id;
