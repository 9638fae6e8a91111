import { and, count, isNotNull } from 'drizzle-orm';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database } from '../platform/db/database.ts';
import { notifications } from './tables.ts';

/** How many have opened each of these messages of staff to many families. */
export const countRead = async (
  db: Database,
  announcementIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { announcementId, readAt } = notifications;
  const rows = await db
    .select({ announcementId, read: count() })
    .from(notifications)
    .where(and(isAnyOf(announcementId, announcementIds), isNotNull(readAt)))
    .groupBy(announcementId);
  return new Map(rows.flatMap(({ announcementId: id, read }) => (id === null ? [] : [[id, read]])));
};
