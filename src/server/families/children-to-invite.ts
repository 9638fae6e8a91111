import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { accountRows } from '../accounts/account-rows.ts';
import type { Database } from '../platform/db/database.ts';
import type { NamedChild } from './named-children.ts';
import { children } from './tables.ts';

/** All children whose family's account is activated and not closed, with when that was: whom the school may invite to a batch. */
export const childrenToInvite = async (db: Database): Promise<(NamedChild & { activatedAt: Date })[]> => {
  const account = accountRows(db);
  const rows = await db
    .select({
      childId: children.childId,
      familyId: children.familyId,
      firstName: children.firstName,
      activatedAt: account.activatedAt,
    })
    .from(children)
    .innerJoin(account, eq(account.userId, children.familyId))
    .where(and(isNotNull(account.activatedAt), isNull(account.closedAt), isNull(children.erasedAt)))
    .orderBy(children.childId);
  return rows.flatMap(({ activatedAt, ...child }) => (activatedAt ? [{ ...child, activatedAt }] : []));
};
