import { lastConsents } from './consent-store.ts';
import { childrenOfClosed, lockAnyChildRow, selectNames } from './child-store.ts';
import type { Database, Tx } from '../platform/db/database.ts';

/** A child whose work the school may show, or not (rule R168). */
export interface ShownChild {
  readonly childId: number;
  readonly firstName: string;
  readonly lastName: string;
  /** its parent allows it now, and the account is open */
  readonly mayBeShown: boolean;
}

/** Some children with whether they may be shown, by id. */
export const shownChildren = async (
  db: Database,
  childIds: readonly number[],
): Promise<ReadonlyMap<number, ShownChild>> => {
  if (childIds.length === 0) return new Map();
  const [names, consents, closed] = await Promise.all([
    selectNames(db, childIds),
    lastConsents(db, childIds),
    childrenOfClosed(db, childIds),
  ]);
  const allowed = consents.filter(
    ({ childId, kind, given }) => kind === 'shown_in_public' && given && !closed.has(childId),
  );
  return new Map(
    names.map((child) => [
      child.childId,
      { ...child, mayBeShown: allowed.some(({ childId }) => childId === child.childId) },
    ]),
  );
};

/**
 * Locks a child that a performance may show, so that its parent can say nothing else until the transaction has ended;
 * null: there is none.
 */
export const lockShownChild = async (
  tx: Tx,
  childId: number,
): Promise<(ShownChild & { erasedAt: Date | null }) | null> => {
  const row = await lockAnyChildRow(tx, childId);
  const child = (await shownChildren(tx, [childId])).get(childId);
  return row && child ? { ...child, erasedAt: row.erasedAt } : null;
};
