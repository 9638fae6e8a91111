import { count, gte } from 'drizzle-orm';
import type { PaymentState } from '../../domain/billing/payment-state.ts';
import type { Database } from '../platform/db/database.ts';
import { payments } from './tables.ts';

/** How many payments were begun at or after an instant, by how they stand now. */
export const countByState = (db: Database, since: Date): Promise<{ state: PaymentState; count: number }[]> =>
  db
    .select({ state: payments.state, count: count() })
    .from(payments)
    .where(gte(payments.createdAt, since))
    .groupBy(payments.state);
