import type { ChildCourse } from '../../../contract/objects.ts';
import { type Unit, type Week, units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import { hasVideoPage } from './lesson-state.ts';

export interface WeekOfLessons {
  week: Week;
  /** the fourth week of a unit, with the live class */
  live: boolean;
  lessons: readonly ChildCourse[];
}

export interface UnitOfLessons {
  unit: Unit;
  weeks: readonly WeekOfLessons[];
  /** lessons with a video, and how many of them were watched */
  videos: number;
  watched: number;
}

/** A child's year as nine units of four weeks, whatever of it is there already. */
export const unitsOf = (courses: readonly ChildCourse[]): readonly UnitOfLessons[] =>
  units.map((unit) => {
    const inUnit = courses.filter(({ master_course }) => master_course.unit === unit);
    const videos = inUnit.filter(({ master_course }) => hasVideoPage(master_course));
    return {
      unit,
      weeks: weeksOfUnit.map((week) => ({
        week,
        live: week === weeksOfUnit.at(-1),
        lessons: inUnit.filter(({ master_course }) => master_course.week === week),
      })),
      videos: videos.length,
      watched: videos.filter(({ child_course }) => child_course.watched_at !== null).length,
    };
  });

/** The unit that a child is in: of the lesson that is there, else of the one that comes next. */
export const currentUnit = (current: ChildCourse | null, next: ChildCourse | null): number | null =>
  (current ?? next)?.master_course.unit ?? null;
