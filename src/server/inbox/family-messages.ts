import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { FamilyMessage } from '../../contract/family-file.ts';
import type { Database } from '../platform/db/database.ts';
import { letters, notifications } from './tables.ts';

/** Mails that say the same as messages of the inbox: how those stand tells it. */
const OF_NOTICES = 'notices';

/**
 * The newest of what a family was told: messages in its inbox, and mails of their own to the address it has now. One query.
 * @param email of an erased family nothing is found
 */
export const familyMessages = async (
  db: Database,
  { userId, email }: { userId: number; email: string },
  most: number,
): Promise<FamilyMessage[]> => {
  const none = sql<null>`null::text`;
  const told = db
    .select({
      id: sql<number | null>`${notifications.notifId}`.as('id'),
      kind: sql<string>`${notifications.kind}`.as('kind'),
      title: sql<string | null>`${notifications.title}`.as('title'),
      titleIndo: sql<string | null>`${notifications.titleIndo}`.as('title_indo'),
      at: sql<Date>`${notifications.createdAt}`.mapWith(notifications.createdAt).as('at'),
      state: sql<
        FamilyMessage['state']
      >`case when ${notifications.readAt} is null then 'unread' else 'read' end`.as('state'),
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.notifId))
    .limit(most);
  const mailed = db
    .select({
      id: sql<number | null>`null::int`.as('id'),
      kind: sql<string>`${letters.kind}`.as('kind'),
      title: sql<string | null>`${none}`.as('title'),
      titleIndo: sql<string | null>`${none}`.as('title_indo'),
      at: sql<Date>`${letters.createdAt}`.mapWith(letters.createdAt).as('at'),
      state: sql<FamilyMessage['state']>`case when ${letters.sentAt} is not null then 'sent'
        when ${letters.failedAt} is not null then 'failed' else 'waits' end`.as('state'),
    })
    .from(letters)
    .where(and(eq(letters.recipient, email), ne(letters.kind, OF_NOTICES)))
    .orderBy(desc(letters.letterId))
    .limit(most);
  const all = unionAll(told, mailed).as('all_messages');
  const rows = await db.select().from(all).orderBy(desc(all.at)).limit(most);
  return rows.map(({ id, kind, title, titleIndo, at, state }) => ({
    notif_id: id,
    kind,
    title,
    title_indo: titleIndo,
    created_at: at.toISOString(),
    state,
  }));
};
