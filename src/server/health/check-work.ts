import {
  backupOf,
  daysBetween,
  diskOf,
  failedLettersSince,
  isJobFailing,
  lettersOf,
} from '../../domain/health/judge.ts';
import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { firstOwnerSince } from '../accounts/owner-addressees.ts';
import { lastBackup } from '../backups/last-backup.ts';
import { lettersStand } from '../inbox/letters-stand.ts';
import { freeBytesOf } from '../platform/http/disk-guard.ts';
import { countFailing } from '../webhooks/count-failing.ts';
import type { HealthCheck, HealthContext } from './context.ts';
import { selectJobRuns } from './job-run-store.ts';
import { LOOK_DAYS } from './look-around.ts';
import { looksSince, newestLook } from './look-store.ts';

const minutesBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 60_000);

/** How each job of this version ran last. */
export const jobsNow = async ({ database, jobs }: Pick<HealthContext, 'database' | 'jobs'>) => {
  const rows = new Map((await selectJobRuns(database.db)).map((row) => [row.job, row]));
  return jobs().map(({ name, everyMinutes }) => {
    const { lastSuccess = null, failures = 0 } = rows.get(name) ?? {};
    return { job: name, everyMinutes, lastSuccess, failures };
  });
};

export const jobsCheck = (context: HealthContext): HealthCheck => ({
  name: 'jobs',
  async run() {
    const given = { startedAt: context.startedAt, now: context.wallClock.now() };
    const runs = await jobsNow(context);
    const failing = runs.filter((run) => isJobFailing(run, given));
    if (failing.length === 0) return { found: 'jobs_right', facts: { count: runs.length } };
    const reason = failing.map(({ job }) => job).join(', ');
    return { found: 'jobs_failing', facts: { count: failing.length, reason } };
  },
});

export const diskCheck = ({ database, wallClock, settings }: HealthContext): HealthCheck => ({
  name: 'disk',
  async run() {
    const at = wallClock.now();
    const free = await freeBytesOf(settings.dataDir);
    const [before = null] = await looksSince(database.db, addDays(dayInJakarta(at), -LOOK_DAYS));
    const { found, days } = diskOf({ free, at }, { reserve: settings.diskReserveBytes, before });
    return { found, facts: { bytes: free, ...(days !== undefined && { days }) } };
  },
});

export const filesCheck = ({ database, wallClock, files }: HealthContext): HealthCheck => ({
  name: 'files',
  async run() {
    // Whether the store answers now, beside what was counted when it was looked at last.
    try {
      for await (const _file of files.list()) break;
    } catch (error) {
      const { name, code } = error as NodeJS.ErrnoException;
      return { found: 'files_unreached', facts: { reason: code ?? name } };
    }
    const look = await newestLook(database.db);
    if (!look) return { found: 'files_unseen', facts: {} };
    const minutes = minutesBetween(look.at, wallClock.now());
    return look.missing === 0
      ? { found: 'files_there', facts: { count: look.named, minutes } }
      : { found: 'files_missing', facts: { count: look.missing, of: look.named, minutes } };
  },
});

export const lettersCheck = ({ database, clock }: HealthContext): HealthCheck => ({
  name: 'letters',
  async run() {
    const now = clock.now();
    const { waiting, oldest, failed } = await lettersStand(database.db, {
      now,
      failedSince: failedLettersSince(now),
    });
    const found = lettersOf({ oldest, failed }, now);
    const count = found === 'letters_refused' ? failed : waiting;
    return { found, facts: { count, ...(oldest && { minutes: minutesBetween(oldest, now) }) } };
  },
});

export const backupCheck = ({ database, wallClock, settings }: HealthContext): HealthCheck => ({
  name: 'backup',
  async run() {
    const now = wallClock.now();
    const last = (await lastBackup(database.db))?.madeAt ?? null;
    // Nobody misses a backup of a demo.
    const openSince = settings.mode === 'live' && last === null ? await firstOwnerSince(database.db) : null;
    const found = backupOf(last, { openSince, mostDays: settings.backupDays, now });
    return { found, facts: last ? { days: daysBetween(last, now) } : {} };
  },
});

export const webhooksCheck = ({ database }: HealthContext): HealthCheck => ({
  name: 'webhooks',
  async run() {
    const count = await countFailing(database.db);
    return { found: count === 0 ? 'webhooks_right' : 'webhooks_failing', facts: { count } };
  },
});
