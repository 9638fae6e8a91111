import { useState } from 'react';
import type { AuditEntry } from '../../../contract/audit.ts';
import { courseSorts } from '../../../contract/courses.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import type { Input } from '../../frame/api.ts';
import { useUser } from '../../hydrated/hydrated-area.tsx';
import { untilReached } from '../../hydrated/connection.ts';
import { apiQuery, readAnew } from '../../hydrated/screen.ts';
import { readFilters, readListParams, readSort } from '../pattern/list-params.ts';
import type { UpdatedRecord } from '../pattern/record-form.ts';
import { textsOf } from '../pattern/record-versions.ts';
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
  loaded: CourseMaster,
  { courses }: OfficeTexts['admin'],
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
  storedVideo: {
    label: courses.video,
    fact: ({ video_url: url }) => (url !== null && ownVideos.has(url) ? loaded.video_url : url) ?? '',
    words: (url) => {
      if (url === '') return courses.withoutVideo;
      return url === loaded.video_url ? courses.videoAsOpened : courses.videoSince;
    },
  },
});

/** Whether the account saved the video that the course has now, by the newest changes of it. */
export const isVideoBy = (userId: number | undefined, newestFirst: readonly AuditEntry[]): boolean =>
  newestFirst.find(({ after }) => after && 'video' in after)?.by.user_id === userId;

/** What is compared of a course that somebody else may have saved meanwhile; undefined for a new one. */
export const useCourseRecord = (
  course: CourseMaster | undefined,
): UpdatedRecord<CourseMaster, CourseEntry> | undefined => {
  const { admin } = useTexts();
  const { typeOf } = useCourseWords();
  const user = useUser();
  const [ownVideos] = useState(() => new Set<string>());
  if (!course) return undefined;
  const { master_course_id: id } = course;
  const read = async () => {
    const { course: present } = await readAnew(apiQuery('GET /course/id/{id}', { params: { id } }));
    const { video_url: url } = present;
    if (url === null || url === course.video_url) return present;
    // The answer to a save got lost, and the video is another one: the own one, or a colleague's.
    const query = { kind: 'course', id: String(id), page: 1, size: 10 } as const;
    if (isVideoBy(user?.user_id, (await readAnew(apiQuery('GET /log', { query }))).entries))
      ownVideos.add(url);
    return present;
  };
  return {
    row: course,
    valuesOf: entryOf,
    fields: courseFields(course, admin, typeOf, ownVideos),
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

const PAGE = 200;
/** As many as a list gives at once. */
const readPage = (page: number, asked: NonNullable<Input<'GET /course/all'>['query']>) =>
  readAnew(apiQuery('GET /course/all', { query: { ...asked, page, size: PAGE } }));

/** Whether a course with exactly this entry is there. */
export const isCourseThere = async (entry: {
  grade: number;
  courseType: number;
  [field: string]: unknown;
}): Promise<boolean> => {
  const { grade, courseType: type } = entry;
  for (let page = 1; ; page += 1) {
    const { courses, total = 0 } = await readPage(page, { grade, type });
    if (courses.some((course) => wordsOf({ ...entryOf(course) }) === wordsOf(entry))) return true;
    if (page * PAGE >= total) return false;
  }
};

/**
 * The address of the course after this one, in the list as it was left; null when this is the last. One that has got its video
 * is no longer among those without: then the first of these is next.
 */
export const nextCourse = async (id: number): Promise<string | null> => {
  const left = rememberedList(paths.adminCourses) ?? rememberedFilters(COURSE_FILTERS);
  const search = new URLSearchParams(left);
  const filters = readFilters(courseFilters, search);
  const asked = { q: readListParams(search).q, ...readSort(search, courseSorts), ...askedOf(filters) };
  let isNext = filters.video === 'without';
  for (let page = 1; ; page += 1) {
    const { courses, total = 0 } = await untilReached(() => readPage(page, asked));
    for (const { master_course_id } of courses) {
      if (isNext && master_course_id !== id) return paths.adminCourse(master_course_id);
      isNext ||= master_course_id === id;
    }
    if (page * PAGE >= total) return null;
  }
};
