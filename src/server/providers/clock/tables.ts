import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** How far the demo's business clock is ahead of the system's; at most one row, none means not at all. */
export const sandboxClock = pgTable(
  'sandbox_clock',
  {
    id: integer('id').primaryKey(),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  },
  (table) => [check('sandbox_clock_one_row', sql`${table.id} = 1`)],
);
