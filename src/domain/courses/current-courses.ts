import type { CourseMaster } from './course-master.ts';
import { isThere } from './course-state.ts';
import type { ScheduledCourse } from './schedule.ts';
import { unitWeek } from './course-type.ts';

type Schedule<Master extends CourseMaster> = readonly ScheduledCourse<Master>[];

const isUnitWeek = ({ master }: ScheduledCourse) => master.type === unitWeek;

/** `current_courses`: what is released and not gone at `now`, watched or not, in the schedule's order. */
export const currentCourses = <Master extends CourseMaster>(
  schedule: Schedule<Master>,
  now: Date,
): Schedule<Master> => schedule.filter((course) => isThere(course.releasedAt, now));

/** Of the courses released last, the first in the schedule's order. */
function latestReleased<Master extends CourseMaster>(
  courses: Schedule<Master>,
): ScheduledCourse<Master> | null {
  const latest = courses.at(-1)?.releasedAt.getTime();
  return courses.find(({ releasedAt }) => releasedAt.getTime() === latest) ?? null;
}

/** `current_course`: the latest released Unit week that is not gone, else the latest of any type, else null. */
export function currentCourse<Master extends CourseMaster>(
  schedule: Schedule<Master>,
  now: Date,
): ScheduledCourse<Master> | null {
  const there = currentCourses(schedule, now);
  return latestReleased(there.filter(isUnitWeek)) ?? latestReleased(there);
}

/** `next_course`: what is released next, the Unit week before others of the same day; null when nothing comes. */
export const nextCourse = <Master extends CourseMaster>(
  schedule: Schedule<Master>,
): ScheduledCourse<Master> | null => schedule.find(({ state }) => state === 'SCHEDULED') ?? null;
