import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient, type QueryResult } from 'pg';
import {
  type Channel,
  type Database,
  type OnProblem,
  type OpenDatabase,
  type TransactionSettings,
  type Tx,
  tableChannels,
} from './database.ts';
import { connectionProblem } from './connection-problem.ts';
import { DatabaseRefused } from './database-refused.ts';
import { emptyTables } from './empty.ts';
import { AnnouncedWrites } from './announced-tables.ts';
import { Lifeline } from './lifeline.ts';
import { Listener } from './listener.ts';
import { migrating, migrationsFolder, schemaOf } from './migrations.ts';
import { namedMutexes } from './named-mutexes.ts';
import { dumpPostgres } from './postgres-programs.ts';
import { QueryCount } from './query-count.ts';
import { type Connection, TransactionConnection } from './transaction-connection.ts';
import { TransactionContext } from './transaction-context.ts';

/** Milliseconds. A page never needs so long; a forgotten transaction would hold its locks for ever. */
const limits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/**
 * How long a connection without queries stays open. With the driver's ten seconds, those that a quiet moment closed are made
 * again in the next busy one, and everybody waits for them.
 */
const KEPT_IDLE_MS = 600_000;

/**
 * An external PostgreSQL (15 or newer). One process takes `connections` for queries, 1 for listening, and 1 for each exclusive work
 * while it is done or waited for.
 * @throws DatabaseRefused when it cannot be reached or is of a kind that cannot be used
 */
export async function openPostgres(
  url: string,
  onProblem: OnProblem = () => undefined,
  connections = 5,
  application = 'kancil-english',
): Promise<OpenDatabase> {
  const common = {
    connectionString: url,
    application_name: application,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
    // Firewalls forget a connection that is silent for minutes without telling anybody; the system would wait for two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  };
  const lifeline = new Lifeline();
  const cut = { ...common, stream: lifeline.open };
  const pool = quiet(new Pool({ ...cut, ...limits, max: connections, idleTimeoutMillis: KEPT_IDLE_MS }));
  // Apart from the others: whoever waits for a lock must not take the connection that the holder works with.
  // Each name takes at most one connection of a process (`oneAtATime`), and there are fewer names than this: a job
  // each, and those of the callers of `exclusively`.
  const locks = quiet(new Pool({ ...cut, max: 20 }));
  // Its connection is opened whatever happens: it is how the others learn that the database answers again.
  const listener = new Listener({ ...common, connectionTimeoutMillis: 3_000 }, lifeline);
  const transactions = new TransactionContext<Connection>(onProblem);
  const oneAtATime = namedMutexes();
  const transaction = <T>(work: (tx: Tx) => Promise<T>, settings?: TransactionSettings) =>
    transactions.transaction((inside) => begin(pool, { cache, logger }, inside, settings), work);
  const link = (): Connection => transactions.current() ?? pool;
  const execute = async (text: string, values?: unknown[]) => rowsOf(await link().query(text, values));
  const notify = async (channel: Channel, payload: string) => {
    await execute('select pg_notify($1, $2)', [channel, listener.signed(payload)]);
    // The database, too, says two equal messages of a transaction once.
    const name = `${channel} ${payload}`;
    transactions.afterCommit(() => listener.deliver(channel, payload), { atOnce: true, name });
  };
  const inTransaction = () => transactions.current() !== undefined;
  const logger = new QueryCount();
  const cache = new AnnouncedWrites(inTransaction, (channel) => notify(channel, 'written'));
  const database: OpenDatabase = {
    kind: 'postgres',
    db: Object.assign(drizzle({ client: routed(link), cache, logger }) as Database, { transaction }),
    transaction,
    afterCommit: (hook) => transactions.afterCommit(hook),
    exclusively: (name, work) => oneAtATime(name, () => locked(locks, name, work)),
    exclusivelyUnlessBusy: (name, work) => oneAtATime(name, () => lockedUnlessBusy(locks, name, work)),
    execute,
    listen: (channel, receive) => listener.listen(channel, receive),
    notify,
    schema: () => schemaOf((text) => pool.query(text)),
    migrate: () => migrateOnce(pool),
    empty: async () => {
      await emptyTables(execute);
      for (const channel of tableChannels) await notify(channel, 'written');
    },
    countQueries: (work) => logger.during(work),
    dumpTo: (path) => dumpPostgres(url, path),
    ping: async () => void (await pool.query('select 1')),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    checkpoint: async () => undefined,
    close: async () => void (await Promise.all([listener.close(), locks.end(), pool.end()])),
  };
  transactions.sharePreparedOf(database.db);
  try {
    await refuseOtherKinds(pool);
  } catch (error) {
    await database.close();
    const problem = connectionProblem(error, url);
    throw problem === null ? error : new DatabaseRefused(problem);
  }
  return database;
}

/** Before anything is written: later, only some of what people enter would fail. */
async function refuseOtherKinds(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; number: string; version: string; standby: boolean }>(
    `select current_setting('server_encoding') as encoding, current_setting('server_version_num') as number,
     current_setting('server_version') as version, pg_is_in_recovery() as standby`,
  );
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL does not say what it is');
  const problem = kindProblem({ ...found, number: Number(found.number) });
  if (problem) throw new DatabaseRefused(problem);
}

