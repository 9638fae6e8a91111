import type { Job } from './jobs.ts';

/** Throws away, once a night, what nobody needs any more. Nothing waits for it, so it has no due instant. */
export const housekeepingJob = (sweeps: readonly ((now: Date) => Promise<unknown>)[]): Job => ({
  name: 'housekeeping',
  cron: '17 3 * * *',
  nextDue: async () => null,
  async runDue(now) {
    for (const sweep of sweeps) await sweep(now);
  },
});
