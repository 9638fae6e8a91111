import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { RateLimit } from '../../../contract/endpoint.ts';
import type { OpenDatabase, Tx } from '../db/database.ts';
import { rateLimits } from './tables.ts';

export interface RateRule {
  max: number;
  windowMinutes: number;
  /** When `max` is reached, one more try each so many seconds is still let through: slowed instead of locked. */
  thenEverySeconds?: number;
}
export type RateRules = Record<RateLimit['rule'], RateRule>;

/** One limit that a call counts under, and for whom. */
export interface Try {
  rule: RateLimit['rule'];
  who: string;
}

/** The `who` of a try, from the values that a limit of the contract is `per`: whoever counts by hand must write the same. */
export const whoOf = (values: readonly unknown[]): string => JSON.stringify(values);

export interface RateLimiter {
  /**
   * Counts a call in all of its limits, or in none when one of them is reached.
   * @returns which of `tries` refuses it and the seconds to wait, else null
   */
  take(tries: readonly Try[]): Promise<{ refusedBy: number; retryAfter: number } | null>;
  /** Takes a call back that was counted. */
  giveBack(tries: readonly Try[]): Promise<void>;
  /** Deletes expired counters; a job calls it. */
  sweep(): Promise<void>;
}

/**
 * How long a refusal is repeated from memory before the database is asked again: another process may have given tries
 * back since.
 */
const REMEMBERED_MS = 10_000;
const MOST_REMEMBERED = 10_000;

/** Thrown within the transaction, so that what it counted so far is undone. */
class LimitReached extends Error {
  readonly refusedBy: number;
  readonly endsAt: Date;

  constructor(refusedBy: number, endsAt: Date) {
    super('a limit is reached');
    this.refusedBy = refusedBy;
    this.endsAt = endsAt;
  }
}

/**
 * Counts in the database, so that all processes share the limits and a restart keeps them. What was refused is remembered
 * in memory, so that a storm of refused calls writes nothing (rule R72).
 */
export const rateLimiter = (
  database: OpenDatabase,
  wallClock: { now(): Date },
  rules: RateRules,
): RateLimiter => {
  const refused = new LRUCache<string, { endsAt: Date; until: number }>({ max: MOST_REMEMBERED });
  const secondsTo = (endsAt: Date) =>
    Math.max(1, Math.ceil((endsAt.getTime() - wallClock.now().getTime()) / 1000));
  const remembered = (tries: readonly Try[]) => {
    const now = wallClock.now().getTime();
    for (const [refusedBy, one] of tries.entries()) {
      const known = refused.get(keyOf(one));
      if (known && now < known.until) return { refusedBy, retryAfter: secondsTo(known.endsAt) };
    }
    return null;
  };
  const remember = (one: Try, endsAt: Date) => {
    const until = Math.min(endsAt.getTime(), wallClock.now().getTime() + REMEMBERED_MS);
    refused.set(keyOf(one), { endsAt, until });
  };

  return {
    async take(tries) {
      const known = tries.length === 0 ? null : remembered(tries);
      if (known || tries.length === 0) return known;
      try {
        await database.transaction(async (tx) => {
          for (const [index, one] of tries.entries()) {
            const endsAt = await countOrFind(tx, one, rules[one.rule], wallClock.now());
            if (endsAt) throw new LimitReached(index, endsAt);
          }
        });
        return null;
      } catch (error) {
        const [one] = error instanceof LimitReached ? tries.slice(error.refusedBy) : [];
        if (!(error instanceof LimitReached) || !one) throw error;
        remember(one, error.endsAt);
        return { refusedBy: error.refusedBy, retryAfter: secondsTo(error.endsAt) };
      }
    },
    async giveBack(tries) {
      if (tries.length === 0) return;
      const keys = tries.map(keyOf);
      // One after the other: rows locked in another order than `take` locks them would deadlock with it.
      await database.transaction(async (tx) => {
        for (const key of keys)
          await tx
            .update(rateLimits)
            .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
            .where(eq(rateLimits.key, key));
      });
      for (const key of keys) refused.delete(key);
    },
    async sweep() {
      await database.transaction((tx) =>
        tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, wallClock.now())),
      );
    },
  };
};

const keyOf = ({ rule, who }: Try) => `${rule}:${createHash('sha256').update(who).digest('base64url')}`;

/** Counts one try. @returns null, or the end of the window whose limit is reached */
const countOrFind = async (tx: Tx, one: Try, rule: RateRule, now: Date): Promise<Date | null> => {
  const key = keyOf(one);
  if (await increment(tx, key, rule.max, new Date(now.getTime() + rule.windowMinutes * 60_000), now))
    return null;
  if (rule.thenEverySeconds === undefined) return endOf(tx, key, now);
  const next = `next:${key}`;
  const turn = new Date(now.getTime() + rule.thenEverySeconds * 1000);
  return (await increment(tx, next, 1, turn, now)) ? null : endOf(tx, next, now);
};

/** Adds one to the counter, or begins it anew when its window is over. @returns false when it stands at `max` */
const increment = async (tx: Tx, key: string, max: number, endsAt: Date, now: Date): Promise<boolean> => {
  const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
  const counted = await tx
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
      },
      setWhere: sql`${over} or ${rateLimits.count} < ${max}`,
    })
    .returning({ key: rateLimits.key });
  return counted.length > 0;
};

const endOf = async (tx: Tx, key: string, now: Date): Promise<Date> => {
  const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row?.windowEndsAt ?? now;
};
