import { desc } from 'drizzle-orm';
import type { ConsentSaid } from '../../domain/accounts/consent.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { consents } from './tables.ts';

export const insertConsent = async (tx: Tx, row: typeof consents.$inferInsert): Promise<void> => {
  await tx.insert(consents).values(row);
};

const columns = {
  childId: consents.childId,
  kind: consents.kind,
  given: consents.given,
  textVersion: consents.textVersion,
  language: consents.language,
  saidAt: consents.saidAt,
};

/** What was said last of each kind, of some children. */
export const lastConsents = (
  db: Database,
  childIds: readonly number[],
): Promise<(ConsentSaid & { childId: number })[]> =>
  db
    .selectDistinctOn([consents.childId, consents.kind], columns)
    .from(consents)
    .where(isAnyOf(consents.childId, childIds))
    .orderBy(consents.childId, consents.kind, desc(consents.consentId));
