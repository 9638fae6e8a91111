import { and, asc, isNotNull } from 'drizzle-orm';
import { type PartOfYear, isPartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { SkillScore } from '../../domain/assessment/written-scores.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { writtenTests } from './tables.ts';

/** A written test of which everything is marked, as a report tells it. */
export interface WrittenResult {
  readonly part: PartOfYear;
  /** when it was finished at home, or written on paper */
  readonly takenAt: Date;
  /** in the order of the sections, of those that the test had */
  readonly scores: readonly SkillScore[];
  /** raised, with the time of the change, by each correction: what was written before it is out of date */
  readonly version: number;
  readonly changedAt: Date;
}

/** The marked written tests of these years, by year and in the order of their parts: one query. A year without any is not in the map. */
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
      changedAt: writtenTests.changedAt,
      version: writtenTests.version,
    })
    .from(writtenTests)
    .where(and(isAnyOf(writtenTests.enrolmentId, enrolmentIds), isNotNull(writtenTests.markedAt)))
    .orderBy(asc(writtenTests.enrolmentId), asc(writtenTests.part));
  const results = rows.flatMap(({ enrolmentId, writtenTestId, part, finishedAt, markedAt, ...row }) => {
    if (!isPartOfYear(part))
      throw new Error(`written test ${writtenTestId} is of no part of a year: ${part}`);
    if (!finishedAt || !markedAt) return [];
    const { scores, version, changedAt } = row;
    return [
      {
        enrolmentId,
        result: { part, takenAt: finishedAt, scores, version, changedAt: changedAt ?? markedAt },
      },
    ];
  });
  const years = Map.groupBy(results, ({ enrolmentId }) => enrolmentId);
  return new Map([...years].map(([id, ofYear]) => [id, ofYear.map(({ result }) => result)]));
};
