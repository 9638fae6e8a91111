import { asc, desc, eq, inArray, lte, min } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../platform/db/database.ts';
import { sandboxNotifications } from './tables.ts';

/** Posts a notification to the school. @returns the HTTP status */
export type Deliver = (body: string) => Promise<number>;

export type Notification = typeof sandboxNotifications.$inferSelect;

const MINUTE = 60_000;
/** Midtrans' own waits between tries, in minutes. */
const waits = [2, 10, 30, 90, 210];
/** How long a process has a notification for itself; after a crash another one tries again. */
const LEASE = 5 * MINUTE;
/** Until when whoever writes or takes a notification now has it alone. */
export const leasedUntil = (now: Date): Date => new Date(now.getTime() + LEASE);

/** How often Midtrans tries again after this answer. */
const triesAfter = (answer: number): number => {
  // A redirect is a failure as well, but Midtrans does not come back.
  if (answer >= 200 && answer < 400) return 0;
  if (answer === 500) return 1;
  if (answer === 503) return 4;
  if (answer === 400 || answer === 404) return 2;
  return waits.length;
};

const nextTry = ({ tries }: Notification, answer: number, now: Date): Date | null => {
  const wait = tries < triesAfter(answer) ? waits[tries] : undefined;
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE);
};

/** One statement, and so a transaction of its own. */
const leaseFirst = async (db: Database, now: Date): Promise<Notification | undefined> => {
  const first = db
    .select({ id: sandboxNotifications.notificationId })
    .from(sandboxNotifications)
    .where(lte(sandboxNotifications.dueAt, now))
    .orderBy(asc(sandboxNotifications.dueAt), asc(sandboxNotifications.notificationId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [leased] = await db
    .update(sandboxNotifications)
    .set({ dueAt: leasedUntil(now) })
    .where(eq(sandboxNotifications.notificationId, first))
    .returning();
  return leased;
};

/** The notifications that the sandbox has still to deliver to the school. */
export const sandboxPost = (database: OpenDatabase) => {
  const { db } = database;
  const send = async (one: Notification, deliver: Deliver, now: Date) => {
    // Whatever went wrong is no answer, and no answer is tried again.
    const answer = await deliver(one.body).catch(() => 0);
    const dueAt = nextTry(one, answer, now);
    await db
      .update(sandboxNotifications)
      .set({ answer, tries: one.tries + 1, dueAt })
      .where(eq(sandboxNotifications.notificationId, one.notificationId));
  };
  return {
    nextDue: async (): Promise<Date | null> => {
      const [row] = await database.db
        .select({ at: min(sandboxNotifications.dueAt) })
        .from(sandboxNotifications);
      return row?.at ?? null;
    },
    /** Delivers what is due, each by one process at a time. */
    deliverDue: async (deliver: Deliver, now: Date, stopping?: AbortSignal): Promise<void> => {
      for (;;) {
        if (stopping?.aborted) return;
        const due = await leaseFirst(db, now);
        if (!due) return;
        await send(due, deliver, now);
      }
    },
    /** Delivers what the caller has leased. */
    deliver: async (leased: readonly Notification[], deliver: Deliver, now: Date): Promise<void> => {
      for (const one of leased) await send(one, deliver, now);
    },
    /** The latest of each of these orders. */
    latest: async (orderIds: readonly string[]): Promise<Map<string, Notification>> => {
      if (orderIds.length === 0) return new Map();
      const rows = await database.db
        .selectDistinctOn([sandboxNotifications.orderId])
        .from(sandboxNotifications)
        .where(inArray(sandboxNotifications.orderId, [...orderIds]))
        .orderBy(sandboxNotifications.orderId, desc(sandboxNotifications.notificationId));
      return new Map(rows.map((row) => [row.orderId, row]));
    },
  };
};
