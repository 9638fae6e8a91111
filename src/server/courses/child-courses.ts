import type { Reply } from '../../contract/endpoint.ts';
import type { courses as contract } from '../../contract/courses.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { childAccess } from '../../domain/access/child-access.ts';
import { childLessons } from '../../domain/access/child-lessons.ts';
import { isInYear } from '../../domain/access/included.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { currentCourse, currentCourses, nextCourse } from '../../domain/courses/current-courses.ts';
import { enrolmentForAccess, enrolmentOfChild, everPaid } from '../../domain/enrolment/enrolments.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { type KnownEnrolment, enrolmentsInScope } from '../enrolment/enrolments-of.ts';
import { presentBatch } from '../calendar/present-batch.ts';
import type { Database } from '../platform/db/database.ts';
import { type JsonPiece, WrittenReply } from '../platform/http/written-reply.ts';
import type { CoursesContext } from './context.ts';
import { marksOfYear } from './mark-store.ts';
import type { ShownLesson } from './present-course.ts';
import { lessonWriter } from './write-lessons.ts';

type ChildCoursesContext = Pick<CoursesContext, 'database' | 'clock' | 'coursesOfGrade'>;
type ChildCourses = Reply<(typeof contract)['GET /course/child-course/{childId}']>;
type LessonFields = 'current_course' | 'current_courses' | 'next_course' | 'courses';

/**
 * A child's year: what is there now, what comes next, and all of it. Of the year asked for; else of the one under way
 * or coming, else of the last.
 */
export const childCourses = async (
  { database: { db }, clock, coursesOfGrade }: ChildCoursesContext,
  scope: FamilyScope,
  childId: number,
  academicYearId?: number,
): Promise<WrittenReply<ChildCourses> | Refused<'not_found'>> => {
  const enrolments = await enrolmentsInScope(db, scope, childId);
  if (!enrolments) return refuse('not_found');
  const now = clock.now();
  const enrolment = chosenYear(enrolments, now, academicYearId);
  const schedule = enrolment ? await readSchedule({ db, coursesOfGrade }, enrolments, enrolment, now) : [];
  const included = schedule.filter(({ master, access }) => isInYear(master.type, access.reason));
  const next = nextCourse(included);
  const current = currentCourse(included, now);
  const write = lessonWriter(scope, childId);
  const short: Omit<ChildCourses, LessonFields> = {
    academic_year: enrolment && presentBatch(enrolment.batch),
    grade: enrolment && enrolment.grade,
    billing_status: childAccess(enrolments, dayInJakarta(now)).hasAccess,
    next_billing_status: next?.access.paidFor ?? false,
  };
  const fields: JsonPiece[] = [JSON.stringify(short).slice(1, -1)];
  const named = (name: LessonFields) => fields.push(`,"${name}":`);
  named('current_course');
  write.one(fields, current);
  named('current_courses');
  write.list(fields, currentCourses(schedule, now));
  named('next_course');
  write.one(fields, next);
  named('courses');
  write.list(fields, schedule);
  return new WrittenReply(fields);
};

/** The year whose lessons are shown: the one asked for; else the one under way or coming, else the last. */
export const chosenYear = (
  enrolments: readonly KnownEnrolment[],
  now: Date,
  academicYearId: number | undefined,
): KnownEnrolment | null => {
  const today = dayInJakarta(now);
  if (academicYearId === undefined)
    return enrolmentForAccess(enrolments, today) ?? enrolmentOfChild(enrolments, today);
  return enrolments.find((one) => one.academicYearId === academicYearId && everPaid([one])) ?? null;
};

const readSchedule = async (
  { db, coursesOfGrade }: Pick<CoursesContext, 'coursesOfGrade'> & { db: Database },
  enrolments: readonly KnownEnrolment[],
  enrolment: KnownEnrolment,
  now: Date,
): Promise<readonly ShownLesson[]> => {
  const { childId, academicYearId, batch, grade } = enrolment;
  const [masters, marks] = await Promise.all([
    coursesOfGrade(grade),
    marksOfYear(db, { childId, academicYearId }),
  ]);
  return childLessons(
    { enrolments, enrolment, schedule: { calendar: batch, grade, masters, ...marks } },
    now,
  );
};
