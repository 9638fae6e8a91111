import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { RateLimit } from '../../../contract/endpoint.ts';
import type { OpenDatabase } from '../db/database.ts';
import { rateLimits } from './tables.ts';

export type RateRules = Record<RateLimit['rule'], { max: number; windowMinutes: number }>;

export interface RateLimiter {
  /** Counts one try. @returns seconds to wait when there were too many, else null */
  take(rule: RateLimit['rule'], who: string): Promise<number | null>;
  /** Takes one try back. */
  giveBack(rule: RateLimit['rule'], who: string): Promise<void>;
  /** Deletes expired counters; a job calls it. */
  sweep(): Promise<void>;
}

/** Counts in the database, so that all processes share the limits and a restart keeps them. */
export const rateLimiter = (
  database: OpenDatabase,
  wallClock: { now(): Date },
  rules: RateRules,
): RateLimiter => {
  const keyOf = (rule: string, who: string) =>
    `${rule}:${createHash('sha256').update(who).digest('base64url')}`;
  return {
    async take(rule, who) {
      const now = wallClock.now();
      const { max, windowMinutes } = rules[rule];
      const endsAt = new Date(now.getTime() + windowMinutes * 60_000);
      const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
      const [row] = await database.transaction((tx) =>
        tx
          .insert(rateLimits)
          .values({ key: keyOf(rule, who), count: 1, windowEndsAt: endsAt })
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: {
              count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
              windowEndsAt: sql`case when ${over} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.windowEndsAt} end`,
            },
          })
          .returning(),
      );
      if (!row || row.count <= max) return null;
      return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
    },
    async giveBack(rule, who) {
      await database.transaction((tx) =>
        tx
          .update(rateLimits)
          .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
          .where(eq(rateLimits.key, keyOf(rule, who))),
      );
    },
    async sweep() {
      await database.transaction((tx) =>
        tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, wallClock.now())),
      );
    },
  };
};
