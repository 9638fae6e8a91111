import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  sql,
} from 'drizzle-orm';
import type { courseSorts } from '../../contract/courses.ts';
import type { ListQuery, Sorting } from '../../contract/list.ts';
import type { CourseMaster } from '../../domain/courses/course-master.ts';
import {
  type CourseType,
  carriesVideo,
  courseTypes,
  isCourseType,
} from '../../domain/courses/course-type.ts';
import { type NamedPlace, readLessonWords } from '../../domain/courses/lesson-words.ts';
import { isUnit, isWeek } from '../../domain/calendar/unit-and-week.ts';
import { type Grade, isGrade } from '../../domain/enrolment/grade.ts';
import { splitWords } from '../../domain/values/search-words.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import { type Orders, sorted } from '../platform/db/sorted.ts';
import { courseMasters, videoCaptions, videoRenditions } from './tables.ts';

type CourseRow = typeof courseMasters.$inferSelect;

/** A course master with its texts and its video, as the rules read it. */
export interface Course extends CourseMaster {
  readonly title: string;
  readonly titleIndo: string;
  readonly description: string;
  readonly descriptionIndo: string;
  /** in the file store */
  readonly videoKey: string | null;
  /** how many of its words can be asked */
  readonly words: number;
  readonly version: number;
}

/** What a course is made of: without the text that it is searched by, which is as long as the course itself. */
const courseColumns = {
  courseId: courseMasters.courseId,
  grade: courseMasters.grade,
  unit: courseMasters.unit,
  week: courseMasters.week,
  type: courseMasters.type,
  title: courseMasters.title,
  titleIndo: courseMasters.titleIndo,
  description: courseMasters.description,
  descriptionIndo: courseMasters.descriptionIndo,
  videoKey: courseMasters.videoKey,
  words: courseMasters.words,
  version: courseMasters.version,
};

const toCourse = (row: Pick<CourseRow, keyof typeof courseColumns>): Course => {
  const { courseId, grade, unit, week, type } = row;
  if (!isGrade(grade) || !isUnit(unit) || !isWeek(week) || !isCourseType(type))
    throw new Error(`course ${courseId} has a place or type that cannot be`);
  const { title, titleIndo, description, descriptionIndo, videoKey, words, version } = row;
  const texts = { title, titleIndo, description, descriptionIndo };
  return {
    id: courseId,
    grade,
    unit,
    week,
    type,
    ...texts,
    videoKey,
    words,
    hasVideo: videoKey !== null,
    version,
  };
};

const inUse = isNull(courseMasters.archivedAt);

/** A course that is in use; an archived one is not found. */
export const findCourse = async (db: Database, courseId: number): Promise<Course | null> => {
  const [row] = await db
    .select()
    .from(courseMasters)
    .where(and(eq(courseMasters.courseId, courseId), inUse));
  return row ? toCourse(row) : null;
};

const { height, bytes, copies } = videoRenditions;

/** A course with what was made of its video, null before all of that is there, and which captions it has, by their digests. */
export const findCourseToPlay = async (db: Database, courseId: number) => {
  const { language, digest } = videoCaptions;
  const rows = await db
    .select({ course: courseColumns, made: { height, bytes, copies }, captions: { language, digest } })
    .from(courseMasters)
    .leftJoin(
      videoRenditions,
      and(eq(videoRenditions.videoKey, courseMasters.videoKey), isNotNull(videoRenditions.madeAt)),
    )
    .leftJoin(videoCaptions, eq(videoCaptions.courseId, courseMasters.courseId))
    .where(and(eq(courseMasters.courseId, courseId), inUse))
    .orderBy(asc(language));
  const [row] = rows;
  const captions = rows.flatMap((one) => one.captions ?? []);
  return row ? { ...toCourse(row.course), made: row.made, captions } : null;
};

export const coursesOfGrade = async (db: Database, grade: Grade): Promise<Course[]> => {
  const ofGrade = and(eq(courseMasters.grade, grade), inUse);
  return (await db.select(courseColumns).from(courseMasters).where(ofGrade)).map(toCourse);
};

/** Courses in use, their rows locked in the order of their ids, so that two swaps cannot deadlock. */
export const lockCourses = async (tx: Tx, ids: readonly number[]): Promise<Course[]> => {
  const wanted = and(isAnyOf(courseMasters.courseId, ids), inUse);
  const rows = await tx
    .select()
    .from(courseMasters)
    .where(wanted)
    .orderBy(asc(courseMasters.courseId))
    .for('update');
  return rows.map(toCourse);
};

/** Locks a course's row until the transaction ends. @returns whether it is in use */
export const lockCourse = async (tx: Tx, courseId: number): Promise<boolean> => {
  const rows = await tx
    .select({ courseId: courseMasters.courseId })
    .from(courseMasters)
    .where(and(eq(courseMasters.courseId, courseId), inUse))
    .for('share');
  return rows.length > 0;
};

type CourseValues = Omit<typeof courseMasters.$inferInsert, 'courseId' | 'archivedAt' | 'version'>;

export const insertCourse = async (tx: Tx, course: CourseValues): Promise<Course> => {
  const [row] = await tx.insert(courseMasters).values(course).returning();
  if (!row) throw new Error('the insert of a course returned no row');
  return toCourse(row);
};

