import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { jobRuns } from './tables.ts';

export const selectJobRuns = (db: Database) => db.select().from(jobRuns);

export const insertSuccesses = (db: Database, runs: readonly { job: string; lastSuccess: Date }[]) =>
  db
    .insert(jobRuns)
    .values(runs.map((run) => ({ ...run, failures: 0 })))
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { lastSuccess: sql`excluded.last_success`, failures: 0 },
    });

export const insertFailure = (db: Database, job: string, lastFailure: Date) =>
  db
    .insert(jobRuns)
    .values({ job, lastFailure, failures: 1 })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { lastFailure, failures: sql`${jobRuns.failures} + 1` },
    });
