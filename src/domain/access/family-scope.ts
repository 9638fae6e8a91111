declare const own: unique symbol;
declare const every: unique symbol;

/** The id of the family that is signed in. Made from a session alone; whoever holds it may read that family. */
export type OwnFamilyId = number & { readonly [own]: true };

/** The proof that an admin asks: may read every family. Made from a session alone. */
export type EveryFamily = 'every family' & { readonly [every]: true };

/** Which families a query may read. Any other family is "not found" (rule R10). */
export type FamilyScope = OwnFamilyId | EveryFamily;

/** Whether a family, which bears its parent's account number, lies within the scope. */
export const isInScope = (scope: FamilyScope, familyId: number): boolean =>
  isEveryFamily(scope) || scope === familyId;

/** Whether a child lies within the scope: its own family does not find one any more that was erased (rule R184). */
export const seesChild = (
  scope: FamilyScope,
  { familyId, erasedAt }: { familyId: number; erasedAt: Date | null },
): boolean => isEveryFamily(scope) || (isInScope(scope, familyId) && erasedAt === null);

export const isEveryFamily = (scope: FamilyScope): scope is EveryFamily => scope === 'every family';
