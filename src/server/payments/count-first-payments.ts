import { and, countDistinct, gte, lt, sql } from 'drizzle-orm';
import { type CalendarDate, startOfDay } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { isUndone } from './money-movements.ts';
import { payments } from './tables.ts';

/** How many families paid for the first time from the first of these days on and before `next`. */
export const countFirstPayments = async (
  db: Database,
  { first, next }: { first: CalendarDate; next: CalendarDate },
): Promise<number> => {
  const [row] = await db
    .select({ families: countDistinct(payments.familyId) })
    .from(payments)
    .where(
      and(
        gte(payments.settledAt, startOfDay(first)),
        lt(payments.settledAt, startOfDay(next)),
        sql`not ${isUndone}`,
        sql`not exists (select from ${payments} earlier
          where earlier.family_id = ${payments.familyId} and earlier.settled_at < ${startOfDay(first).toISOString()}::timestamptz)`,
      ),
    );
  return row?.families ?? 0;
};
