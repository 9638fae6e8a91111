import { LRUCache } from 'lru-cache';
import { keptRows } from '../platform/db/kept-rows.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { findSession } from './session-store.ts';

/** What is kept of a session may be this old: longer than any page takes, too short to matter if a message were lost. */
const KEPT_FOR = 5000;
const MOST_SESSIONS = 5000;
const MOST_UNKNOWN = 10_000;

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export interface SessionMemory {
  /** The session whose token has this hash, whatever its state. */
  find(hash: string): Promise<FoundSession | null>;
}

/**
 * The sessions that were looked up within the last seconds: a page asks for its own a dozen times. Every write to a table
 * that says who is signed in makes them all stale, in this process before it is answered, in others at its message.
 *
 * And the hashes of tokens that belong to no session, so that made-up cookies ask the database once. A token is made by the
 * server for the session that begins with it, so one that is unknown stays so.
 * @param accountsVersion increases with every such write
 */
export const sessionMemory = (
  { db }: Pick<OpenDatabase, 'db'>,
  wallClock: Clock,
  accountsVersion: () => number,
): SessionMemory => {
  const unknown = new LRUCache<string, true>({ max: MOST_UNKNOWN });
  const sessions = keptRows<string, { readAt: number; found: FoundSession }>(
    accountsVersion,
    new LRUCache({ max: MOST_SESSIONS }),
  );
  return {
    async find(hash) {
      if (unknown.has(hash)) return null;
      const now = wallClock.now().getTime();
      const kept = await sessions.get(
        hash,
        async () => {
          const found = await findSession(db, hash);
          return found && { readAt: now, found };
        },
        // A clock that was set back does not say how old something is.
        ({ readAt }) => now >= readAt && now - readAt < KEPT_FOR,
      );
      if (!kept) unknown.set(hash, true);
      return kept?.found ?? null;
    },
  };
};
