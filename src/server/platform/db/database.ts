import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { Dumped } from './dumped.ts';
import type { PgDatabase, PgQueryResultHKT, PgTransaction, PgTransactionConfig } from 'drizzle-orm/pg-core';

interface RowsHKT extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** A connection to either database (embedded or PostgreSQL). Reads take this; a transaction fits as well. */
export type Database = PgDatabase<RowsHKT>;

/** An open transaction. Every write takes one, so that a use case cannot write outside of its transaction. */
export type Tx = PgTransaction<
  RowsHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;

/** Messages that tables send when they are written: one that guests see, or one that says who is signed in. */
export const tableChannels = ['content', 'accounts'] as const;
/** See `announced-tables.ts`. */
export type TableChannel = (typeof tableChannels)[number];

/** Messages between processes: of tables; that the business clock was moved; and that a worker is to look what is due. */
export type Channel = TableChannel | 'clock' | 'jobs';

/** How to isolate a transaction; the default of both databases is read committed. */
export type TransactionSettings = PgTransactionConfig;

/**
 * Called with errors that fail no query: of the embedded engine's maintenance (its files grow until it succeeds again), or
 * of a hook after a commit.
 */
export type OnProblem = (error: unknown, what: string) => void;

/**
 * The database while the server runs. Both kinds behave alike, with these differences left:
 * - a raw `count(*)` or bigint is a number on the embedded one, a string on PostgreSQL: use `db.$count` or a typed
 *   column, never a raw row's number as it comes;
 * - the embedded one knows milliseconds, PostgreSQL microseconds: make time columns with `instant()`;
 * - text is sorted by bytes (collation C) on the embedded one: sort names in code;
 * - the embedded one is a single session, so locks never wait there: test races on PostgreSQL as well.
 */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres';
  /** Inside `transaction` this is the same transaction, also in functions that were not handed the `tx`. */
  readonly db: Database;
  /**
   * Commits when `work` resolves, rolls back when it throws, and rejects when the commit fails. Inside another
   * transaction it is a savepoint. A transaction without a query for a minute is rolled back.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, settings?: TransactionSettings): Promise<T>;
  /** Calls `hook` soon after the surrounding transaction committed, never if it rolled back; at once outside of one. */
  afterCommit(hook: () => void): void;
  /** One `work` at a time under this name, over all processes; the others wait. Not for use inside itself. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * `exclusively` that does not wait for another process.
   * @returns false when `work` was not done, because another process is at work under this name
   */
  exclusivelyUnlessBusy(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Raw SQL with $1, $2 …; several statements are allowed when there are no values. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Receives the messages of every process after their commit; those of this process before its `transaction` resolves.
   * An empty payload means that the connection was lost, so messages may have been missed.
   */
  listen(channel: Channel, receive: (payload: string) => void): Promise<void>;
  /**
   * Sends a message at the commit of the surrounding transaction; payload of at most 7,900 bytes. `content` and
   * `accounts` are sent by the tables themselves, see `seenByGuests`.
   */
  notify(channel: Exclude<Channel, TableChannel>, payload: string): Promise<void>;
  /**
   * How far its tables are: none yet, some migrations missing, or up to date.
   * @throws DatabaseRefused when another program or a newer version made them
   */
  schema(): Promise<'none' | 'behind' | 'current'>;
  /** Brings the tables up to date. Several processes may start at once. */
  migrate(): Promise<void>;
  /** Empties every table of the product and starts the counters again. Leaves other schemas, such as the migrations', alone. */
  empty(): Promise<void>;
  /** How many queries `work` asks through drizzle: tests hold what a call may cost against it. */
  countQueries(work: () => Promise<unknown>): Promise<number>;
  /**
   * Writes all of it into a new file, as it is at one moment, while others go on writing; `restore.ts` reads it.
   * @throws DatabaseRefused when the program that PostgreSQL has for this is missing or fails
   */
  dumpTo(path: string): Promise<Dumped>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** How many connections for queries there are, and who waits for one; null on the embedded database, which has one session. */
  connections(): { open: number; idle: number; waiting: number } | null;
  /** Writes everything to its final place on the embedded database; PostgreSQL does that by itself. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
}
