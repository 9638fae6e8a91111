import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { allowChildren, lockFamily } from '../accounts/lock-family.ts';
import { recordChange } from '../audit/record-change.ts';
import { findChild } from './child-store.ts';
import type { FamiliesContext } from './context.ts';

/** Staff say how many children the family of a child may have (rule R9). Children that are there already stay. */
export const setFamilySize = (
  { database, clock }: Pick<FamiliesContext, 'database' | 'clock'>,
  scope: FamilyScope,
  { by, childId, maxChildren }: { by: number | null; childId: number; maxChildren: number },
): Promise<{ max_children: number } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const child = await findChild(tx, scope, childId);
    if (!child) return refuse('not_found');
    const { familyId } = child;
    const before = await lockFamily(tx, familyId);
    await allowChildren(tx, familyId, maxChildren);
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'family',
      objectId: familyId,
      name: before.name,
      before: { max_children: before.maxChildren },
      after: { max_children: maxChildren },
    });
    return { max_children: maxChildren };
  });
