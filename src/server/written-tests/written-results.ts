import { and, asc, isNotNull } from 'drizzle-orm';
import { type PartOfYear, isPartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { SkillScore } from '../../domain/assessment/written-scores.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { writtenTests } from './tables.ts';

/** A written test that was finished, as a report tells it. */
export interface WrittenResult {
  readonly writtenTestId: number;
  readonly part: PartOfYear;
  /** everything of it is; until then its scores say little */
  readonly isMarked: boolean;
  /** when it was finished at home, or written on paper */
  readonly takenAt: Date;
  /** in the order of the sections, of those that the test had */
  readonly scores: readonly SkillScore[];
}

/** The finished written tests of these years, marked or not, by year and in the order of their parts: one query. A year without any is not in the map. */
export const writtenResults = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly WrittenResult[]>> => {
  const rows = await db
    .select({
      enrolmentId: writtenTests.enrolmentId,
      writtenTestId: writtenTests.writtenTestId,
      part: writtenTests.part,
      finishedAt: writtenTests.finishedAt,
      scores: writtenTests.scores,
      markedAt: writtenTests.markedAt,
    })
    .from(writtenTests)
    .where(and(isAnyOf(writtenTests.enrolmentId, enrolmentIds), isNotNull(writtenTests.finishedAt)))
    .orderBy(asc(writtenTests.enrolmentId), asc(writtenTests.part));
  const results = rows.flatMap(({ enrolmentId, writtenTestId, part, finishedAt, markedAt, scores }) => {
    if (!isPartOfYear(part))
      throw new Error(`written test ${writtenTestId} is of no part of a year: ${part}`);
    if (!finishedAt) return [];
    return [
      {
        enrolmentId,
        result: { writtenTestId, part, isMarked: markedAt !== null, takenAt: finishedAt, scores },
      },
    ];
  });
  const years = Map.groupBy(results, ({ enrolmentId }) => enrolmentId);
  return new Map([...years].map(([id, ofYear]) => [id, ofYear.map(({ result }) => result)]));
};
