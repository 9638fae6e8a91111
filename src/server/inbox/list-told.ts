import type { ToldMessage, ToldQuery } from '../../contract/inbox.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { findParents } from '../accounts/find-parents.ts';
import type { Database } from '../platform/db/database.ts';
import { type ToldRow, pageOfTold } from './told-store.ts';

/** The newest families of those whose name, e-mail address or phone number holds the words. */
const MOST_FAMILIES = 200;

/** A page of what families were told, newest first, in both languages. There are ever more, so they are never answered whole. */
export const listTold = async (
  db: Database,
  { q, size = DEFAULT_PAGE_SIZE, ...query }: ToldQuery,
): Promise<{ messages: ToldMessage[]; total: number }> => {
  const families = q === '' ? null : await findParents(db, q, MOST_FAMILIES);
  const familyIds = families && families.map(({ user_id }) => user_id);
  const { rows, ...counted } = await pageOfTold(db, { ...query, familyIds, size });
  return { messages: rows.map(presentTold), ...counted };
};

export const presentTold = (row: ToldRow): ToldMessage => ({
  notif_id: row.notifId,
  kind: row.kind,
  created_at: row.createdAt.toISOString(),
  family: { user_id: row.userId, name: fullName(row.firstName, row.lastName), language: row.locale },
  title: row.title,
  title_indo: row.titleIndo,
  body: row.body,
  body_indo: row.bodyIndo,
  is_read: row.readAt !== null,
});
