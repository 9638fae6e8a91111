import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

interface RowsHKT extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** A connection to either database (embedded or PostgreSQL). Reads take this; a transaction fits as well. */
export type Database = PgDatabase<RowsHKT, Record<string, never>>;

/** An open transaction. Every write takes one, so that a use case cannot write outside of its transaction. */
export type Tx = PgTransaction<RowsHKT, Record<string, never>, Record<string, never>>;
