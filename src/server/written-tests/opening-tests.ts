import { eq } from 'drizzle-orm';
import { type PartOfYear, isPartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { writtenState } from '../../domain/assessment/written-window.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { besideTests } from './beside-tests.ts';
import { publishedOf, selectPublished } from './content-store.ts';
import type { ReportsOfYears } from './context.ts';

/** The children of a batch, or of one grade of it, who may begin the test of a part now: those whose package opens it and whose grade has one (rule R208). */
export const childrenWithOpenTest = async (
  publishedReports: ReportsOfYears,
  db: Database,
  { academicYearId, part, grade = null }: { academicYearId: number; part: PartOfYear; grade?: number | null },
  now: Date,
): Promise<number[]> => {
  const year = enrolledChildren(db);
  const enrolled = await db
    .select({ childId: year.childId })
    .from(year)
    .where(eq(year.academicYearId, academicYearId));
  const known = await enrolmentsOf(
    db,
    enrolled.map(({ childId }) => childId),
  );
  const years = [...known.values()]
    .flat()
    .filter(
      (one) =>
        one.academicYearId === academicYearId &&
        one.settledAt !== null &&
        (grade === null || one.grade === grade),
    );
  const beside = await besideTests(publishedReports, db, years, now);
  return years
    .filter((one) => writtenState(beside(one, part).facts, now) === 'open')
    .map(({ childId }) => childId);
};

/** Since when each grade and part has a test that did not come with the product (rule R233). */
export const firstPublications = async (db: Database) =>
  (await selectPublished(db)).flatMap((one) => {
    const firstAt = publishedOf([one], one)?.firstAt ?? null;
    return firstAt && isPartOfYear(one.part) ? [{ grade: one.grade, part: one.part, firstAt }] : [];
  });
