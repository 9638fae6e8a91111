import type { Job } from './jobs.ts';

/** Deletes expired data at the start and then once a day. It is never due at an instant, so moving the clock does not run it. */
export const housekeepingJob = (sweeps: readonly ((now: Date) => Promise<unknown>)[]): Job => ({
  name: 'housekeeping',
  everyMinutes: 24 * 60,
  nextDue: async () => null,
  async runDue(now) {
    for (const sweep of sweeps) await sweep(now);
  },
});
