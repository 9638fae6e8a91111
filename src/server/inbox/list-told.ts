import type { ToldMessage, ToldQuery } from '../../contract/inbox.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import { fullName } from '../../domain/values/person-name.ts';
import type { Database } from '../platform/db/database.ts';
import { pageOfTold } from './told-store.ts';

/** A page of what families were told, newest first, in both languages. There are ever more, so they are never answered whole. */
export const listTold = async (
  db: Database,
  { size = DEFAULT_PAGE_SIZE, ...query }: ToldQuery,
): Promise<{ messages: ToldMessage[]; total: number }> => {
  const { rows, ...counted } = await pageOfTold(db, { ...query, size });
  const messages = rows.map((row) => ({
    notif_id: row.notifId,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    family: { user_id: row.userId, name: fullName(row.firstName, row.lastName), language: row.locale },
    title: row.title,
    title_indo: row.titleIndo,
    body: row.body,
    body_indo: row.bodyIndo,
    is_read: row.readAt !== null,
  }));
  return { messages, ...counted };
};
