import { describe } from './db/errors.ts';
import type { Job, JobLog } from './jobs.ts';

/** No year of a school has more instants; a job that invents them without end must not hold the clock. */
const MOST_STEPS = 20_000;

export interface Journey {
  jobs: readonly Job[];
  clock: { now(): Date };
  setClock: (instant: Date) => Promise<void>;
  /** False when the job failed (and it was logged). */
  run: (job: Job) => Promise<boolean>;
  log: JobLog;
}

/** Moves the clock forward through every instant at which something is due, up to and including `target`. */
export async function stepThrough(journey: Journey, target: Date): Promise<void> {
  if (target < journey.clock.now()) throw new RangeError('The business clock only moves forward.');
  await settle(journey, target);
  await moveTo(journey, target);
  for (const job of journey.jobs) await journey.run(job);
  // What those runs made due at the target.
  await settle(journey, target);
}

/** A run that left the same instant due: `triedAt` is the instant it ran at. */
interface Stuck {
  due: number;
  triedAt: number;
}

interface Stop {
  job: Job;
  due: number;
  at: number;
}

async function settle(journey: Journey, target: Date): Promise<void> {
  const stuck = new Map<Job, Stuck>();
  // Our own hand, because the clock itself goes on while the jobs run.
  let hand = journey.clock.now().getTime();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await nextStop(journey, stuck, hand);
    if (!next || next.at > target.getTime()) return;
    hand = next.at;
    await moveTo(journey, new Date(hand));
    await journey.run(next.job);
    const after = await dueOf(journey, next.job);
    if (after === next.due) stuck.set(next.job, { due: next.due, triedAt: hand });
    else stuck.delete(next.job);
  }
  journey.log.warn({ steps: MOST_STEPS }, 'the clock was moved without visiting every due instant');
}

async function nextStop(journey: Journey, stuck: Map<Job, Stuck>, hand: number): Promise<Stop | undefined> {
  let first: Stop | undefined;
  for (const job of journey.jobs) {
    const due = await dueOf(journey, job);
    const at = due === undefined ? undefined : attemptAt(due, stuck.get(job), hand);
    if (due === undefined || at === undefined) continue;
    if (!first || at < first.at) first = { job, due, at };
  }
  return first;
}

/** When to run a job; undefined when running it again before the clock has moved would be in vain. */
function attemptAt(due: number, stuck: Stuck | undefined, hand: number): number | undefined {
  if (stuck?.due !== due) return Math.max(due, hand);
  // Some things are due at their instant, others only after it.
  if (stuck.triedAt === due) return Math.max(due + 1, hand);
  return hand > stuck.triedAt ? hand : undefined;
}

async function moveTo({ clock, setClock }: Journey, instant: Date): Promise<void> {
  if (instant > clock.now()) await setClock(instant);
}

async function dueOf({ log }: Journey, job: Job): Promise<number | undefined> {
  try {
    return (await job.nextDue())?.getTime();
  } catch (error) {
    log.error({ job: job.name, ...describe(error) }, 'a job could not say when it is next due');
    return undefined;
  }
}
