import { and, desc, eq, isNull } from 'drizzle-orm';
import { accountRows } from '../accounts/account-rows.ts';
import type { Database } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { children } from './tables.ts';

/** The child that was added last, of a family that is not closed, with what a message calls its parent. */
export const newestChild = async (db: Database) => {
  const account = accountRows(db);
  return firstRow(
    db
      .select({
        childId: children.childId,
        firstName: children.firstName,
        parent: { firstName: account.firstName, gender: account.gender, locale: account.locale },
      })
      .from(children)
      .innerJoin(account, eq(account.userId, children.familyId))
      .where(and(isNull(account.closedAt), isNull(children.erasedAt)))
      .orderBy(desc(children.childId))
      .limit(1),
  );
};
