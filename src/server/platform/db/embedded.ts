import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import {
  type Channel,
  type Database,
  type OnProblem,
  type OpenDatabase,
  type TransactionSettings,
  type Tx,
  tableChannels,
} from './database.ts';
import { extensions, openFiles } from './embedded-files.ts';
import { emptyTables } from './empty.ts';
import { dumpEmbedded } from './embedded-dump.ts';
import { engineProgram } from './engine-program.ts';
import { AnnouncedWrites } from './announced-tables.ts';
import { migrating, migrationsFolder, schemaOf } from './migrations.ts';
import { namedMutexes } from './named-mutexes.ts';
import { QueryCount } from './query-count.ts';
import { TransactionContext } from './transaction-context.ts';

const MINUTE = 60_000;

/** A transaction without a query for this long is rolled back, because it holds the only connection. */
const IDLE_TRANSACTION_TIMEOUT_MS = MINUTE;

export interface EmbeddedDatabase extends OpenDatabase {
  readonly kind: 'embedded';
  /** The whole database as an uncompressed archive, to open again with `openMemory`. */
  dump(): Promise<Blob>;
}

/**
 * PostgreSQL in this process, in a directory that only this process may have.
 * @throws when another process has the directory, when it was written by another major version of PostgreSQL, or when
 * a commit does not reach the disk
 */
export async function openDirectory(
  directory: string,
  onProblem: OnProblem = () => undefined,
): Promise<EmbeddedDatabase> {
  const { client, unlock } = await openFiles(directory);
  const keepUp = (command: 'checkpoint' | 'vacuum analyze') =>
    client.exec(command).catch((error: unknown) => onProblem(error, command));
  // The embedded engine has neither checkpointer nor autovacuum: its log would grow without end.
  const timers = [
    setInterval(() => void keepUp('checkpoint'), 5 * MINUTE).unref(),
    setInterval(() => void keepUp('vacuum analyze'), 6 * 60 * MINUTE).unref(),
  ];
  return embedded(client, async () => {
    timers.forEach((timer) => clearInterval(timer));
    await keepUp('checkpoint');
    await client.close();
    unlock();
  });
}

/** PostgreSQL in this process and gone with it, for tests; from a dump when one is given. */
export async function openMemory(dump?: Blob): Promise<EmbeddedDatabase> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
  const options = { startParams, extensions, pgliteWasmModule: await engineProgram() };
  const client = await PGlite.create(dump ? { ...options, loadDataDir: dump } : options);
  return embedded(client, () => client.close());
}

async function embedded(client: PGlite, close: () => Promise<void>): Promise<EmbeddedDatabase> {
  await client.exec(`set timezone to 'UTC'`);
  const transactions = new TransactionContext<Transaction>();
  const oneAtATime = namedMutexes();
  const transaction = <T>(work: (tx: Tx) => Promise<T>, settings?: TransactionSettings) =>
    transactions.transaction((inside) => begin(client, { cache, logger }, inside, settings), work);
  const link = () => transactions.current() ?? client;
  const routed: Pick<PGlite, 'query'> = {
    query: (text, values, options) => link().query(text, values, options),
  };
  const execute = async (text: string, values?: unknown[]) => {
    if (values?.length) return link().query<Record<string, unknown>>(text, values);
    const results = await link().exec(text);
    return { rows: results.flatMap((result) => result.rows) };
  };
  const notify = async (channel: Channel, payload: string) =>
    void (await execute('select pg_notify($1, $2)', [channel, payload]));
  const inTransaction = () => transactions.current() !== undefined;
  const logger = new QueryCount();
  const cache = new AnnouncedWrites(inTransaction, (channel) => notify(channel, 'written'));
  const db = Object.assign(drizzle(routed as PGlite, { cache, logger }) as Database, { transaction });
  transactions.sharePreparedOf(db);
  return {
    kind: 'embedded',
    db,
    transaction,
    afterCommit: (hook) => transactions.afterCommit(hook),
    exclusively: oneAtATime,
    // No other process has the directory.
    exclusivelyUnlessBusy: (name, work) => oneAtATime(name, work).then(() => true),
    execute,
    listen: async (channel, receive) => {
      await client.listen(channel, (payload) => transactions.outside(() => receive(payload)));
    },
    notify,
    schema: () => schemaOf((text) => client.query(text)),
    migrate: () =>
      migrating(
        (text) => client.query(text),
        () => migrate(drizzle(client), { migrationsFolder }),
      ),
    empty: async () => {
      await emptyTables(execute);
      for (const channel of tableChannels) await notify(channel, 'written');
    },
    countQueries: (work) => logger.during(work),
    dumpTo: (path) => dumpEmbedded(client, path),
    ping: async () => void (await client.query('select 1')),
    connections: () => null,
    checkpoint: async () => void (await client.exec('checkpoint')),
    dump: () => client.dumpDataDir('none'),
    close,
  };
}

function begin<T>(
  client: PGlite,
  watching: { cache: AnnouncedWrites; logger: QueryCount },
  work: (tx: Tx, link: Transaction) => Promise<T>,
  settings?: TransactionSettings,
): Promise<T> {
  let link: Transaction | undefined;
  const watched: Pick<PGlite, 'transaction'> = {
    transaction: (inside) =>
      client.transaction(async (raw) => {
        const idle = new IdleTimeout();
        link = idle.watch(raw);
        return Promise.race([inside(link), idle.expired]).finally(() => idle.stop());
      }),
  };
  const handle: Database = drizzle(watched as PGlite, watching);
  return handle.transaction((tx) => work(tx, link as Transaction), settings);
}

/** Ends a transaction without queries: it may be waiting for work that itself waits for the connection (a deadlock). */
class IdleTimeout {
  readonly expired: Promise<never>;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.expired = new Promise((_, reject) => {
      const giveUp = () =>
        reject(new Error('The transaction made no query for a minute and was rolled back.'));
      this.#timer = setTimeout(giveUp, IDLE_TRANSACTION_TIMEOUT_MS).unref();
    });
  }

  watch(raw: Transaction): Transaction {
    const watched: Pick<Transaction, 'query' | 'exec'> = {
      query: (text, values, options) => (this.#timer?.refresh(), raw.query(text, values, options)),
      exec: (text, options) => (this.#timer?.refresh(), raw.exec(text, options)),
    };
    return watched as Transaction;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
