import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { lastUnitOf, partsOfYear, testWeek } from '../../domain/assessment/parts-of-year.ts';
import { isNeededSoon } from '../../domain/assessment/written-window.ts';
import { billOfTest } from '../../domain/billing/packages.ts';
import { isTerm } from '../../domain/billing/terms.ts';
import { type CalendarDate, compareDates } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { openingBills } from '../enrolment/opening-bills.ts';
import { childRows } from '../families/child-rows.ts';
import type { Database } from '../platform/db/database.ts';
import { type Published, publishedOf, selectPublished } from './content-store.ts';
import type { ReportsOfYears } from './context.ts';
import type { PartKey } from './show-content.ts';
import { writtenTests } from './tables.ts';

/** A test that nobody has published. */
export type NeededTest = PartKey & {
  /** the Monday on which the first batch needs it */
  readonly neededOn: CalendarDate;
  /** first names of the children whose week has begun: to them it opens when it is published */
  readonly waiting: readonly string[];
  /** of how many of them the week is over */
  readonly late: number;
};

/**
 * The tests that children have paid for, whose week begins within two weeks or has begun, and of which nothing is published, the late
 * ones first (rule R286). A child whose part was reported or that wrote on paper waits for none. No query where no such week is near,
 * else three.
 * @param known what is published, where it was asked for already
 */
export const neededTests = async (
  publishedReports: ReportsOfYears,
  db: Database,
  batches: readonly Batch[],
  today: CalendarDate,
  known?: readonly Published[],
): Promise<NeededTest[]> => {
  const weeks = batches
    .flatMap((batch) =>
      partsOfYear
        .filter((part) => isNeededSoon(batch, part, today))
        .map((part) => ({ ...batch, part, ...testWeek(batch, part) })),
    )
    .toSorted((one, other) => compareDates(one.firstDay, other.firstDay));
  if (weeks.length === 0) return [];
  const published = known ?? (await selectPublished(db));
  const [year, open, child] = [enrolledChildren(db), openingBills(db, today), childRows(db)];
  const paid = await db
    .select({
      enrolmentId: year.enrolmentId,
      firstName: child.firstName,
      taken: sql<
        number[]
      >`array(select ${writtenTests.part} from ${writtenTests} where ${writtenTests.enrolmentId} = ${year.enrolmentId})`,
      academicYearId: year.academicYearId,
      grade: year.grade,
      term: open.term,
      bill: open.sequence,
    })
    .from(year)
    .innerJoin(open, eq(open.enrolmentId, year.enrolmentId))
    .innerJoin(child, eq(child.childId, year.childId))
    .where(
      and(
        isNull(year.leftOn),
        inArray(
          year.academicYearId,
          weeks.map(({ academicYearId }) => academicYearId),
        ),
      ),
    )
    .orderBy(asc(child.firstName), asc(year.enrolmentId));
  const reports = await publishedReports(
    db,
    paid.map(({ enrolmentId }) => enrolmentId),
  );
  const needed = new Map<string, NeededTest>();
  for (const { academicYearId, part, firstDay, lastDay } of weeks)
    for (const { grade, term, bill, enrolmentId, firstName, taken, ...one } of paid) {
      const opens =
        one.academicYearId === academicYearId && isTerm(term) && billOfTest(term, lastUnitOf(part)) === bill;
      if (!opens || grade === null || publishedOf(published, { grade, part })) continue;
      if (taken.includes(part) || reports.get(enrolmentId)?.some((report) => report.part === part)) continue;
      const key = `${grade} ${part}`;
      const test = needed.get(key) ?? { grade, part, neededOn: firstDay, waiting: [], late: 0 };
      const [isOn, isLate] = [compareDates(firstDay, today) <= 0, compareDates(lastDay, today) < 0];
      needed.set(key, {
        ...test,
        waiting: isOn ? [...test.waiting, firstName] : test.waiting,
        late: test.late + (isLate ? 1 : 0),
      });
    }
  return [...needed.values()].toSorted((one, other) => Number(other.late > 0) - Number(one.late > 0));
};
