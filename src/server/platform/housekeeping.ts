import type { Job } from './jobs.ts';

/** Throws away, once a day, what nobody needs any more. Nothing waits for it, so it has no due instant. */
export const housekeepingJob = (sweeps: readonly ((now: Date) => Promise<unknown>)[]): Job => ({
  name: 'housekeeping',
  everyMinutes: 24 * 60,
  nextDue: async () => null,
  async runDue(now) {
    for (const sweep of sweeps) await sweep(now);
  },
});
