import { type Refused, refuse } from '../../contract/refusals.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { lockAnyChild } from '../families/known-children.ts';
import type { EnrolmentContext } from './context.ts';
import { type KnownEnrolment, enrolmentsOfChild } from './enrolments-of.ts';
import { setGrade } from './set-grade.ts';

export interface GradeChange {
  childId: number;
  grade: Grade;
  /** the year whose grade changes; absent: the one the child is in */
  academicYearId?: number | undefined;
}

/** Staff change a child's grade. While its placement test is awaited this is the result, and the job leaves it alone. */
export const changeGrade = (
  { database, clock, placeByStaff }: Pick<EnrolmentContext, 'database' | 'clock' | 'placeByStaff'>,
  { childId, grade, academicYearId }: GradeChange,
): Promise<'changed' | Refused<'not_found' | 'not_enrolled'>> =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const child = await lockAnyChild(tx, childId);
    if (!child) return refuse('not_found');
    const enrolments = await enrolmentsOfChild(tx, childId);
    const chosen = enrolmentOfChild(inYear(enrolments, academicYearId), dayInJakarta(now));
    if (!chosen) return refuse('not_enrolled');
    const { enrolmentId } = chosen;
    await placeByStaff(tx, child, { enrolmentId, grade }, now);
    await setGrade(tx, enrolmentId, grade);
    return 'changed';
  });

const inYear = (enrolments: readonly KnownEnrolment[], academicYearId: number | undefined) =>
  academicYearId === undefined
    ? enrolments
    : enrolments.filter((one) => one.academicYearId === academicYearId);
