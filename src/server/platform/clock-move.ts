import { describe } from './db/errors.ts';
import type { Job, JobLog } from './jobs.ts';

/** More than any year has; stops a job that is always due again. */
const MAX_STEPS = 20_000;

export interface ClockMove {
  jobs: readonly Job[];
  clock: { now(): Date };
  setClock: (instant: Date) => Promise<void>;
  /** False when the job failed (and it was logged). */
  run: (job: Job) => Promise<boolean>;
  log: JobLog;
}

/** Moves the clock forward through every instant at which something is due, up to and including `target`. */
export async function stepThrough(move: ClockMove, target: Date): Promise<void> {
  if (target < move.clock.now()) throw new RangeError('The business clock only moves forward.');
  await runDueUntil(move, target);
  await setClockTo(move, target);
  for (const job of move.jobs) await move.run(job);
  // Those runs may have made something due at the target.
  await runDueUntil(move, target);
}

/** A run after which the same instant is still due; `triedAt` is when it ran. */
interface NoProgress {
  due: number;
  triedAt: number;
}

interface Step {
  job: Job;
  due: number;
  at: number;
}

async function runDueUntil(move: ClockMove, target: Date): Promise<void> {
  const stuck = new Map<Job, NoProgress>();
  // Kept here, because the clock goes on while the jobs run.
  let time = move.clock.now().getTime();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = await nextStep(move, stuck, time);
    if (!next || next.at > target.getTime()) return;
    time = next.at;
    await setClockTo(move, new Date(time));
    await move.run(next.job);
    const after = await dueOf(move, next.job);
    if (after === next.due) stuck.set(next.job, { due: next.due, triedAt: time });
    else stuck.delete(next.job);
  }
  move.log.warn({ steps: MAX_STEPS }, 'the clock was moved without visiting every due instant');
}

async function nextStep(
  move: ClockMove,
  stuck: Map<Job, NoProgress>,
  time: number,
): Promise<Step | undefined> {
  let first: Step | undefined;
  for (const job of move.jobs) {
    const due = await dueOf(move, job);
    const at = due === undefined ? undefined : attemptAt(due, stuck.get(job), time);
    if (due === undefined || at === undefined) continue;
    if (!first || at < first.at) first = { job, due, at };
  }
  return first;
}

/** When to run a job next; undefined when it made no progress at this instant. */
function attemptAt(due: number, stuck: NoProgress | undefined, time: number): number | undefined {
  if (stuck?.due !== due) return Math.max(due, time);
  // Some things are due at their instant, others only after it.
  if (stuck.triedAt === due) return Math.max(due + 1, time);
  return time > stuck.triedAt ? time : undefined;
}

async function setClockTo({ clock, setClock }: ClockMove, instant: Date): Promise<void> {
  if (instant > clock.now()) await setClock(instant);
}

async function dueOf({ log }: ClockMove, job: Job): Promise<number | undefined> {
  try {
    return (await job.nextDue())?.getTime();
  } catch (error) {
    log.error({ job: job.name, ...describe(error) }, 'a job could not say when it is next due');
    return undefined;
  }
}
