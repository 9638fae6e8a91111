import { isAvailable } from './course-state.ts';
import type { ScheduledCourse } from './schedule.ts';
import { unitWeek } from './course-type.ts';

type Schedule<Course extends ScheduledCourse> = readonly Course[];

const isUnitWeek = ({ master }: ScheduledCourse) => master.type === unitWeek;

/** `current_courses`: what is released and not gone at `now`, watched or not, in the schedule's order. */
export const currentCourses = <Course extends ScheduledCourse>(
  schedule: Schedule<Course>,
  now: Date,
): Schedule<Course> => schedule.filter((course) => isAvailable(course, now));

/** Of the courses released last, the first in the schedule's order. */
function latestReleased<Course extends ScheduledCourse>(courses: Schedule<Course>): Course | null {
  const latest = courses.at(-1)?.releasedAt.getTime();
  return courses.find(({ releasedAt }) => releasedAt.getTime() === latest) ?? null;
}

/** `current_course`: the latest released Unit week that is not gone, else the latest of any type, else null. */
export function currentCourse<Course extends ScheduledCourse>(
  schedule: Schedule<Course>,
  now: Date,
): Course | null {
  const there = currentCourses(schedule, now);
  return latestReleased(there.filter(isUnitWeek)) ?? latestReleased(there);
}

/** `next_course`: what is released next, the Unit week before others of the same day; null when nothing comes. */
export const nextCourse = <Course extends ScheduledCourse>(schedule: Schedule<Course>): Course | null =>
  schedule.find(({ state }) => state === 'SCHEDULED') ?? null;
