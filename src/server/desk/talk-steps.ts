import { eq, sql } from 'drizzle-orm';
import { staffNames } from '../accounts/staff-names.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { billContacts, earlierTalks } from './tables.ts';

/** A talk of staff with a family about a bill, and who it was; the instant as JSON has it. */
export interface TalkStep {
  readonly at: string;
  readonly note: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The last talks about these bills by bill, and those before them, as two parts of a query that asks for the steps of several nouns. */
export const talkSteps = (db: Database, billIds: readonly number[]) => {
  const staff = staffNames(db);
  const of = (talks: typeof billContacts | typeof earlierTalks) =>
    db
      .select({
        kind: sql<string>`'talk'`.as('kind'),
        of: sql<number>`${talks.billId}`.as('of'),
        facts: sql<object>`json_build_object('at', ${talks.contactedAt}, 'note', ${talks.note},
        'firstName', ${staff.firstName}, 'lastName', ${staff.lastName})`.as('facts'),
      })
      .from(talks)
      .innerJoin(staff, eq(staff.userId, talks.contactedBy))
      .where(isAnyOf(talks.billId, billIds));
  return [of(billContacts), of(earlierTalks)] as const;
};
