import { type FamilyScope, type OwnFamilyId, isInScope } from '../../domain/access/family-scope.ts';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import {
  type ChildRow,
  findAnyChildRow,
  findChild,
  lockAnyChildRow,
  lockChildRowsOf,
  selectChildrenOf,
} from './child-store.ts';

/** The facts of a child that other nouns use. */
export interface KnownChild {
  readonly childId: number;
  readonly familyId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthdate: CalendarDate;
  /** when what was known of it was erased */
  readonly erasedAt: Date | null;
}

/** A child's row as other nouns know it. */
export const known = ({
  childId,
  familyId,
  firstName,
  lastName,
  birthdate,
  erasedAt,
}: ChildRow): KnownChild => ({
  childId,
  familyId,
  firstName,
  lastName,
  birthdate: calendarDate(birthdate),
  erasedAt,
});

/** A child that lies within the scope; another family's is not found. */
export const findKnownChild = async (
  db: Database,
  scope: FamilyScope,
  childId: number,
): Promise<KnownChild | null> => {
  const row = await findChild(db, scope, childId);
  return row && known(row);
};

/** A child of any family: for a caller that holds another proof than a session, such as a calendar's address. */
export const findAnyChild = async (db: Database, childId: number): Promise<KnownChild | null> => {
  const row = await findAnyChildRow(db, childId);
  return row && known(row);
};

/** The children of a family that lies within the scope, in the order they were added. */
export const knownChildrenOf = async (
  db: Database,
  scope: FamilyScope,
  familyId: number,
): Promise<KnownChild[]> =>
  isInScope(scope, familyId) ? (await selectChildrenOf(db, familyId)).map(known) : [];

/**
 * Locks the child's row until the transaction ends. Everything that changes a child's payments, enrolments or placement
 * takes this lock first. Without a scope, for callers such as the gateway's notification.
 */
export const lockAnyChild = async (tx: Tx, childId: number): Promise<KnownChild | null> => {
  const row = await lockAnyChildRow(tx, childId);
  return row && known(row);
};

/**
 * Locks the rows of all children of a family, always in the same order, for what one of them may do only while the others
 * do not.
 */
export const lockChildrenOf = async (tx: Tx, familyId: OwnFamilyId): Promise<KnownChild[]> =>
  (await lockChildRowsOf(tx, familyId)).map(known);

/** Locks all children of a family without a scope, for callers that know the family from what they were handed. */
export const lockChildrenOfAny = async (tx: Tx, familyId: number): Promise<KnownChild[]> =>
  (await lockChildRowsOf(tx, familyId)).map(known);
