import { courseSorts } from '../../../contract/courses.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import type { Input } from '../../frame/api.ts';
import { untilReached } from '../../app/connection.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { readFilters, readListParams, readSort } from '../pattern/list-params.ts';
import { findInList, nextInList } from '../pattern/next-in-list.ts';
import { fileFact, useOwnFiles } from '../pattern/own-files.ts';
import type { UpdatedRecord } from '../pattern/record-form-options.ts';
import { textsOf } from '../../app/record-versions.ts';
import { rememberedFilters, rememberedList } from '../pattern/remembered-list.ts';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { COURSE_FILTERS } from './course-choices.ts';
import { type CourseEntry, entryOf } from './course-entry.ts';
import { askedOf, courseFilters } from './course-list.ts';
import { useCourseWords } from './course-words.ts';

/**
 * The fields of a course that somebody else may have saved meanwhile, and its video: a save from before would replace it. Its
 * address says which video it is.
 */
export const courseFields = (
  loaded: Pick<CourseMaster, 'video_url'>,
  { courses, videos }: OfficeTexts['admin'],
  typeOf: (type: number) => string,
  /** the addresses of videos that this account has saved since */
  ownVideos: ReadonlySet<string>,
): UpdatedRecord<CourseMaster, CourseEntry>['fields'] => ({
  titleEN: {},
  titleID: {},
  descriptionEN: {},
  descriptionID: {},
  week: { label: courses.week },
  unit: { label: courses.unit },
  grade: { label: courses.grade },
  courseType: { label: courses.typeFilter, words: (type) => typeOf(Number(type)) },
  storedVideo: fileFact<CourseMaster>({
    label: courses.video,
    loaded: loaded.video_url,
    urlOf: ({ video_url }) => video_url,
    own: ownVideos,
    words: { none: videos.without, asOpened: videos.asOpened, since: videos.since },
  }),
});

/** What is compared of a course that somebody else may have saved meanwhile; undefined for a new one. */
export const useCourseRecord = (
  course: CourseMaster | undefined,
): UpdatedRecord<CourseMaster, CourseEntry> | undefined => {
  const { admin } = useTexts();
  const { typeOf } = useCourseWords();
  const { own, look, loaded } = useOwnFiles('course', 'video', course?.video_url);
  if (!course) return undefined;
  const { master_course_id: id } = course;
  const read = async () => {
    const { course: present } = await readAnew(apiQuery('GET /course/id/{id}', { params: { id } }));
    const { video_url: url } = present;
    if (url !== null && url !== loaded) await look(String(id), url);
    return present;
  };
  return {
    row: course,
    logged: { kind: 'course', id: course.master_course_id },
    valuesOf: entryOf,
    fields: courseFields({ video_url: loaded }, admin, typeOf, own),
    presentIn: (present) => present.course,
    read,
  };
};

const compared = [
  'titleEN',
  'titleID',
  'descriptionEN',
  'descriptionID',
  'grade',
  'unit',
  'week',
  'courseType',
] as const;

const wordsOf = (entry: Record<string, unknown>) => JSON.stringify(textsOf(entry, compared));

const pagesOf =
  (asked: NonNullable<Input<'GET /course/all'>['query']>) => async (page: { page: number; size: number }) => {
    const { courses: rows, total = 0 } = await readAnew(
      apiQuery('GET /course/all', { query: { ...asked, ...page } }),
    );
    return { rows, total };
  };

/** Whether a course with exactly this entry is there. */
export const isCourseThere = async (entry: {
  grade: number;
  courseType: number;
  [field: string]: unknown;
}): Promise<boolean> => {
  const { grade, courseType: type } = entry;
  const isIt = (course: CourseMaster) => wordsOf({ ...entryOf(course) }) === wordsOf(entry);
  return (await findInList(pagesOf({ grade, type }), isIt)) !== undefined;
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
