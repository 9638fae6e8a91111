import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Check } from '../../domain/health/finding.ts';
import { calendarDay, instant } from '../platform/db/columns.ts';

/** How each job ran last, of whatever process; by the wall clock. */
export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  lastSuccess: instant('last_success'),
  lastFailure: instant('last_failure'),
  /** since the last success */
  failures: integer('failures').notNull(),
});

/** What takes a while to see and is looked at once a day: what is on the disk, and whether the files are there; by the wall clock. */
export const healthLooks = pgTable('health_looks', {
  day: calendarDay('day').primaryKey(),
  at: instant('at').notNull(),
  /** bytes */
  free: bigint('free', { mode: 'number' }).notNull(),
  /** bytes by kind: `database`, and the folders of the file store */
  sizes: jsonb('sizes').$type<Readonly<Record<string, number>>>().notNull(),
  /** files that the database names, and how many of them are not there */
  named: integer('named').notNull(),
  missing: integer('missing').notNull(),
});

/** What owners were told of, by the check that found it. */
export const healthMatters = pgTable('health_matters', {
  matter: text('matter').$type<Check>().primaryKey(),
  toldAt: instant('told_at').notNull(),
  goneAt: instant('gone_at'),
});
