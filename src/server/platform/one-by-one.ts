import { describe } from './db/errors.ts';
import type { JobLog } from './jobs.ts';

/**
 * The work of a job that goes from one to the next. A failure with one is logged and does not hold up the others: the next run tries it again.
 * @param said where a failure is logged, by which name its id stands there, and the message; `stopping` ends the job after the id at hand
 */
export const oneByOne = async <Id extends number | string>(
  ids: Iterable<Id>,
  said: { log: Pick<JobLog, 'error'>; of: string; failed: string; stopping?: AbortSignal | undefined },
  work: (id: Id) => Promise<unknown>,
): Promise<void> => {
  for (const id of ids) {
    if (said.stopping?.aborted) return;
    try {
      await work(id);
    } catch (error) {
      said.log.error({ [said.of]: id, ...describe(error) }, said.failed);
    }
  }
};
