import type { CourseMaster as ListedCourse } from '../../../contract/objects.ts';
import { isUnit, isWeek } from '../../../domain/calendar/unit-and-week.ts';
import type { CourseMaster } from '../../../domain/courses/course-master.ts';
import { isCourseType } from '../../../domain/courses/course-type.ts';
import { isGrade } from '../../../domain/enrolment/grade.ts';
import { numberFilter } from '../list/list-params.ts';

/** The key of the browser's storage under which the list's filters are kept. */
export const COURSE_FILTERS = 'kancil-course-filters';

/** Grade and type as an address or a form says them; undefined: not chosen. */
export const courseChoices = { grade: numberFilter(isGrade), type: numberFilter(isCourseType) };

/** A course of the wire as the rules read it; null when it has no place of the plan. */
export const asMaster = (course: ListedCourse): CourseMaster | null => {
  const { grade, unit, week, type } = course;
  return isGrade(grade) && isUnit(unit) && isWeek(week) && isCourseType(type)
    ? { id: course.master_course_id, grade, unit, week, type, hasVideo: course.video_url !== null }
    : null;
};
