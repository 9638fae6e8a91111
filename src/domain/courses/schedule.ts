import type { BatchCalendar } from '../calendar/batch-year.ts';
import { type WeekRelease, releasesOf } from '../calendar/release.ts';
import { teachingWeekOf } from '../calendar/unit-and-week.ts';
import type { Grade } from '../enrolment/grade.ts';
import type { CourseMaster } from './course-master.ts';
import { type CourseState, courseState } from './course-state.ts';
import { unitWeek } from './course-type.ts';

type ReleasedCourse<Master extends CourseMaster = CourseMaster> = Pick<
  ScheduledCourse<Master>,
  'master' | 'releasedAt' | 'goneAt'
>;

/** When a course comes and goes in a child's year. Whether it may be opened is decided by `lessonAccess`. */
export interface ScheduledCourse<Master extends CourseMaster = CourseMaster> {
  readonly master: Master;
  readonly releasedAt: Date;
  readonly goneAt: Date;
  readonly watchedAt: Date | null;
  /** when its words were played first; only what was watched is played */
  readonly playedAt: Date | null;
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
  /** when it played a course's words, by the course's id; not given where nobody asks */
  readonly played?: ReadonlyMap<number, Date>;
}

/** All courses of the child's year, by release, the Unit week first within one, then by id. */
export function scheduleOf<Master extends CourseMaster>(
  facts: ScheduleFacts<Master>,
  now: Date,
): readonly ScheduledCourse<Master>[] {
  return releasedCourses(facts).map((course) => scheduledCourse(facts, course, now));
}

/**
 * The years of these courses that were worked out before. Every child of a grade in a batch has the same year, and whoever
 * keeps the courses in memory asks for it again and again.
 */
const yearsOf = new WeakMap<readonly CourseMaster[], Map<string, readonly ReleasedCourse[]>>();

/** What is the same for every child of the grade, in the schedule's order. */
function releasedCourses<Master extends CourseMaster>({
  calendar,
  grade,
  masters,
}: ScheduleFacts<Master>): readonly ReleasedCourse<Master>[] {
  const years = yearsOf.get(masters) ?? new Map<string, readonly ReleasedCourse[]>();
  yearsOf.set(masters, years);
  const year = [grade, calendar.startDate, ...calendar.holidayWeeks].join();
  const known = years.get(year) as readonly ReleasedCourse<Master>[] | undefined;
  if (known) return known;
  const releaseOf = releasesByWeek(calendar);
  const made = masters
    .filter((master) => master.grade === grade)
    .map((master) => timed(master, releaseOf(master)))
    .toSorted(byRelease);
  years.set(year, made);
  return made;
}

/** When the courses of each week come and go, worked out once a week, however many courses it has. */
function releasesByWeek(calendar: BatchCalendar): (master: CourseMaster) => WeekRelease {
  const releaseOf = releasesOf(calendar);
  const byWeek = new Map<number, WeekRelease>();
  return ({ unit, week }) => {
    const number = teachingWeekOf(unit, week);
    const known = byWeek.get(number);
    if (known) return known;
    const release = releaseOf(unit, week);
    byWeek.set(number, release);
    return release;
  };
}

/** A video stays 14 days; a live class or a test without one is over with its week (rule R26). */
const timed = <Master extends CourseMaster>(
  master: Master,
  { releasedAt, goneAt, weekEndsAt }: WeekRelease,
): ReleasedCourse<Master> => ({ master, releasedAt, goneAt: master.hasVideo ? goneAt : weekEndsAt });

function scheduledCourse<Master extends CourseMaster>(
  { watched, played }: ScheduleFacts<Master>,
  { master, releasedAt, goneAt }: ReleasedCourse<Master>,
  now: Date,
): ScheduledCourse<Master> {
  // A mark from when such lessons could be marked, or had a video, says nothing of one that has none.
  const watchedAt = (master.hasVideo && watched.get(master.id)) || null;
  return {
    master,
    releasedAt,
    goneAt,
    watchedAt,
    playedAt: (watchedAt && played?.get(master.id)) ?? null,
    state: courseState({ releasedAt, goneAt }, watchedAt, now),
  };
}

const notUnitWeek = ({ master }: ReleasedCourse) => (master.type === unitWeek ? 0 : 1);

const byRelease = (a: ReleasedCourse, b: ReleasedCourse): number =>
  a.releasedAt.getTime() - b.releasedAt.getTime() ||
  notUnitWeek(a) - notUnitWeek(b) ||
  a.master.id - b.master.id;
