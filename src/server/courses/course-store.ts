import { type SQL, and, asc, eq, ilike, isNull, ne, or } from 'drizzle-orm';
import { type CourseMaster, type Place } from '../../domain/courses/course-master.ts';
import { type CourseType, isCourseType } from '../../domain/courses/course-type.ts';
import { isUnit, isWeek } from '../../domain/calendar/unit-and-week.ts';
import { type Grade, isGrade } from '../../domain/enrolment/grade.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { courseMasters } from './tables.ts';

type CourseRow = typeof courseMasters.$inferSelect;

/** A course master with its texts and its video, as the rules read it. */
export interface Course extends CourseMaster {
  readonly title: string;
  readonly titleIndo: string;
  readonly description: string;
  readonly descriptionIndo: string;
  /** in the file store */
  readonly videoKey: string | null;
}

const toCourse = (row: CourseRow): Course => {
  const { courseId, grade, unit, week, type } = row;
  if (!isGrade(grade) || !isUnit(unit) || !isWeek(week) || !isCourseType(type))
    throw new Error(`course ${courseId} has a place or type that cannot be`);
  const { title, titleIndo, description, descriptionIndo, videoKey } = row;
  const texts = { title, titleIndo, description, descriptionIndo };
  return { id: courseId, grade, unit, week, type, ...texts, videoKey, hasVideo: videoKey !== null };
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

export const coursesOfGrade = async (db: Database, grade: Grade): Promise<Course[]> => {
  const ofGrade = and(eq(courseMasters.grade, grade), inUse);
  return (await db.select().from(courseMasters).where(ofGrade)).map(toCourse);
};

/** Courses in use, held until the transaction ends; in the order of their ids, so that two who swap cannot block. */
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

/** Whether a course is in use, and stays so until the transaction ends. */
export const holdCourse = async (tx: Tx, courseId: number): Promise<boolean> => {
  const rows = await tx
    .select({ courseId: courseMasters.courseId })
    .from(courseMasters)
    .where(and(eq(courseMasters.courseId, courseId), inUse))
    .for('share');
  return rows.length > 0;
};

type CourseValues = Omit<typeof courseMasters.$inferInsert, 'courseId' | 'archivedAt'>;

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

export const moveCourse = async (
  tx: Tx,
  { id, grade, unit, week }: Place & { readonly id: number },
): Promise<void> => {
  await tx.update(courseMasters).set({ grade, unit, week }).where(eq(courseMasters.courseId, id));
};

export const archiveCourse = async (tx: Tx, courseId: number, now: Date): Promise<void> => {
  await tx.update(courseMasters).set({ archivedAt: now }).where(eq(courseMasters.courseId, courseId));
};

export const deleteCourse = async (tx: Tx, courseId: number): Promise<void> => {
  await tx.delete(courseMasters).where(eq(courseMasters.courseId, courseId));
};

/** Whether the video serves another course too, an archived one included. */
export const servesOther = async (tx: Tx, videoKey: string, courseId: number): Promise<boolean> =>
  (await tx.$count(
    courseMasters,
    and(eq(courseMasters.videoKey, videoKey), ne(courseMasters.courseId, courseId)),
  )) > 0;

export interface CourseSearch {
  type: CourseType | undefined;
  grade: Grade | undefined;
  /** a pattern for the title in either language; null: every course */
  pattern: string | null;
  /** counted from 1 */
  page: number;
  /** rows of a page; undefined: all of them */
  size: number | undefined;
}

/** The courses in use, by id. `total` only of a page. */
export const searchCourses = async (
  db: Database,
  { page, size, ...search }: CourseSearch,
): Promise<{ found: Course[]; total: number | undefined }> => {
  const wanted = wantedBy(search);
  const rows = db.select().from(courseMasters).where(wanted).orderBy(asc(courseMasters.courseId)).$dynamic();
  if (size === undefined) return { found: (await rows).map(toCourse), total: undefined };
  const found = (await rows.limit(size).offset((page - 1) * size)).map(toCourse);
  return { found, total: await db.$count(courseMasters, wanted) };
};

const wantedBy = ({
  type,
  grade,
  pattern,
}: Pick<CourseSearch, 'type' | 'grade' | 'pattern'>): SQL | undefined =>
  and(
    inUse,
    type === undefined ? undefined : eq(courseMasters.type, type),
    grade === undefined ? undefined : eq(courseMasters.grade, grade),
    pattern === null
      ? undefined
      : or(ilike(courseMasters.title, pattern), ilike(courseMasters.titleIndo, pattern)),
  );