/** Why a PostgreSQL that answers cannot be used, in a sentence; null when it can. */
export const kindProblem = (found: {
  encoding: string;
  number: number;
  version: string;
  standby: boolean;
}): string | null => {
  if (found.number < 150_000)
    return `DATABASE_URL names a PostgreSQL ${found.version}, this program needs 15 or later.`;
  if (found.encoding !== 'UTF8')
    return (
      `The database of DATABASE_URL has the encoding ${found.encoding}, this program needs UTF8: ` +
      `create database … encoding 'UTF8' template template0.`
    );
  if (found.standby)
    return 'DATABASE_URL names a PostgreSQL that only follows another one and cannot be written. Name that other one.';
  return null;
};

/** Without a listener, a connection that breaks (the server restarts) would end this process. */
function quiet(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** What drizzle takes for a pool: each query goes to the transaction that the running code is in, or to the pool. */
function routed(link: () => Connection): Pool {
  const client: Connection = { query: (query, values) => link().query(query, values) };
  return client as Pool;
}

async function begin<T>(
  pool: Pool,
  watching: { cache: AnnouncedWrites; logger: QueryCount },
  work: (tx: Tx, link: Connection) => Promise<T>,
  settings?: TransactionSettings,
): Promise<T> {
  const client = await pool.connect();
  const link = new TransactionConnection(client);
  const handle: Database = drizzle({ client: asClient(link), ...watching });
  try {
    return await handle.transaction((tx) => work(tx, link), settings);
  } finally {
    await link.settled();
    client.release(!link.ended);
  }
}

/** Drizzle asks no more of a client than queries. */
function asClient(link: Connection): PoolClient {
  return link as PoolClient;
}

async function locked<T>(locks: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await locks.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return await work();
  } finally {
    await unlock(client);
  }
}

async function lockedUnlessBusy(locks: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await locks.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [name],
    );
    if (!rows[0]?.free) return false;
    await work();
    return true;
  } finally {
    await unlock(client);
  }
}

/** Waits until the lock is free, so that the same process does not find itself busy when it runs a job again at once. */
async function unlock(client: PoolClient): Promise<void> {
  const isFree = await client.query('select pg_advisory_unlock_all()').then(
    () => true,
    () => false,
  );
  // Kept for the next lock: a job runs with nearly every purchase, and a connection costs more than most of its queries.
  // After a failed or broken unlock, closing the connection gives the lock back.
  client.release(!isFree);
}

/** Processes that start together wait for the first one's migration. */
async function migrateOnce(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(hashtextextended('migrations', 0))`);
    await migrating(
      (text) => client.query(text),
      () => migrate(drizzle({ client }), { migrationsFolder }),
    );
  } finally {
    client.release(true);
  }
}

/** Several statements in one text are answered by several results. */
function rowsOf(answer: QueryResult | QueryResult[]): { rows: Record<string, unknown>[] } {
  return { rows: [answer].flat().flatMap((result) => result.rows as Record<string, unknown>[]) };
}
