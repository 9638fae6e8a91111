import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { MOST_MESSAGES, type ToldQuery } from '../../contract/inbox.ts';
import { users } from '../accounts/tables.ts';
import type { Database } from '../platform/db/database.ts';
import { pagedUpTo } from '../platform/db/paged.ts';
import { holdsWords } from '../platform/db/search.ts';
import type { FamilyKind } from '../../domain/messages/notice-kind.ts';
import { notifications } from './tables.ts';

const columns = {
  notifId: notifications.notifId,
  /** parents are told nothing of staff */
  kind: sql<FamilyKind>`${notifications.kind}`,
  createdAt: notifications.createdAt,
  title: notifications.title,
  titleIndo: notifications.titleIndo,
  body: notifications.body,
  bodyIndo: notifications.bodyIndo,
  readAt: notifications.readAt,
  userId: users.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  locale: users.locale,
};

/** Messages to families, the newest first; of those that match the newest `MOST_MESSAGES` alone. */
export const pageOfTold = (db: Database, { q, kind, ...page }: ToldQuery & { size: number }) => {
  const found = and(
    eq(users.role, 'parent'),
    holdsWords(users.searchText, q),
    kind && eq(notifications.kind, kind),
  );
  const some = db
    .select({ notifId: notifications.notifId })
    .from(notifications)
    .innerJoin(users, eq(users.userId, notifications.userId))
    .where(found)
    .limit(MOST_MESSAGES);
  return pagedUpTo(MOST_MESSAGES, page, db.$count(some.as('some')), (total: SQL<number>) =>
    db
      .select({ ...columns, total })
      .from(notifications)
      .innerJoin(users, eq(users.userId, notifications.userId))
      .where(found)
      .orderBy(desc(notifications.notifId))
      .$dynamic(),
  );
};

/** A message to a family that is not closed, with whom it went to; null: there is none. */
export const findTold = async (db: Database, notifId: number) => {
  const [row] = await db
    .select({
      ...columns,
      childId: notifications.childId,
      gender: users.gender,
      phoneNumber: users.phoneNumber,
      closedAt: users.closedAt,
    })
    .from(notifications)
    .innerJoin(users, eq(users.userId, notifications.userId))
    .where(and(eq(notifications.notifId, notifId), eq(users.role, 'parent')));
  return row && row.closedAt === null ? row : null;
};
