import { gte, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { watchedMarks } from './tables.ts';

/** How many lessons were marked as watched since then, and by how many children, by the Monday of the week in WIB. */
export const watchedByWeek = (db: Database, since: Date) =>
  db
    .select({
      monday: sql<string>`to_char(date_trunc('week', ${watchedMarks.watchedAt} at time zone 'Asia/Jakarta'), 'YYYY-MM-DD')`,
      videos: sql<number>`count(*)`.mapWith(Number),
      children: sql<number>`count(distinct ${watchedMarks.childId})`.mapWith(Number),
    })
    .from(watchedMarks)
    .where(gte(watchedMarks.watchedAt, since))
    .groupBy(sql`1`);
