import { eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { webhooks } from './tables.ts';

/** How many programs take nothing at the moment, or were switched off because of it. */
export const countFailing = (db: Database): Promise<number> =>
  db.$count(webhooks, or(isNotNull(webhooks.failingSince), eq(webhooks.state, 'failed')));
