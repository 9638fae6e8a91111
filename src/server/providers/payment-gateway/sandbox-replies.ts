import { and, eq, isNull, lt } from 'drizzle-orm';
import type { OpenDatabase } from '../../platform/db/database.ts';
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

/**
 * Answers requests with an idempotency key: the same answer within five minutes, whatever was asked and of whatever
 * call, as long as that was a success.
 */
export const onceForEachKey = ({ database, clock }: { database: OpenDatabase; clock: Clock }) => {
  const { db } = database;
  const begin = async (key: string): Promise<'first' | { body: string | null }> => {
    const now = clock.now();
    const fresh = { madeAt: now, body: null };
    // A key that is there is taken over when its answer is old.
    const made = await db
      .insert(sandboxReplies)
      .values({ key, ...fresh })
      .onConflictDoUpdate({
        target: sandboxReplies.key,
        set: fresh,
        setWhere: lt(sandboxReplies.madeAt, oldUntil(now)),
      })
      .returning({ key: sandboxReplies.key });
    if (made.length > 0) return 'first';
    const [there] = await db.select().from(sandboxReplies).where(eq(sandboxReplies.key, key));
    return there ?? { body: null };
  };
  const sweep = async (now: Date): Promise<void> => {
    await db.delete(sandboxReplies).where(lt(sandboxReplies.madeAt, oldUntil(now)));
  };
  const keep = (key: string, body: string) =>
    db.update(sandboxReplies).set({ body }).where(eq(sandboxReplies.key, key));
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
