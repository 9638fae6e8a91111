import { eq } from 'drizzle-orm';
import { stillTold } from '../../domain/messages/notice-times.ts';
import { type Notice, notifyAccounts } from '../inbox/notify.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { MessagesContext } from './context.ts';
import { toldUntil } from './tables.ts';

export type FamilyNotice = Notice & { userId: number };

interface Telling {
  name: string;
  /** moments at which families may be told something; when one after `after` is known, the first of those is among them */
  moments(db: Database, after: Date): Promise<readonly Date[]>;
  /** the school begins to tell: what was before is not told */
  begin?(tx: Tx, now: Date): Promise<void>;
  /** what they are told at `moment`, judged by what the school knows `now`, which may be later */
  noticesAt(tx: Tx, moment: Date, now: Date): Promise<readonly FamilyNotice[]>;
}

/**
 * Tells at each moment once, in its order, whatever ticks were missed and however many processes there are: what was told and
 * until when is written in one transaction, and who comes second waits for that row. A school that begins now is told
 * nothing of what was before, and a live one skips what it finds a day late (rule R172).
 */
export const tellAtMoments = (context: MessagesContext, telling: Telling): Job => ({
  name: telling.name,
  everyMinutes: 1,
  async nextDue() {
    const { db } = context.database;
    const [row] = await db.select().from(toldUntil).where(eq(toldUntil.job, telling.name));
    return row ? nextMoment(telling, db, row.at) : null;
  },
  async runDue(now, stopping) {
    for (;;) {
      if (stopping?.aborted || !(await tellNext(context, telling, now))) return;
    }
  },
});

const nextMoment = async ({ moments }: Telling, db: Database, after: Date): Promise<Date | null> => {
  const toCome = (await moments(db, after)).filter((at) => at > after);
  return toCome.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
};

/** @returns whether there was a moment until now that had not been told */
const tellNext = (
  { database, log, skipsLate }: MessagesContext,
  telling: Telling,
  now: Date,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const { name, begin, noticesAt } = telling;
    const begun = await tx.insert(toldUntil).values({ job: name, at: now }).onConflictDoNothing().returning();
    if (begun.length > 0) await begin?.(tx, now);
    const [row] = await tx.select().from(toldUntil).where(eq(toldUntil.job, name)).for('update');
    if (!row) return false;
    if (skipsLate && row.at.getTime() - now.getTime() > stillTold) {
      log.error({ job: name, until: row.at }, 'the clock was ahead: what falls due is told from now on');
      await tx.update(toldUntil).set({ at: now }).where(eq(toldUntil.job, name));
    }
    if (row.at >= now) return false;
    const moment = await nextMoment(telling, tx, row.at);
    const isDue = moment !== null && moment <= now;
    await tx
      .update(toldUntil)
      .set({ at: isDue ? moment : now })
      .where(eq(toldUntil.job, name));
    if (!isDue) return false;
    const isLate = now.getTime() - moment.getTime() > stillTold;
    if (isLate && skipsLate) log.warn({ job: name, moment }, 'notices were found too late and skipped');
    else await notifyAccounts(tx, await noticesAt(tx, moment, now));
    return true;
  });
