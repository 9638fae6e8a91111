import { type SQL, and, desc, eq, isNull, sql } from 'drizzle-orm';
import { MOST_MESSAGES } from '../../contract/inbox.ts';
import type { FamilyKind } from '../../domain/messages/notice-kind.ts';
import { accountRows } from '../accounts/account-rows.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { pagedUpTo } from '../platform/db/paged.ts';
import { firstRow } from '../platform/db/rows.ts';
import { notifications } from './tables.ts';

interface Told {
  kind?: FamilyKind | undefined;
  /** null: of every family */
  familyIds: readonly number[] | null;
  page?: number | undefined;
  size: number;
}

/** A message with the family that it went to. */
const toldRows = (db: Database) => {
  const account = accountRows(db);
  const columns = {
    notifId: notifications.notifId,
    // Parents are told nothing of staff.
    kind: sql<FamilyKind>`${notifications.kind}`.as('kind'),
    childId: notifications.childId,
    createdAt: notifications.createdAt,
    title: notifications.title,
    titleIndo: notifications.titleIndo,
    body: notifications.body,
    bodyIndo: notifications.bodyIndo,
    readAt: notifications.readAt,
    mailAt: notifications.mailAt,
    isUrgent: notifications.isUrgent,
    userId: account.userId,
    firstName: account.firstName,
    lastName: account.lastName,
    gender: account.gender,
    phoneNumber: account.phoneNumber,
    locale: account.locale,
    closedAt: account.closedAt,
  };
  const select = <More extends Record<string, SQL>>(more: More) =>
    db
      .select({ ...columns, ...more })
      .from(notifications)
      .innerJoin(account, eq(account.userId, notifications.userId));
  return { select, isFamily: eq(account.role, 'parent'), isOpen: isNull(account.closedAt) };
};

/** Messages to families, the newest first; of those that match the newest `MOST_MESSAGES` alone. */
export const pageOfTold = (db: Database, { kind, familyIds, ...page }: Told) => {
  const { select, isFamily } = toldRows(db);
  const found = and(
    isFamily,
    familyIds ? isAnyOf(notifications.userId, familyIds) : undefined,
    kind && eq(notifications.kind, kind),
  );
  const some = select({}).where(found).limit(MOST_MESSAGES).as('some');
  return pagedUpTo(MOST_MESSAGES, page, db.$count(some), (total: SQL<number>) =>
    select({ total }).where(found).orderBy(desc(notifications.notifId)).$dynamic(),
  );
};

/** A message to a family that is not closed, with whom it went to; null: there is none. */
export const findTold = async (db: Database, notifId: number) => {
  const { select, isFamily, isOpen } = toldRows(db);
  return firstRow(select({}).where(and(eq(notifications.notifId, notifId), isFamily, isOpen)));
};
export type ToldRow = NonNullable<Awaited<ReturnType<typeof findTold>>>;

/** The newest message of each kind to a family that is not closed. */
export const newestOfKinds = async (
  db: Database,
  kinds: readonly FamilyKind[],
): Promise<ReadonlyMap<FamilyKind, Date>> => {
  const { select, isFamily, isOpen } = toldRows(db);
  const asked = db
    .select({ asked: sql<FamilyKind>`asked`.as('asked') })
    .from(sql`unnest(${sql.param([...kinds])}::text[]) as asked`)
    .as('kinds');
  const newest = select({})
    .where(and(isFamily, isOpen, eq(notifications.kind, asked.asked)))
    .orderBy(desc(notifications.notifId))
    .limit(1)
    .as('newest');
  const rows = await db
    .select({ kind: asked.asked, createdAt: newest.createdAt })
    .from(asked)
    .innerJoinLateral(newest, sql`true`);
  return new Map(rows.map(({ kind, createdAt }) => [kind, createdAt]));
};

/** The newest message of a kind to a family that is not closed; null: there is none. */
export const newestTold = async (db: Database, kind: FamilyKind): Promise<ToldRow | null> => {
  const { select, isFamily, isOpen } = toldRows(db);
  return firstRow(
    select({})
      .where(and(eq(notifications.kind, kind), isFamily, isOpen))
      .orderBy(desc(notifications.notifId))
      .limit(1),
  );
};
