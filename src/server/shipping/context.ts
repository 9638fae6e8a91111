import type { OpenDatabase } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { ShippingCostCache } from './shipping-cost-cache.ts';

/** What the use cases of shipping work with. */
export interface ShippingContext {
  database: OpenDatabase;
  log: Log;
  costs: ShippingCostCache;
}
