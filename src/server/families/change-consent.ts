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
import type { Database, Tx } from '../platform/db/database.ts';
import { listChildrenOf, lockChild } from './child-store.ts';
import { insertConsent, lastConsents } from './consent-store.ts';
import type { FamiliesContext } from './context.ts';

/** Which child, what, and in which language the parent read what it allows. */
interface ConsentChange {
  childId: number;
  kind: ConsentKind;
  given: boolean;
  language: 'EN' | 'ID';
}
type Context = Pick<FamiliesContext, 'database' | 'clock' | 'takeDownPerformances' | 'deleteRecordings'>;

/** Keeps what a parent says of a child (rule R167), and answers all that is allowed of the child. */
export const changeConsent = (
  context: Context,
  familyId: OwnFamilyId,
  change: ConsentChange,
): Promise<{ consents: Consent[] } | Refused<'not_found' | 'learning_needed'>> =>
  context.database.transaction(async (tx) => {
    if (!(await lockChild(tx, familyId, change.childId))) return refuse('not_found');
    const verdict = change.given ? 'yes' : mayWithdraw(change.kind);
    if (verdict !== 'yes') return refuse(verdict);
    if (!(await isSaidAlready(tx, change))) await keepConsent(context, tx, familyId, change);
    if (change.kind === 'shown_in_public' && !change.given)
      await context.takeDownPerformances(tx, change.childId);
    if (change.kind === 'recording_kept' && !change.given) await context.deleteRecordings(tx, change.childId);
    return { consents: await consentsOf(tx, [change.childId]) };
  });

/** An answer that was given before to the same text is nothing new. */
const isSaidAlready = async (tx: Tx, { childId, kind, given }: ConsentChange): Promise<boolean> =>
  (await lastConsents(tx, [childId])).some(
    (said) => said.kind === kind && said.given === given && said.textVersion === consentTextVersion,
  );

/** A family is its parent's account: who is signed in says it. */
export const keepConsent = (
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  familyId: OwnFamilyId,
  change: ConsentChange,
): Promise<void> =>
  insertConsent(tx, { ...change, textVersion: consentTextVersion, saidBy: familyId, saidAt: clock.now() });

/** What is allowed of each child of a family that the caller may see, in the order they were added. */
export const consentsOfFamily = async (db: Database, familyId: number): Promise<Consent[]> =>
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
