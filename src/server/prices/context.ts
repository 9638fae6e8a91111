import type { PaymentType } from '../../domain/billing/payment-methods.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { PaymentGateway } from '../providers/payment-gateway/payment-gateway.ts';

/** What the use cases of prices work with. `clock` is the business clock. */
export interface PricesContext {
  database: OpenDatabase;
  clock: Clock;
  payments: PaymentGateway;
  /** whether the school takes this way to pay today */
  offers(type: PaymentType): boolean;
}
