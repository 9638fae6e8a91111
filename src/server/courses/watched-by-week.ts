import { and, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { watchedMarks } from './tables.ts';

/** How many lessons were marked as watched between two instants, and by how many children, by the Monday of the week in WIB. */
export const watchedByWeek = (db: Database, { from, to }: { from: Date; to: Date }) =>
  db
    .select({
      monday: sql<string>`to_char(date_trunc('week', ${watchedMarks.watchedAt} at time zone 'Asia/Jakarta'), 'YYYY-MM-DD')`,
      videos: sql<number>`count(*)`.mapWith(Number),
      children: sql<number>`count(distinct ${watchedMarks.childId})`.mapWith(Number),
    })
    .from(watchedMarks)
    .where(and(gte(watchedMarks.watchedAt, from), lt(watchedMarks.watchedAt, to)))
    .groupBy(sql`1`);
