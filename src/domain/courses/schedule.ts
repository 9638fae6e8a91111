import { startOfDay } from '../values/calendar-date.ts';
import type { BatchCalendar } from '../calendar/batch-year.ts';
import { goneAt, releaseDaysOf } from '../calendar/release.ts';
import type { Grade } from '../enrolment/grade.ts';
import type { CourseMaster } from './course-master.ts';
import { type CourseState, courseState } from './course-state.ts';
import { unitWeek } from './course-type.ts';

/** When a course comes and goes in a child's year. Whether it may be opened is decided by `lessonAccess`. */
export interface ScheduledCourse<Master extends CourseMaster = CourseMaster> {
  readonly master: Master;
  readonly releasedAt: Date;
  readonly goneAt: Date;
  readonly watchedAt: Date | null;
  readonly state: CourseState;
}

/** Everything that a schedule depends on (rule R28). */
export interface ScheduleFacts<Master extends CourseMaster> {
  readonly calendar: BatchCalendar;
  /** the grade of the enrolment now: a change acts at once */
  readonly grade: Grade;
  /** the courses in use, of any grade */
  readonly masters: readonly Master[];
  /** when the child watched a course, by the course's id */
  readonly watched: ReadonlyMap<number, Date>;
}

/** All courses of the child's year, by release, the Unit week first within one, then by id. */
export function scheduleOf<Master extends CourseMaster>(
  facts: ScheduleFacts<Master>,
  now: Date,
): readonly ScheduledCourse<Master>[] {
  const releaseDay = releaseDaysOf(facts.calendar);
  return facts.masters
    .filter(({ grade }) => grade === facts.grade)
    .map((master) => scheduledCourse(facts, master, startOfDay(releaseDay(master.unit, master.week)), now))
    .toSorted(byRelease);
}

function scheduledCourse<Master extends CourseMaster>(
  { watched }: ScheduleFacts<Master>,
  master: Master,
  releasedAt: Date,
  now: Date,
): ScheduledCourse<Master> {
  const watchedAt = watched.get(master.id) ?? null;
  return {
    master,
    releasedAt,
    goneAt: goneAt(releasedAt),
    watchedAt,
    state: courseState(releasedAt, watchedAt, now),
  };
}

const notUnitWeek = ({ master }: ScheduledCourse) => (master.type === unitWeek ? 0 : 1);

const byRelease = (a: ScheduledCourse, b: ScheduledCourse): number =>
  a.releasedAt.getTime() - b.releasedAt.getTime() ||
  notUnitWeek(a) - notUnitWeek(b) ||
  a.master.id - b.master.id;
