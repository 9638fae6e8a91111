import { sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { writtenTests } from './tables.ts';

/** How far a child is with a written test, without what it came to; instants as JSON has them. */
export interface WrittenStep {
  readonly id: number;
  readonly part: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly markedAt: string | null;
}

/** The written tests of these years by enrolment, as a part of a query that asks for the steps of several nouns. */
export const writtenSteps = (db: Database, enrolmentIds: readonly number[]) =>
  db
    .select({
      kind: sql<string>`'written'`.as('kind'),
      of: sql<number>`${writtenTests.enrolmentId}`.as('of'),
      facts: sql<object>`json_build_object('id', ${writtenTests.writtenTestId}, 'part', ${writtenTests.part},
        'startedAt', ${writtenTests.startedAt}, 'finishedAt', ${writtenTests.finishedAt}, 'markedAt', ${writtenTests.markedAt})`.as(
        'facts',
      ),
    })
    .from(writtenTests)
    .where(isAnyOf(writtenTests.enrolmentId, enrolmentIds));
