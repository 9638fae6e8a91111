import { sql } from 'drizzle-orm';
import type { Counted } from '../platform/db/counted.ts';
import { healthMatters } from './tables.ts';

/** Of how many matters of the server owners were told that go on. */
export const countMatters = (): Counted => ({
  count: sql<number>`(select count(*) from ${healthMatters} where gone_at is null)`,
});
