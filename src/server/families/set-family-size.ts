import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { allowChildren, lockFamily } from '../accounts/lock-family.ts';
import { findChild } from './child-store.ts';
import type { FamiliesContext } from './context.ts';

/** Staff say how many children the family of a child may have (rule R9). Children that are there already stay. */
export const setFamilySize = (
  { database }: Pick<FamiliesContext, 'database'>,
  scope: FamilyScope,
  { childId, maxChildren }: { childId: number; maxChildren: number },
): Promise<{ max_children: number } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const child = await findChild(tx, scope, childId);
    if (!child) return refuse('not_found');
    await lockFamily(tx, child.familyId);
    await allowChildren(tx, child.familyId, maxChildren);
    return { max_children: maxChildren };
  });
