import { Semaphore } from 'async-mutex';
import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from './db/database.ts';
import { describe } from './db/errors.ts';
import { stepThrough } from './jobs-clock.ts';

/** Work that becomes due by the business clock. What is due stands in business rows; a tick only looks. */
export interface Job {
  name: string;
  /** When to look, as five cron fields in Asia/Jakarta. */
  cron: string;
  /** The first business instant after which something is due, or null when nothing is. */
  nextDue(): Promise<Date | null>;
  /** Does everything that is due at `now`. Idempotent: it may run twice, late, or in another process. */
  runDue(now: Date): Promise<void>;
}

/** What is written about jobs: never the text of an error, which may quote a family's data. */
export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface RunningJobs {
  /** Waits for what is running, starts nothing more. */
  stop(): Promise<void>;
  /** Has the job run soon: after the surrounding transaction has committed, or at once. Never waits for it. */
  kick(name: string): Promise<void>;
  /** Resolves when nothing that was kicked is waiting or running. For tests. */
  idle(): Promise<void>;
  /** Does `work` while no job of this process runs; what becomes due meanwhile is done afterwards. Never inside a job. */
  rest<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Moves the business clock to `target`, stopping at every instant at which a job becomes due and running it there;
   * at the target every job runs once more. Ends also when a job fails or makes no progress.
   * @throws RangeError when `target` lies before the business clock
   */
  runUntil(target: Date, setClock: (instant: Date) => Promise<void>): Promise<void>;
}

/** In seconds: how often to look for a tick or a retry, and how long to wait before the first retry. */
export interface JobPace {
  poll: number;
  retry: number;
}

/**
 * Starts looking, and runs every job once for what came due while the server was down. One process at a time runs a job;
 * a failed one is retried ten times with growing pauses, and by the next tick.
 */
export async function startJobs(
  database: OpenDatabase,
  jobs: readonly Job[],
  clock: { now(): Date },
  log: JobLog,
  pace: JobPace = { poll: 15, retry: 30 },
): Promise<RunningJobs> {
  // A job takes one place; who needs the school alone takes all of them.
  const places = jobs.length;
  const turns = new Semaphore(places);
  const run = (job: Job) =>
    turns.runExclusive(() => database.exclusively(`job ${job.name}`, () => job.runDue(clock.now())));
  const runAndTell = (job: Job) =>
    run(job).then(
      () => true,
      (error: unknown) => {
        log.error({ job: job.name, ...describe(error) }, 'a job failed');
        return false;
      },
    );
  const boss = await startQueues(database, jobs, runAndTell, log, pace);
  const kicks = new Kicks(async (name) => {
    const job = jobs.find((each) => each.name === name);
    if (job && !(await runAndTell(job))) await boss.send(name, null, { startAfter: pace.retry });
  });
  const kick = async (name: string) => {
    if (!jobs.some((job) => job.name === name)) throw new Error(`There is no job ${name}.`);
    database.afterCommit(() => kicks.add(name));
  };
  for (const job of jobs) kicks.add(job.name);
  return {
    kick,
    idle: () => kicks.idle(),
    rest: (work) => turns.runExclusive(work, places),
    runUntil: (target, setClock) =>
      database.exclusively('clock', () =>
        stepThrough({ jobs, clock, setClock, run: runAndTell, log }, target),
      ),
    stop: async () => {
      await kicks.stop();
      await boss.stop({ graceful: true, timeout: 30_000 });
    },
  };
}

async function startQueues(
  database: OpenDatabase,
  jobs: readonly Job[],
  run: (job: Job) => Promise<boolean>,
  log: JobLog,
  pace: JobPace,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    cronWorkerIntervalSeconds: Math.ceil(pace.poll),
    // Needs statements that cannot run inside a transaction, for tables that stay small here.
    reindex: false,
  });
  boss.on('error', (error) => log.error(describe(error), 'the job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue complains'));
  await boss.start();
  for (const job of jobs) {
    // 'short': ticks that find one waiting are dropped, so that a slow job is not followed by a queue of itself.
    const retries = { retryLimit: 10, retryDelay: pace.retry, retryBackoff: true, retryDelayMax: 3_600 };
    await boss.createQueue(job.name, { policy: 'short', deleteAfterSeconds: 86_400, ...retries });
    await boss.work(job.name, { pollingIntervalSeconds: pace.poll }, async () => {
      // Without the cause: the queue stores the error.
      if (!(await run(job))) throw new Error(`${job.name} failed`);
    });
    await boss.schedule(job.name, job.cron, null, { tz: 'Asia/Jakarta' });
  }
  return boss;
}

/** Runs what was asked for, one of a name at a time; asked again while it runs, it runs once more. */
class Kicks {
  readonly #run: (name: string) => Promise<void>;
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  #stopped = false;

  constructor(run: (name: string) => Promise<void>) {
    this.#run = run;
  }

  add(name: string): void {
    if (this.#stopped) return;
    this.#waiting.add(name);
    if (!this.#running.has(name)) this.#running.set(name, this.#drain(name));
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#waiting.clear();
    await this.idle();
  }

  async #drain(name: string): Promise<void> {
    // A failed retry request is logged by the queue; the next tick looks again anyway.
    while (this.#waiting.delete(name)) await this.#run(name).catch(() => undefined);
    this.#running.delete(name);
  }
}
