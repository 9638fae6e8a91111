import { sql } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { certificates } from './tables.ts';

/** A certificate that was issued, whether it stands or not; instants as JSON has them. */
export interface CertificateStep {
  readonly id: number;
  /** as it is printed */
  readonly name: string;
  readonly issuedAt: string;
}

/** The certificates of these years by enrolment, as a part of a query that asks for the steps of several nouns. */
export const certificateSteps = (db: Database, enrolmentIds: readonly number[]) =>
  db
    .select({
      kind: sql<string>`'certificate'`.as('kind'),
      of: sql<number>`${certificates.enrolmentId}`.as('of'),
      facts:
        sql<object>`json_build_object('id', ${certificates.certificateId}, 'name', ${certificates.name}, 'issuedAt', ${certificates.issuedAt})`.as(
          'facts',
        ),
    })
    .from(certificates)
    .where(isAnyOf(certificates.enrolmentId, enrolmentIds));
