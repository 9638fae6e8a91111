import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { inParts } from '../accounts/imported-accounts.ts';
import type { Tx } from '../platform/db/database.ts';
import { keepConsent } from './change-consent.ts';
import { insertChildren, selectChildrenOf } from './child-store.ts';
import type { FamiliesContext } from './context.ts';
import { type KnownChild, known } from './known-children.ts';
import type { children } from './tables.ts';

/**
 * Adds the children of families that were taken from a file; of consents nothing is known yet (rule R260).
 * @returns their rows, each known by its family, names and birthdate
 */
export const insertImportedChildren = async (
  tx: Tx,
  rows: readonly Omit<typeof children.$inferInsert, 'childId'>[],
): Promise<KnownChild[]> => {
  const made: KnownChild[] = [];
  for (const part of inParts(rows)) made.push(...(await insertChildren(tx, part)).map(known));
  return made;
};

/** The parent of such a family allows that all of its children learn (rules R167 and R261). */
export const allowLearning = async (
  { clock }: Pick<FamiliesContext, 'clock'>,
  tx: Tx,
  { userId, language }: { userId: number; language: 'EN' | 'ID' },
): Promise<void> => {
  // Whoever answers an invitation is that family, as who is signed in is.
  const familyId = userId as OwnFamilyId;
  for (const { childId } of await selectChildrenOf(tx, familyId))
    await keepConsent({ clock }, tx, familyId, { childId, kind: 'learning', given: true, language });
};
