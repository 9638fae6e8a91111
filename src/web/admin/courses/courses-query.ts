import type { CourseMaster as Listed } from '../../../contract/objects.ts';
import { isUnit, isWeek } from '../../../domain/calendar/unit-and-week.ts';
import type { CourseMaster } from '../../../domain/courses/course-master.ts';
import { isCourseType } from '../../../domain/courses/course-type.ts';
import { isGrade } from '../../../domain/enrolment/grade.ts';
import { ask } from '../../hydrated/screen.ts';
import { type Sought, pageOf } from '../pattern/list-search.ts';

export const COURSES = 'GET /course/all';

const chosen = <N extends number>(text: string | null, isOne: (value: number) => value is N) => {
  const number = text === null || text === '' ? Number.NaN : Number(text);
  return isOne(number) ? number : undefined;
};

/** The filters of an address; what is no grade or type filters nothing. */
export const filtersOf = (texts: { grade: string | null; type: string | null }) => ({
  grade: chosen(texts.grade, isGrade),
  type: chosen(texts.type, isCourseType),
});

export const coursesQuery = (sought: Sought, filters: ReturnType<typeof filtersOf>) =>
  ask(COURSES, { query: { ...pageOf(sought), ...filters } });

/** A course of the wire as the rules read it; null when it has no place of the plan. */
export const asMaster = (course: Listed): CourseMaster | null => {
  const { grade, unit, week, type } = course;
  return isGrade(grade) && isUnit(unit) && isWeek(week) && isCourseType(type)
    ? { id: course.master_course_id, grade, unit, week, type, hasVideo: course.video_url !== null }
    : null;
};
