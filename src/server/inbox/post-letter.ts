import { and, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../providers/clock/clock.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import { type LetterKind, type LetterKinds, isNotice } from './letter-kinds.ts';
import { letters } from './tables.ts';

export interface Letter<Kind extends LetterKind> {
  to: string;
  kind: Kind;
  language: 'en' | 'id';
  data: LetterKinds[Kind];
  /** a notice that does not wait for the day when it has to be tried again */
  isUrgent?: boolean;
  /** not before this instant; absent: at once */
  notBefore?: Date;
}
export type PostLetter = <Kind extends LetterKind>(tx: Tx, letter: Letter<Kind>) => Promise<void>;

export type DropNotices = (tx: Tx, to: string) => Promise<void>;

/** Takes back the notices to an address that are not sent yet: its family is closed, or has another address now. */
export const dropNotices: DropNotices = async (tx, to) => {
  await tx
    .delete(letters)
    .where(and(eq(letters.recipient, to), eq(letters.isNotice, true), isNotNull(letters.nextTryAt)));
};

/**
 * Queues a mail in the transaction of the change it is about: both are committed or neither.
 * @param posted called after the commit, so that the mail is sent without waiting for the next tick
 */
export const postLetter =
  ({ database, clock, posted }: { database: OpenDatabase; clock: Clock; posted: () => void }): PostLetter =>
  async (tx, { to, kind, language, data, isUrgent, notBefore }) => {
    const now = clock.now();
    const letter = { recipient: to, kind, isNotice: isNotice(kind), isUrgent, language, data };
    await tx.insert(letters).values({ ...letter, createdAt: now, nextTryAt: notBefore ?? now });
    database.afterCommit(posted);
  };
