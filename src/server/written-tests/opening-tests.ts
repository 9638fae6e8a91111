import { eq } from 'drizzle-orm';
import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { writtenState } from '../../domain/assessment/written-window.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { besideTests } from './beside-tests.ts';

/** The children of a batch who may begin the test of a part now: those whose package opens it and whose grade has one (rule R208). */
export const childrenWithOpenTest = async (
  db: Database,
  { academicYearId, part }: { academicYearId: number; part: PartOfYear },
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
    .filter((one) => one.academicYearId === academicYearId && one.settledAt !== null);
  const beside = await besideTests(db, years, now);
  return years
    .filter((one) => writtenState(beside(one, part).facts, now) === 'open')
    .map(({ childId }) => childId);
};
