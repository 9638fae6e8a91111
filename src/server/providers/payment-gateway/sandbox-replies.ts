import { type SQL, and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../platform/db/database.ts';
import { placeholderFor, preparedWrite } from '../../platform/db/prepared.ts';
import type { Clock } from '../clock/clock.ts';
import type { HttpAnswer } from '../http-transport.ts';
import { sandboxReplies } from './tables.ts';

/** How long the same key gives the same answer. */
const KEY_LIFE = 5 * 60_000;

/** An answer, and whether it was given before. */
export interface Replied {
  answer: HttpAnswer;
  repeated: boolean;
}

/** While the first request with a key is running, a repeat learns just that. */
const stillRunning: HttpAnswer = {
  status: 202,
  contentType: 'application/json',
  body: Buffer.from('{}'),
};

const isSuccess = ({ body }: HttpAnswer) => {
  const { status_code: code = '' } = JSON.parse(body.toString('utf8')) as { status_code?: string };
  return code.startsWith('2') || code === '407';
};

/** Until when an answer is too old to be repeated at `now`, that instant itself left out. */
const oldUntil = (now: Date) => new Date(now.getTime() - KEY_LIFE + 1);

/** A key that is there is taken over when its answer is old. */
const insertKey = (db: Database, body: SQL | null) => {
  const madeAt = placeholderFor(sandboxReplies.madeAt, 'now');
  return db
    .insert(sandboxReplies)
    .values({ key: sql.placeholder('key'), madeAt, body })
    .onConflictDoUpdate({
      target: sandboxReplies.key,
      set: { madeAt, body },
      setWhere: lt(sandboxReplies.madeAt, placeholderFor(sandboxReplies.madeAt, 'oldUntil')),
    })
    .returning({ key: sandboxReplies.key });
};

/** One statement, and so a transaction of its own. */
const beginKey = preparedWrite('key of the sandbox', (db) => insertKey(db, null));

/** A key with its answer, as a part of a statement that does what the answer tells of: no row when the key is known. Bind the values of `replyValues`. */
export const keptReply = (db: Database) =>
  db.$with('kept').as(insertKey(db, placeholderFor(sandboxReplies.body, 'reply')));

/** What the placeholders of `keptReply` stand for. */
export const replyValues = (now: Date, key: string, reply: string) => ({
  key,
  reply,
  now,
  oldUntil: oldUntil(now),
});

const keepBody = preparedWrite('answer of the sandbox', (db) =>
  db
    .update(sandboxReplies)
    .set({ body: placeholderFor(sandboxReplies.body, 'body') })
    .where(eq(sandboxReplies.key, sql.placeholder('key'))),
);

/**
 * Answers requests with an idempotency key: the same answer within five minutes, whatever was asked and of whatever
 * call, as long as that was a success.
 */
export const onceForEachKey = ({ database, clock }: { database: OpenDatabase; clock: Clock }) => {
  const { db } = database;
  const begin = async (key: string): Promise<'first' | { body: string | null }> => {
    const now = clock.now();
    const made = await beginKey(db, { key, now, oldUntil: oldUntil(now) });
    if (made.length > 0) return 'first';
    const [there] = await db.select().from(sandboxReplies).where(eq(sandboxReplies.key, key));
    return there ?? { body: null };
  };
  const sweep = async (now: Date): Promise<void> => {
    await db.delete(sandboxReplies).where(lt(sandboxReplies.madeAt, oldUntil(now)));
  };
  const keep = (key: string, body: string) => keepBody(db, { key, body });
  const forget = (key: string) =>
    db.delete(sandboxReplies).where(and(eq(sandboxReplies.key, key), isNull(sandboxReplies.body)));
  const answerOnce = async (key: string | null, answerNow: () => Promise<HttpAnswer>): Promise<Replied> => {
    if (key === null) return { answer: await answerNow(), repeated: false };
    const begun = await begin(key);
    if (begun !== 'first')
      return {
        answer:
          begun.body === null
            ? stillRunning
            : { ...stillRunning, status: 200, body: Buffer.from(begun.body) },
        repeated: true,
      };
    let isKept = false;
    try {
      const answer = await answerNow();
      if (isSuccess(answer)) {
        await keep(key, answer.body.toString('utf8'));
        isKept = true;
      }
      return { answer, repeated: false };
    } finally {
      if (!isKept) await forget(key);
    }
  };
  return { answerOnce, sweep };
};
