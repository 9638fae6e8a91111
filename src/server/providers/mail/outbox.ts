import { desc, eq, lt } from 'drizzle-orm';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Clock } from '../clock/clock.ts';
import { type Letter, type Mail, checkLetter } from './mail.ts';
import { sandboxMails } from './tables.ts';

/** A mail in the outbox; `sentAt` by the business clock. */
export interface SentLetter extends Letter {
  id: number;
  sentAt: Date;
}

/** Keeps mails instead of sending them, for people to read. */
export interface Outbox extends Mail {
  /** The newest first; `to` is the exact address, in lower case as accounts hold it. */
  list(filter: { to?: string | undefined; limit: number }): Promise<SentLetter[]>;
  /** Deletes what was sent before an instant. */
  forgetBefore(instant: Date): Promise<void>;
}

/** `clock` is the business clock, so that a mail bears the day the demo stands at. */
export const outboxMail = (options: { database: Pick<OpenDatabase, 'db'>; clock: Clock }): Outbox => {
  const { database, clock } = options;
  return {
    name: 'outbox',
    // People read it in the order in which the school wrote.
    atOnce: 1,
    problem: async () => null,
    async send(letter) {
      checkLetter(letter);
      const { to, subject, text, html } = letter;
      await database.db.insert(sandboxMails).values({ to, subject, text, html, sentAt: clock.now() });
    },
    list: ({ to, limit }) =>
      database.db
        .select()
        .from(sandboxMails)
        .where(to === undefined ? undefined : eq(sandboxMails.to, to))
        .orderBy(desc(sandboxMails.id))
        .limit(limit),
    async forgetBefore(instant) {
      await database.db.delete(sandboxMails).where(lt(sandboxMails.sentAt, instant));
    },
  };
};
