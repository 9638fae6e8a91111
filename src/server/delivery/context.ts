import type { OpenDatabase } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { ShippingRates } from '../providers/shipping-rates/shipping-rates.ts';

/** What the use cases of delivery work with. */
export interface DeliveryContext {
  database: OpenDatabase;
  log: Log;
  shipping: ShippingRates;
}
