import { describe } from '../platform/db/errors.ts';
import type { RunEnded } from '../platform/jobs.ts';
import type { HealthContext } from './context.ts';
import { insertFailure, insertSuccesses } from './job-run-store.ts';

const MINUTE_MS = 60_000;
/** What went well is written for all jobs together, so that an idle server does not write all day. */
const EVERY_MS = 5 * MINUTE_MS;

/** Writes down how jobs end (rule R300): a failure and what heals it at once, everything else now and then. */
export const noteRuns = ({
  database,
  wallClock,
  log,
}: Pick<HealthContext, 'database' | 'wallClock' | 'log'>): RunEnded => {
  let successes = new Map<string, Date>();
  const failing = new Set<string>();
  let writeAt = wallClock.now().getTime() + MINUTE_MS;
  const note: RunEnded = async (job, how) => {
    const now = wallClock.now();
    if (how === 'failed') {
      failing.add(job);
      successes.delete(job);
      await insertFailure(database.db, job, now);
      return;
    }
    successes.set(job, now);
    if (now.getTime() < writeAt && !failing.delete(job)) return;
    writeAt = now.getTime() + EVERY_MS;
    const noted = [...successes].map(([name, lastSuccess]) => ({ job: name, lastSuccess }));
    successes = new Map();
    await insertSuccesses(database.db, noted);
  };
  return async (job, how) => {
    try {
      await note(job, how);
    } catch (error) {
      log.error({ job, ...describe(error) }, 'how a job ended could not be noted');
    }
  };
};
