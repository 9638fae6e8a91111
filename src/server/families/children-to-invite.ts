import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Database } from '../platform/db/database.ts';
import type { NamedChild } from './named-children.ts';
import { children } from './tables.ts';

/** All children whose family's account is activated and not closed, with when that was: whom the school may invite to a batch. */
export const childrenToInvite = async (db: Database): Promise<(NamedChild & { activatedAt: Date })[]> => {
  const rows = await db
    .select({
      childId: children.childId,
      familyId: children.familyId,
      firstName: children.firstName,
      activatedAt: users.activatedAt,
    })
    .from(children)
    .innerJoin(users, eq(users.userId, children.familyId))
    .where(and(isNotNull(users.activatedAt), isNull(users.closedAt)))
    .orderBy(children.childId);
  return rows.flatMap(({ activatedAt, ...child }) => (activatedAt ? [{ ...child, activatedAt }] : []));
};
