import { asc, eq, isNotNull, lte, min } from 'drizzle-orm';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Job } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { type Mail, MailRefused } from '../providers/mail/mail.ts';
import type { LetterKind, LetterKinds, RenderLetter } from './letter-kinds.ts';
import { letters } from './tables.ts';

const MINUTE = 60_000;
/** Retry delays in minutes: greylisting passes after a few, an outage after hours. */
const retryDelays = [1, 5, 15, 60, 180, 720, 1440];
/** How long a mail is leased to a process; after a crash another one retries it. */
const LEASE_MS = 5 * MINUTE;
const BATCH_SIZE = 20;

export interface MailSending {
  database: OpenDatabase;
  mail: Mail;
  render: RenderLetter;
  log: Log;
}

/** Sends every mail that is due, each by one process at a time; a mail may come twice after a crash, never not at all. */
export const sendLettersJob = (office: MailSending): Job => ({
  name: 'send-letters',
  everyMinutes: 1,
  async nextDue() {
    const [row] = await office.database.db
      .select({ at: min(letters.nextTryAt) })
      .from(letters)
      .where(isNotNull(letters.nextTryAt));
    return row?.at ?? null;
  },
  async runDue(now) {
    for (;;) {
      const due = await claim(office.database, now);
      if (due.length === 0) return;
      for (const letter of due) await sendOne(office, letter, now);
    }
  },
});

type Row = typeof letters.$inferSelect;

const claim = (database: OpenDatabase, now: Date): Promise<Row[]> =>
  database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(letters)
      .where(lte(letters.nextTryAt, now))
      .orderBy(asc(letters.nextTryAt), asc(letters.letterId))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const { letterId } of due)
      await tx
        .update(letters)
        .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
        .where(eq(letters.letterId, letterId));
    return due;
  });

const sendOne = async ({ database, mail, render, log }: MailSending, letter: Row, now: Date) => {
  const record = (changes: Partial<Row>) =>
    database.transaction((tx) =>
      tx.update(letters).set(changes).where(eq(letters.letterId, letter.letterId)),
    );
  try {
    const kind = letter.kind as LetterKind;
    const printed = await render(kind, letter.language, letter.data as LetterKinds[typeof kind]);
    await mail.send({ to: letter.recipient, ...printed });
    await record({ sentAt: now, nextTryAt: null, data: null });
  } catch (error) {
    const wait = retryDelays[letter.tries];
    const forGood = wait === undefined || (error instanceof MailRefused && error.permanent);
    log.error({ letter: letter.letterId, kind: letter.kind, forGood, err: error }, 'a mail was not sent');
    await record(
      forGood
        ? { tries: letter.tries + 1, nextTryAt: null, failedAt: now, data: null }
        : { tries: letter.tries + 1, nextTryAt: new Date(now.getTime() + wait * MINUTE) },
    );
  }
};
