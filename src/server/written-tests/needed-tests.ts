import { eq, inArray } from 'drizzle-orm';
import { lastUnitOf, partsOfYear, testWeek } from '../../domain/assessment/parts-of-year.ts';
import { isNeededSoon } from '../../domain/assessment/written-window.ts';
import { billOfTest } from '../../domain/billing/packages.ts';
import { isTerm } from '../../domain/billing/terms.ts';
import { type CalendarDate, compareDates } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { enrolledChildren } from '../enrolment/enrolled-children.ts';
import { openingBills } from '../enrolment/opening-bills.ts';
import type { Database } from '../platform/db/database.ts';
import { type Published, publishedOf, selectPublished } from './content-store.ts';
import type { PartKey } from './show-content.ts';

/** A test that nobody has published, and the Monday on which the first batch needs it. */
export type NeededTest = PartKey & { readonly neededOn: CalendarDate };

/**
 * The tests that children have paid for, whose week begins within two weeks or is on, and of which nothing is published (rule R286).
 * No query where no such week is near, else two.
 * @param known what is published, where it was asked for already
 */
export const neededTests = async (
  db: Database,
  batches: readonly Batch[],
  today: CalendarDate,
  known?: readonly Published[],
): Promise<NeededTest[]> => {
  const weeks = batches
    .flatMap((batch) =>
      partsOfYear
        .filter((part) => isNeededSoon(batch, part, today))
        .map((part) => ({ ...batch, part, neededOn: testWeek(batch, part).firstDay })),
    )
    .toSorted((one, other) => compareDates(one.neededOn, other.neededOn));
  if (weeks.length === 0) return [];
  const published = known ?? (await selectPublished(db));
  const [year, open] = [enrolledChildren(db), openingBills(db, today)];
  const paid = await db
    .selectDistinct({
      academicYearId: year.academicYearId,
      grade: year.grade,
      term: open.term,
      bill: open.sequence,
    })
    .from(year)
    .innerJoin(open, eq(open.enrolmentId, year.enrolmentId))
    .where(
      inArray(
        year.academicYearId,
        weeks.map(({ academicYearId }) => academicYearId),
      ),
    );
  const needed = new Map<string, NeededTest>();
  for (const { academicYearId, part, neededOn } of weeks)
    for (const { grade, term, bill, ...one } of paid) {
      const opens =
        one.academicYearId === academicYearId && isTerm(term) && billOfTest(term, lastUnitOf(part)) === bill;
      if (!opens || grade === null || publishedOf(published, { grade, part })) continue;
      const key = `${grade} ${part}`;
      if (!needed.has(key)) needed.set(key, { grade, part, neededOn });
    }
  return [...needed.values()];
};
