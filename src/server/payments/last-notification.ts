import { desc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { paymentEvents } from './tables.ts';

/** Of so many things heard last: with a gateway that notifies, each payment brings a notification. */
const LOOKED_AT = 200;

/** When a notification of the gateway told something last, and of how many things the school heard because it asked. */
export const lastNotification = async (db: Database): Promise<{ at: Date | null; polled: number }> => {
  const newest = db
    .select({ at: paymentEvents.at, source: paymentEvents.source })
    .from(paymentEvents)
    .orderBy(desc(paymentEvents.eventId))
    .limit(LOOKED_AT)
    .as('newest');
  const [row] = await db
    .select({
      at: max(sql`case when ${eq(newest.source, 'notification')} then ${newest.at} end`).mapWith(
        paymentEvents.at,
      ),
      polled: sql<number>`count(*) filter (where ${newest.source} = 'poll')::int`,
    })
    .from(newest);
  return { at: row?.at ?? null, polled: row?.polled ?? 0 };
};
