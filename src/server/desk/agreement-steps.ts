import { and, isNull, sql } from 'drizzle-orm';
import type { AgreementKind } from '../../domain/billing/agreements.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { billAgreements } from './tables.ts';

/** What an owner agreed about a bill; the instant as JSON has it. */
export interface AgreementStep {
  readonly kind: AgreementKind;
  readonly reason: string;
  readonly madeAt: string;
}

/** What stands of these bills' agreements by bill, as a part of a query that asks for the steps of several nouns. */
export const agreementSteps = (db: Database, billIds: readonly number[]) =>
  db
    .select({
      kind: sql<string>`'agreement'`.as('kind'),
      of: sql<number>`${billAgreements.billId}`.as('of'),
      facts:
        sql<object>`json_build_object('kind', ${billAgreements.kind}, 'reason', ${billAgreements.reason}, 'madeAt', ${billAgreements.madeAt})`.as(
          'facts',
        ),
    })
    .from(billAgreements)
    .where(and(isAnyOf(billAgreements.billId, billIds), isNull(billAgreements.endedAt)));
