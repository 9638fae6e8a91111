import type { Course } from './course-store.ts';

/** What the audit log keeps of a course master. */
export const auditedCourse = (course: Course) => ({
  title: course.title,
  title_indo: course.titleIndo,
  desc: course.description,
  desc_indo: course.descriptionIndo,
  grade: course.grade,
  unit: course.unit,
  week: course.week,
  type: course.type,
  video: course.videoKey,
});
