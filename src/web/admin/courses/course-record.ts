import { courseSorts } from '../../../contract/courses.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import type { Input } from '../../frame/api.ts';
import { untilReached } from '../../app/connection.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { readFilters, readListParams, readSort } from '../list/list-params.ts';
import { findInList, nextInList } from '../list/next-in-list.ts';
import type { FormRecord } from '../form/record-form.ts';
import { rememberedFilters, rememberedList } from '../list/remembered-list.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { COURSE_FILTERS } from './course-choices.ts';
import { type CourseEntry, entryOf } from './course-entry.ts';
import { askedOf, courseFilters } from './course-list.ts';
import { useCourseWords } from './course-words.ts';

/**
 * The fields of a course that somebody else may have saved meanwhile, and its video: a save from before would replace it. Its
 * address says which video it is.
 */
export const courseFields = (
  { courses, videos }: OfficeTexts['admin'],
  typeOf: (type: number) => string,
): FormRecord<CourseMaster, CourseEntry>['fields'] => ({
  titleEN: {},
  titleID: {},
  descriptionEN: {},
  descriptionID: {},
  week: { label: courses.week },
  unit: { label: courses.unit },
  grade: { label: courses.grade },
  courseType: { label: courses.typeFilter, words: (type) => typeOf(Number(type)) },
  video: {
    label: courses.video,
    of: ({ video_url }) => video_url,
    words: (url) => (url === '' ? videos.without : videos.since),
  },
});

/** What is compared of a course that somebody else may have saved meanwhile; undefined for a new one. */
export const useCourseRecord = (
  course: CourseMaster | undefined,
): FormRecord<CourseMaster, CourseEntry> | undefined => {
  const { admin } = useTexts();
  const { typeOf } = useCourseWords();
  if (!course) return undefined;
  return {
    row: course,
    valuesOf: entryOf,
    fields: courseFields(admin, typeOf),
    presentIn: (present) => present.course,
  };
};

const pagesOf =
  (asked: NonNullable<Input<'GET /course/all'>['query']>) => async (page: { page: number; size: number }) => {
    const { courses: rows, total = 0 } = await readAnew(
      apiQuery('GET /course/all', { query: { ...asked, ...page } }),
    );
    return { rows, total };
  };

/**
 * The address of the course after this one, in the list as it was left; null when this is the last. One that has got its video
 * is no longer among those without: then the first of these is next.
 */
export const nextCourse = async (id: number): Promise<string | null> => {
  const left = rememberedList(paths.adminCourses) ?? rememberedFilters(COURSE_FILTERS);
  const search = new URLSearchParams(left);
  const filters = readFilters(courseFilters, search);
  const readPage = pagesOf({
    q: readListParams(search).q,
    ...readSort(search, courseSorts),
    ...askedOf(filters),
  });
  const patientPage = (page: { page: number; size: number }) => untilReached(() => readPage(page));
  const next = await (filters.video === 'without'
    ? findInList(patientPage, ({ master_course_id }) => master_course_id !== id)
    : nextInList(patientPage, ({ master_course_id }) => master_course_id === id));
  return next ? paths.adminCourse(next.master_course_id) : null;
};
