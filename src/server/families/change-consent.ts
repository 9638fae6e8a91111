import type { Consent } from '../../contract/objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import {
  type ConsentKind,
  type ConsentSaid,
  consentTextVersion,
  mayWithdraw,
  presentConsents,
} from '../../domain/accounts/consent.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import type { Parent } from '../accounts/actors.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { listChildrenOf, lockChild } from './child-store.ts';
import { insertConsent, lastConsents } from './consent-store.ts';
import type { FamiliesContext } from './context.ts';

interface ConsentChange {
  child_id: number;
  kind: ConsentKind;
  given: boolean;
  /** in which the parent read what it allows */
  language: 'EN' | 'ID';
}

/** Keeps what a parent says of a child (rule R167). */
export const changeConsent = (
  { database, clock }: Pick<FamiliesContext, 'database' | 'clock'>,
  { familyId, userId }: Pick<Parent, 'familyId' | 'userId'>,
  { child_id: childId, kind, given, language }: ConsentChange,
): Promise<{ consents: Consent[] } | Refused<'not_found' | 'learning_needed'>> =>
  database.transaction(async (tx) => {
    if (!(await lockChild(tx, familyId, childId))) return refuse('not_found');
    const verdict = given ? 'yes' : mayWithdraw(kind);
    if (verdict !== 'yes') return refuse(verdict);
    const said = { textVersion: consentTextVersion, language, saidAt: clock.now() };
    await insertConsent(tx, { childId, kind, given, ...said, saidBy: userId });
    return { consents: await consentsOf(tx, [childId]) };
  });

/** What is allowed of each child of the own family, in the order they were added. */
export const consentsOfFamily = async (db: Database, familyId: OwnFamilyId): Promise<Consent[]> =>
  consentsOf(
    db,
    (await listChildrenOf(db, familyId)).map(({ child_id }) => child_id),
  );

const consentsOf = async (db: Database | Tx, childIds: readonly number[]): Promise<Consent[]> => {
  const last = await lastConsents(db, childIds);
  return childIds.flatMap((childId) =>
    presentConsents(last.filter((one) => one.childId === childId)).map(({ kind, given, said }) => ({
      child_id: childId,
      kind,
      given,
      ...presentSaid(said),
    })),
  );
};

const presentSaid = (said: ConsentSaid | null) => ({
  text_version: said?.textVersion ?? null,
  language: said?.language ?? null,
  said_at: said?.saidAt.toISOString() ?? null,
});
