import { and, asc, eq, ne } from 'drizzle-orm';
import {
  type OralLevel,
  type OralSkill,
  isOralLevel,
  oralSkills,
} from '../../domain/assessment/oral-levels.ts';
import { type PartOfYear, isPartOfYear } from '../../domain/assessment/parts-of-year.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { oralSlots, oralTests } from './tables.ts';

/** An oral test that was held or is booked, as a report tells it. */
export interface OralResult {
  readonly slotId: number;
  readonly part: PartOfYear;
  readonly startsAt: Date;
  /** in the order of the skills; null: nobody has said yet how it went */
  readonly levels: readonly { readonly skill: OralSkill; readonly level: OralLevel }[] | null;
  readonly remark: string;
}

/** The oral tests of these years that were held or are booked, by year and in the order of their parts: one query. A year without any is not in the map. */
export const oralResults = async (
  db: Database,
  enrolmentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OralResult[]>> => {
  const rows = await db
    .select({ test: oralTests, startsAt: oralSlots.startsAt })
    .from(oralTests)
    .innerJoin(oralSlots, eq(oralSlots.slotId, oralTests.slotId))
    .where(and(isAnyOf(oralTests.enrolmentId, enrolmentIds), ne(oralTests.state, 'absent')))
    .orderBy(asc(oralTests.enrolmentId), asc(oralTests.part));
  const results = rows.map(({ test, startsAt }) => ({
    enrolmentId: test.enrolmentId,
    result: {
      slotId: test.slotId,
      part: partOf(test),
      startsAt,
      levels:
        test.state === 'done' ? oralSkills.map((skill) => ({ skill, level: levelOf(test, skill) })) : null,
      remark: test.remark,
    },
  }));
  const years = Map.groupBy(results, ({ enrolmentId }) => enrolmentId);
  return new Map([...years].map(([id, ofYear]) => [id, ofYear.map(({ result }) => result)]));
};

type TestRow = typeof oralTests.$inferSelect;

const partOf = ({ oralTestId, part }: TestRow): PartOfYear => {
  if (!isPartOfYear(part)) throw new Error(`oral test ${oralTestId} is of no part of a year: ${part}`);
  return part;
};

const levelOf = (row: TestRow, skill: OralSkill): OralLevel => {
  const level = row[skill];
  if (level === null || !isOralLevel(level))
    throw new Error(`oral test ${row.oralTestId} has no level of ${skill}`);
  return level;
};
