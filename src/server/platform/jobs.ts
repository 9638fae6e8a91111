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
  /**
   * Does everything that is due at `now`. Idempotent: it may run twice, late, or in another process. A run has no timeout of
   * its own: each provider it calls has one (mail 60 s, payment gateway 15 s), so that a single call cannot hold it up.
   * Work of hours, as converting videos, is no job: whoever moves the clock or loads the demo anew waits for the jobs.
   * @param stopping aborted when the server stops: a run that does row after row then ends after the row at hand
   */
  runDue(now: Date, stopping?: AbortSignal): Promise<void>;
}

/** What is written about jobs: never the text of an error, which may quote a family's data. */
export interface JobLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface RunningJobs {
  /** Tells what is running to end after the row at hand, waits for it, and starts nothing more. */
  stop(): Promise<void>;
  /**
   * Has the job run soon: after the surrounding transaction has committed, or at once. Never waits for it. In a process whose
   * jobs rest the workers hear of it (rule R311).
   */
  kick(name: string): Promise<void>;
  /** Another process kicked the job; an empty name is every job, because messages may have been lost. */
  heard(name: string): void;
  /** Resolves when nothing that was kicked is waiting or running. For tests. */
  idle(): Promise<void>;
  /** Does `work` while no job of this process runs; what becomes due meanwhile is done afterwards. Never inside a job. */
  pauseWhile<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Moves the business clock to `target`, stopping at every instant at which a job becomes due and running it there;
   * at the target every job runs once more. Ends also when a job fails or makes no progress.
   * @throws RangeError when `target` lies before the business clock
   */
  runUntil(target: Date, setClock: (instant: Date) => Promise<void>): Promise<void>;
}

/** Told when a run has ended, well or not; never rejects. */
export type RunEnded = (job: string, how: 'well' | 'failed') => Promise<void>;

/** False when the work was not done, because another process is at it. */
type Lock = (name: string, work: () => Promise<void>) => Promise<boolean>;

interface JobSettings {
  /** In seconds: how long to wait before a failed job is tried again; the pause doubles with each failure. */
  retry?: number;
  /** false: workers run them, and this process only when the demo's clock is moved */
  here?: boolean;
  /** hears that a run begins, and answers with what hears how it ended */
  watch?: ((job: string) => (outcome: 'done' | 'failed' | 'elsewhere') => void) | undefined;
  /** waited for before the job runs again */
  ended?: RunEnded;
}

/**
 * Runs every job at once, for what came due while the server was down, and from then on every so often. Each process
 * does; while one of them runs a job the others skip it, and look again after a short pause.
 */
export function startJobs(
  database: OpenDatabase,
  jobs: readonly Job[],
  clock: { now(): Date },
  log: JobLog,
  { retry = 30, here = true, watch = () => () => undefined, ended = async () => {} }: JobSettings = {},
): RunningJobs {
  // A job takes one place; who needs the school alone takes all of them.
  const places = jobs.length;
  const turns = new Semaphore(places);
  const stopping = new AbortController();
  const runWith = (lock: Lock, job: Job) =>
    turns.runExclusive(async () => {
      const saw = watch(job.name);
      try {
        const done = await lock(`job ${job.name}`, () => job.runDue(clock.now(), stopping.signal));
        saw(done ? 'done' : 'elsewhere');
        if (done) await ended(job.name, 'well');
        return done;
      } catch (error) {
        saw('failed');
        log.error({ job: job.name, ...describe(error) }, 'a job failed');
        await ended(job.name, 'failed');
        return false;
      }
    });
  // A process that waited for another one's run would hold a connection as long as that run takes.
  const runUnlessBusy = (job: Job) =>
    runWith((name, work) => database.exclusivelyUnlessBusy(name, work), job);
  // A moved clock does not go on before everything due at its instant is done.
  const run = (job: Job) => runWith((name, work) => database.exclusively(name, work).then(() => true), job);
  const loops = new Map(
    jobs.map((job) => [
      job.name,
      new JobLoop({
        run: () => runUnlessBusy(job),
        every: job.everyMinutes * 60_000,
        retry: retry * 1000,
      }),
    ]),
  );
  const all = [...loops.values()];
  if (here) for (const loop of all) loop.kick();
  return {
    kick: async (name) => {
      const loop = loops.get(name);
      if (!loop) throw new Error(`There is no job ${name}.`);
      if (!here) return database.notify('jobs', name);
      database.afterCommit(() => loop.kick());
      return undefined;
    },
    heard: (name) => {
      for (const loop of name === '' ? all : [loops.get(name)]) loop?.kick();
    },
    idle: async () => {
      while (all.some((loop) => loop.isRunning)) await Promise.all(all.map((loop) => loop.idle()));
    },
    pauseWhile: (work) => turns.runExclusive(work, places),
    runUntil: (target, setClock) =>
      database.exclusively('clock', () => stepThrough({ jobs, clock, setClock, run, log }, target)),
    stop: async () => {
      stopping.abort();
      await Promise.all(all.map((loop) => loop.stop()));
    },
  };
}

/** No job runs: what is due, mails too, waits until the server starts. */
export const restingJobs: RunningJobs = {
  kick: async () => {},
  heard: () => {},
  idle: async () => {},
  pauseWhile: (work) => work(),
  stop: async () => {},
  runUntil: async () => {
    throw new Error('jobs rest while a command runs');
  },
};
