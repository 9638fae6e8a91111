import type { NotifyStaff } from '../inbox/notify.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Webhooks } from '../providers/webhooks/webhooks.ts';

/** What the use cases of webhooks work with. */
export interface WebhooksContext {
  database: OpenDatabase;
  /** the business clock, by which events happen and are tried again */
  clock: Clock;
  /** what programs compare with their own clocks */
  wallClock: Clock;
  log: Log;
  webhooks: Webhooks;
  /** handed in, because the inbox knows of accounts and the log */
  notifyOwners: NotifyStaff;
}
