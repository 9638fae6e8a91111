import type { NotifyStaff } from '../inbox/notify.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { RateLimiter } from '../platform/http/rate-limit.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of tokens work with. */
export interface ApiTokensContext {
  database: OpenDatabase;
  /** the business clock, of the log */
  clock: Clock;
  /** the clock of tokens, as of sessions */
  wallClock: Clock;
  limiter: RateLimiter;
  /** handed in, because the inbox knows of accounts and the log */
  notifyOwners: NotifyStaff;
}
