import { and, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { parentNames } from '../accounts/parent-names.ts';
import type { Database } from '../platform/db/database.ts';
import { children } from './tables.ts';

/** The families that have closed their account and are not erased yet, as a part of a query. */
export const closedFamilies = (db: Database) => {
  const parents = parentNames(db);
  return db
    .select({ familyId: parents.familyId })
    .from(parents)
    .where(and(isNotNull(parents.closedAt), isNull(parents.erasedAt)));
};

/** The numbers of the children that were erased, and of those whose family has closed its account, as a part of a query. */
export const childrenWhoAreGone = (db: Database, { withClosed }: { withClosed: boolean }) =>
  db
    .select({ childId: children.childId })
    .from(children)
    .where(
      or(
        isNotNull(children.erasedAt),
        withClosed ? undefined : inArray(children.familyId, closedFamilies(db)),
      ),
    );
