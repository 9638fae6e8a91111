import type { AccountsRoutes } from '../accounts/context.ts';
import type { RateLimiter } from '../platform/http/rate-limit.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { SessionMemory } from './session-memory.ts';

/** What the use cases of security work with. */
export interface SecurityContext extends AccountsRoutes {
  /** the clock of sessions and second factors; `clock` is the business clock */
  wallClock: Clock;
  /** the sessions of the last seconds, with their accounts */
  sessions: SessionMemory;
  /** counts wrong codes of a second factor, which are known only after the password */
  limiter: RateLimiter;
  /** whether the school requires a second factor of its staff */
  secondFactorRequired: boolean;
}
