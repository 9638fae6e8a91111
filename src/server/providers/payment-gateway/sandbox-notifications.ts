import { and, asc, desc, eq, inArray, lte, min } from 'drizzle-orm';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { sandboxNotifications } from './tables.ts';

/** Posts a notification to the school. @returns the HTTP status */
export type Deliver = (body: string) => Promise<number>;

type Notification = typeof sandboxNotifications.$inferSelect;

const MINUTE = 60_000;
/** Midtrans' own waits between tries, in minutes. */
const waits = [2, 10, 30, 90, 210];
/** How long a process has a notification for itself; after a crash another one tries again. */
const LEASE = 5 * MINUTE;

/** How often Midtrans tries again after this answer. */
const triesAfter = (answer: number): number => {
  if (answer >= 200 && answer < 300) return 0;
  if (answer >= 300 && answer < 400) return 0;
  if (answer === 500) return 1;
  if (answer === 503) return 4;
  if (answer === 400 || answer === 404) return 2;
  return waits.length;
};

const nextTry = ({ tries }: Notification, answer: number, now: Date): Date | null => {
  const wait = tries < triesAfter(answer) ? waits[tries] : undefined;
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE);
};

/** What the sandbox has still to tell the school. */
export const sandboxPost = (database: OpenDatabase) => {
  const claim = (now: Date, orderId?: string): Promise<Notification | undefined> =>
    database.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(sandboxNotifications)
        .where(
          and(
            lte(sandboxNotifications.dueAt, now),
            orderId === undefined ? undefined : eq(sandboxNotifications.orderId, orderId),
          ),
        )
        .orderBy(asc(sandboxNotifications.notificationId))
        .limit(1)
        .for('update', { skipLocked: true });
      if (due) await record(due, { dueAt: new Date(now.getTime() + LEASE) });
      return due;
    });
  const record = (row: Notification, changes: Partial<Notification>) =>
    database.transaction((tx) =>
      tx
        .update(sandboxNotifications)
        .set(changes)
        .where(eq(sandboxNotifications.notificationId, row.notificationId)),
    );
  return {
    nextDue: async (): Promise<Date | null> => {
      const [row] = await database.db
        .select({ at: min(sandboxNotifications.dueAt) })
        .from(sandboxNotifications);
      return row?.at ?? null;
    },
    /** Delivers what is due, of one order or of all, each by one process at a time. */
    deliverDue: async (deliver: Deliver, now: Date, orderId?: string): Promise<void> => {
      for (let due = await claim(now, orderId); due; due = await claim(now, orderId)) {
        // Whatever went wrong is no answer, and no answer is tried again.
        const answer = await deliver(due.body).catch(() => 0);
        await record(due, { answer, tries: due.tries + 1, dueAt: nextTry(due, answer, now) });
      }
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
