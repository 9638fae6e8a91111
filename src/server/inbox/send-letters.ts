import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm';
import { isLinkPurpose, linkExpiry } from '../../domain/accounts/account-status.ts';
import { outsideQuietHours } from '../../domain/messages/notice-times.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { type Mail, MailRefused } from '../providers/mail/mail.ts';
import type { LetterKind, LetterKinds, RenderLetter } from './letter-kinds.ts';
import { letters } from './tables.ts';

const MINUTE = 60_000;
/** Retry delays in minutes: greylisting passes after a few, an outage after hours. */
const retryDelays = [1, 5, 15, 60, 180, 720, 1440];
/** How long a mail is leased to a process, longer than a delivery may take; after a crash another process retries it. */
const LEASE_MS = 5 * MINUTE;

export interface MailSending {
  database: OpenDatabase;
  clock: Clock;
  mail: Mail;
  render: RenderLetter;
  log: Log;
}

/** Sends every mail that is due, each by one process at a time; a mail may come twice after a crash, never not at all. */
export const sendLettersJob = (office: MailSending): Job => ({
  name: 'send-letters',
  everyMinutes: 1,
  async nextDue() {
    const { db } = office.database;
    const times = await Promise.all([firstTry(db, false), firstTry(db, true)]);
    const due = times.filter((at) => at !== null);
    return due.length === 0 ? null : new Date(Math.min(...due.map((at) => at.getTime())));
  },
  async runDue(_now, stopping) {
    const ways = Array.from({ length: office.mail.atOnce }, () => sendAll(office, stopping));
    // Over only when nobody sends any more: then the database may be closed or replaced.
    const failed = (await Promise.allSettled(ways)).find((way) => way.status === 'rejected');
    if (failed) throw failed.reason;
  },
});

/** Sends one mail after the other until none is due; a mail with a link that comes meanwhile is the next one. */
const sendAll = async (office: MailSending, stopping?: AbortSignal): Promise<void> => {
  for (;;) {
    if (stopping?.aborted) return;
    // Asked each time: what is posted while thousands are sent is due before they are done.
    const now = office.clock.now();
    const letter = await claim(office, now);
    if (!letter) return;
    await sendOne(office, letter, now);
  }
};

type Row = typeof letters.$inferSelect;

/** Of mails with a link and of notices apart: the index has each by its time. */
const firstTry = async (db: Database, isNotice: boolean): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(letters.nextTryAt) })
    .from(letters)
    .where(and(eq(letters.isNotice, isNotice), isNotNull(letters.nextTryAt)));
  return row?.at ?? null;
};

/** One statement, and so a transaction of its own. */
const leaseFirst = async (db: Database, now: Date, until: Date): Promise<Row | undefined> => {
  const first = db
    .select({ id: letters.letterId })
    .from(letters)
    .where(lte(letters.nextTryAt, now))
    .orderBy(asc(letters.isNotice), asc(letters.nextTryAt), asc(letters.letterId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [letter] = await db
    .update(letters)
    .set({ nextTryAt: until })
    .where(eq(letters.letterId, first))
    .returning();
  return letter;
};

/** Leases the next mail just before it is sent, because those before it may have taken longer than a lease. */
const claim = ({ database: { db } }: MailSending, now: Date): Promise<Row | undefined> =>
  leaseFirst(db, now, new Date(now.getTime() + LEASE_MS));

/** What the family is told by day is not tried at night either (rule R172). */
const nextTry = ({ isNotice, isUrgent }: Row, wait: number, now: Date): Date => {
  const at = new Date(now.getTime() + wait * MINUTE);
  return isNotice && !isUrgent ? outsideQuietHours(at) : at;
};

/** A mail that comes after its link has ended would only say that it did not work. */
const leadsNowhere = ({ kind, createdAt }: Row, at: Date): boolean =>
  isLinkPurpose(kind) && at > linkExpiry(kind, createdAt);

const sendOne = async ({ database, mail, render, log }: MailSending, letter: Row, now: Date) => {
  const record = (changes: Partial<Row>) =>
    database.db.update(letters).set(changes).where(eq(letters.letterId, letter.letterId));
  try {
    const kind = letter.kind as LetterKind;
    const printed = await render(kind, letter.language, letter.data as LetterKinds[typeof kind]);
    await mail.send({ to: letter.recipient, ...printed });
    await record({ sentAt: now, nextTryAt: null, data: null });
  } catch (error) {
    const wait = retryDelays[letter.tries];
    const at = wait === undefined ? null : nextTry(letter, wait, now);
    const forGood =
      at === null || leadsNowhere(letter, at) || (error instanceof MailRefused && error.permanent);
    log.error({ letter: letter.letterId, kind: letter.kind, forGood, err: error }, 'a mail was not sent');
    await record(
      forGood
        ? { tries: letter.tries + 1, nextTryAt: null, failedAt: now, data: null }
        : { tries: letter.tries + 1, nextTryAt: at },
    );
  }
};
