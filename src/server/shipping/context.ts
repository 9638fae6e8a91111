import type { OpenDatabase } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { NotifyAccount } from '../inbox/notify.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { ShippingCostCache } from './shipping-cost-cache.ts';

/** What the use cases of shipping work with. `clock` is the business clock. */
export interface ShippingContext {
  database: OpenDatabase;
  clock: Clock;
  log: Log;
  costs: ShippingCostCache;
  notifyAccount: NotifyAccount;
}