export const updateCourse = async (
  tx: Tx,
  courseId: number,
  changes: Partial<Omit<CourseValues, 'createdAt'>>,
): Promise<Course> => {
  const [row] = await tx
    .update(courseMasters)
    .set(changes)
    .where(eq(courseMasters.courseId, courseId))
    .returning();
  if (!row) throw new Error('the update of a course that was held found no row');
  return toCourse(row);
};

export const archiveCourse = async (tx: Tx, courseId: number, now: Date): Promise<void> => {
  await tx.update(courseMasters).set({ archivedAt: now }).where(eq(courseMasters.courseId, courseId));
};

export const deleteCourse = async (tx: Tx, courseId: number): Promise<void> => {
  await tx.delete(courseMasters).where(eq(courseMasters.courseId, courseId));
};

/** Whether the video serves another course too, an archived one included. */
export const isVideoUsedByOther = async (tx: Tx, videoKey: string, courseId: number): Promise<boolean> =>
  (await tx.$count(
    courseMasters,
    and(eq(courseMasters.videoKey, videoKey), ne(courseMasters.courseId, courseId)),
  )) > 0;

export interface CourseFilters {
  type?: CourseType | undefined;
  grade?: Grade | undefined;
  /** false: those whose type carries a video, and that have none yet */
  hasVideo?: boolean | undefined;
  /** teaching weeks, 0 to 35 */
  teachingWeeks?: readonly number[] | undefined;
}

export type CourseListQuery = ListQuery & Sorting<(typeof courseSorts)[number]>;

const { courseId: id, grade: itsGrade, unit, week, type: itsType } = courseMasters;
const title = sql`searchable(${courseMasters.title})`;
const titleIndo = sql`searchable(${courseMasters.titleIndo})`;
const teachingWeek = sql`((${unit} - 1) * 4 + ${week} - 1)`;

const inOrderOf: Orders<(typeof courseSorts)[number]> = {
  id: [id],
  title: [title, id],
  title_indo: [titleIndo, id],
  grade: [itsGrade, unit, week, id],
  unit: [unit, week, itsGrade, id],
  week: [week, unit, itsGrade, id],
  type: [itsType, itsGrade, unit, week, id],
};

const places: Readonly<Record<NamedPlace['part'], SQLWrapper>> = {
  grade: itsGrade,
  unit,
  week,
  teachingWeek,
};

/** Whether a course stands in the grade, unit and week that `q` names, and holds its other words in a title. */
const isFoundBy = (q: string): SQL | undefined => {
  const { places: named, words } = readLessonWords(splitWords(q));
  if (named.length === 0) return holdsWords(courseMasters.searchText, q);
  const inPlaces = named.map(({ part, number }) => sql`${places[part]} = ${number}`);
  return and(...inPlaces, holdsWords(courseMasters.searchText, words.join(' ')));
};

/** The first courses in use that `q` finds, by their places. */
export const selectFound = async (db: Database, q: string, limit: number): Promise<Course[]> => {
  const rows = await db
    .select()
    .from(courseMasters)
    .where(and(inUse, isFoundBy(q)))
    .orderBy(asc(itsGrade), asc(unit), asc(week), asc(id))
    .limit(limit);
  return rows.map(toCourse);
};

const hasVideoOrNeeds = (hasVideo: boolean) =>
  hasVideo
    ? isNotNull(courseMasters.videoKey)
    : and(isNull(courseMasters.videoKey), inArray(itsType, courseTypes.filter(carriesVideo)));

const isListed = ({ type, grade, hasVideo, teachingWeeks }: CourseFilters): SQL | undefined =>
  and(
    inUse,
    type === undefined ? undefined : eq(courseMasters.type, type),
    grade === undefined ? undefined : eq(courseMasters.grade, grade),
    hasVideo === undefined ? undefined : hasVideoOrNeeds(hasVideo),
    teachingWeeks && isAnyOf(teachingWeek, teachingWeeks),
  );

/** How many courses in use are listed, as a part of a query. */
export const countCourses = (db: Database, filters: CourseFilters): SQL<number> =>
  db.$count(courseMasters, isListed(filters));

/**
 * The courses in use, by id unless another order is asked for, found by the grade, unit and week that `q` names and by its
 * words in the titles of both languages; with the number of languages in which each has captions.
 */
export const pageOfCourses = async (
  db: Database,
  filters: CourseFilters,
  { q, sort, direction, ...page }: CourseListQuery,
): Promise<Listed<Course & { captions: number }>> => {
  const captions = db.$count(videoCaptions, eq(videoCaptions.courseId, id));
  const found = and(isListed(filters), isFoundBy(q));
  const { rows, ...counted } = await paged(page, db.$count(courseMasters, found), (total) =>
    db
      .select({ ...getTableColumns(courseMasters), captions, total })
      .from(courseMasters)
      .where(found)
      .orderBy(...sorted(inOrderOf, { sort, direction }, { sort: 'id', direction: 'asc' }))
      .$dynamic(),
  );
  return { rows: rows.map((row) => ({ ...toCourse(row), captions: row.captions })), ...counted };
};
