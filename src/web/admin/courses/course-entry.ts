import * as z from 'zod/mini';
import { CourseCreation } from '../../../contract/courses.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';
import { isCourseType, videoRefusal } from '../../../domain/courses/course-type.ts';

/** What the form holds: choices as text, as a select gives them. */
export interface CourseEntry extends Record<string, unknown> {
  titleEN: string;
  titleID: string;
  descriptionEN: string;
  descriptionID: string;
  grade: string;
  unit: string;
  week: string;
  courseType: string;
  /** chosen, and on its way to the server */
  video: File | null;
  /** WebVTT; '' where they are to go, null where they stay as they are */
  captionsEN: string | null;
  captionsID: string | null;
}

export const emptyCourse: CourseEntry = {
  titleEN: '',
  titleID: '',
  descriptionEN: '',
  descriptionID: '',
  grade: '',
  unit: '',
  week: '',
  courseType: '',
  video: null,
  captionsEN: null,
  captionsID: null,
};

export const entryOf = (course: CourseMaster): CourseEntry => ({
  titleEN: course.title,
  titleID: course.title_indo,
  descriptionEN: course.desc,
  descriptionID: course.desc_indo,
  grade: String(course.grade),
  unit: String(course.unit),
  week: String(course.week),
  courseType: String(course.type),
  video: null,
  captionsEN: null,
  captionsID: null,
});

const required: FieldProblem = 'required';

/** @param kept whether the course has a video already */
export const courseForm = (kept: boolean) =>
  z
    .extend(CourseCreation, {
      video: z.nullable(z.custom<File>()),
      captionsEN: z.nullable(CourseCreation.shape.captionsEN),
      captionsID: z.nullable(CourseCreation.shape.captionsID),
    })
    .check(
      z.refine(
        ({ courseType, video }) =>
          videoRefusal({ type: courseType, uploaded: video !== null, kept }) === null,
        {
          error: required,
          path: ['video'],
          // Also while other fields are still empty; a type that is not chosen asks for nothing.
          when: ({ value }) =>
            isCourseType(Number((value as { courseType?: unknown }).courseType ?? Number.NaN)),
        },
      ),
    );
