import { eq } from 'drizzle-orm';
import type { Counted } from '../platform/db/counted.ts';
import type { Database } from '../platform/db/database.ts';
import { orders } from './tables.ts';

/** The study kits that are not shipped, as the list of that status shows them (rule R237). */
export const kitsToSend = (db: Database): Counted => ({
  count: db.$count(orders, eq(orders.status, 'unshipped')),
});
