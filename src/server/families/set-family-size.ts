import type { FamilyAccount } from '../../contract/objects.ts';
import { type Refused, refuse, refuseAsChanged } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import { mayBeChanged } from '../../domain/accounts/closing.ts';
import { isStale } from '../../domain/values/version.ts';
import { allowChildren, lockFamily } from '../accounts/lock-family.ts';
import { recordChange } from '../audit/record-change.ts';
import { findChild } from './child-store.ts';
import type { FamiliesContext } from './context.ts';

/**
 * Staff say how many children the family of a child may have (rule R9). Children that are there already stay. It is a change of the
 * family's account, and goes by its version (rule R78).
 */
export const setFamilySize = (
  { database, clock }: Pick<FamiliesContext, 'database' | 'clock'>,
  scope: FamilyScope,
  {
    by,
    childId,
    maxChildren,
    version,
  }: { by: number | null; childId: number; maxChildren: number; version?: number | undefined },
): Promise<
  | { max_children: number; account: FamilyAccount }
  | Refused<'not_found' | 'data_erased' | 'changed_meanwhile'>
> =>
  database.transaction(async (tx) => {
    const child = await findChild(tx, scope, childId);
    if (!child) return refuse('not_found');
    const { familyId } = child;
    const before = await lockFamily(tx, familyId);
    const verdict = mayBeChanged({ erasedAt: before.erasedAt });
    if (verdict !== 'yes') return refuse(verdict);
    if (isStale(version, before.account.version)) return refuseAsChanged({ account: before.account });
    const account = await allowChildren(tx, familyId, maxChildren);
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'family',
      objectId: familyId,
      name: before.name,
      before: { max_children: before.maxChildren },
      after: { max_children: maxChildren },
    });
    return { max_children: maxChildren, account };
  });
