import { Semaphore } from 'async-mutex';
import type { OpenDatabase } from './db/database.ts';
import { describe } from './db/errors.ts';
import { stepThrough } from './clock-move.ts';
import { JobLoop } from './job-loop.ts';

/** Work that becomes due by the business clock. What is due stands in business rows; each run looks there. */
export interface Job {
  name: string;
  /** How often to look, in minutes of the wall clock. */
  everyMinutes: number;
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

/** In seconds: how long to wait before a failed job is tried again; the pause doubles with each failure. */
export interface JobPace {
  retry: number;
}

/**
 * Runs every job at once, for what came due while the server was down, and from then on every so often. Each process
 * does; one at a time runs a job, and the others then find nothing due.
 */
export function startJobs(
  database: OpenDatabase,
  jobs: readonly Job[],
  clock: { now(): Date },
  log: JobLog,
  pace: JobPace = { retry: 30 },
): RunningJobs {
  // A job takes one place; who needs the school alone takes all of them.
  const places = jobs.length;
  const turns = new Semaphore(places);
  const run = (job: Job) =>
    turns
      .runExclusive(() => database.exclusively(`job ${job.name}`, () => job.runDue(clock.now())))
      .then(
        () => true,
        (error: unknown) => {
          log.error({ job: job.name, ...describe(error) }, 'a job failed');
          return false;
        },
      );
  const loops = new Map(
    jobs.map((job) => [
      job.name,
      new JobLoop({ run: () => run(job), every: job.everyMinutes * 60_000, retry: pace.retry * 1000 }),
    ]),
  );
  const all = [...loops.values()];
  for (const loop of all) loop.kick();
  return {
    kick: async (name) => {
      const loop = loops.get(name);
      if (!loop) throw new Error(`There is no job ${name}.`);
      database.afterCommit(() => loop.kick());
    },
    idle: async () => {
      while (all.some((loop) => loop.isRunning)) await Promise.all(all.map((loop) => loop.idle()));
    },
    rest: (work) => turns.runExclusive(work, places),
    runUntil: (target, setClock) =>
      database.exclusively('clock', () => stepThrough({ jobs, clock, setClock, run, log }, target)),
    stop: async () => void (await Promise.all(all.map((loop) => loop.stop()))),
  };
}
