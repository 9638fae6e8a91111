import type { Check, Found } from './finding.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const since = (from: Date, now: Date) => now.getTime() - from.getTime();

/** How a job ran last, of whatever process. */
export interface JobRun {
  readonly job: string;
  /** how often it looks for something to do */
  readonly everyMinutes: number;
  readonly lastSuccess: Date | null;
  /** in a row */
  readonly failures: number;
}

/**
 * Whether a job needs somebody: three runs in a row failed, or none went well for twice the time between two, at least an hour
 * (rule R300).
 * @param startedAt when the server began, which starts every job anew; null: nobody knows of one that runs
 */
export const isJobFailing = (
  { everyMinutes, lastSuccess, failures }: JobRun,
  { startedAt, now }: { readonly startedAt: Date | null; readonly now: Date },
): boolean => {
  if (failures >= 3) return true;
  const from = Math.max(lastSuccess?.getTime() ?? 0, startedAt?.getTime() ?? 0);
  return from > 0 && now.getTime() - from > Math.max(HOUR, 2 * everyMinutes * MINUTE);
};

/** How much is free on the disk of the school's data at a moment, in bytes. */
export interface DiskRoom {
  readonly free: number;
  readonly at: Date;
}

/**
 * Whether the disk of the data is full, low, or will be within two weeks if it goes on filling as it did (rule R301). Below the
 * reserve nothing is written any more, below twice the reserve nothing uploaded.
 * @param before an earlier look, whose growth counts after three days; null: there was none
 */
export const diskOf = (
  { free, at }: DiskRoom,
  { reserve, before }: { readonly reserve: number; readonly before: DiskRoom | null },
): { readonly found: 'disk_full' | 'disk_low' | 'disk_filling' | 'disk_roomy'; readonly days?: number } => {
  if (free < reserve) return { found: 'disk_full' };
  if (free < 2 * reserve) return { found: 'disk_low' };
  const passed = before ? since(before.at, at) : 0;
  if (!before || passed < 3 * DAY || before.free <= free) return { found: 'disk_roomy' };
  const days = Math.floor(((free - reserve) * passed) / (before.free - free) / DAY);
  return days < 14 ? { found: 'disk_filling', days } : { found: 'disk_roomy' };
};

/** Whether letters stand still: one waits for over an hour, or some were given up within a day (rule R302). */
export const lettersOf = (
  { oldest, failed }: { readonly oldest: Date | null; readonly failed: number },
  now: Date,
): 'letters_wait' | 'letters_refused' | 'letters_sent' => {
  if (oldest !== null && since(oldest, now) > HOUR) return 'letters_wait';
  return failed > 0 ? 'letters_refused' : 'letters_sent';
};

/** Since when letters that were given up count. */
export const failedLettersSince = (now: Date): Date => new Date(now.getTime() - DAY);

/**
 * Whether there is a backup of the last so many days. A school of less than a week need not have one yet (rule R303).
 * @param openSince when its first owner came; null: nobody has
 */
export const backupOf = (
  lastAt: Date | null,
  {
    openSince,
    mostDays,
    now,
  }: { readonly openSince: Date | null; readonly mostDays: number; readonly now: Date },
): 'backup_new' | 'backup_old' | 'backup_early' | 'backup_none' => {
  if (lastAt !== null) return since(lastAt, now) > mostDays * DAY ? 'backup_old' : 'backup_new';
  return openSince === null || since(openSince, now) < 7 * DAY ? 'backup_early' : 'backup_none';
};

/** Whether the gateway's notifications do not arrive: the school has heard several times only because it asked. */
export const isGatewaySilent = ({ at, polled }: { readonly at: Date | null; readonly polled: number }) =>
  at === null && polled >= 3;

/** Whole days that have passed, or are left until a later moment. */
export const daysBetween = (from: Date, to: Date): number => Math.floor(since(from, to) / DAY);

/** Whether the certificate of the school's address has to be renewed now: programs do it a month before its end (rule R303). */
export const isCertificateEnding = (daysLeft: number): boolean => daysLeft < 14;

/** Clocks further apart than this are wrong: one-time codes and signatures fail soon after. */
export const isClockWrong = (seconds: number): boolean => Math.abs(seconds) > 30;

/** What owners are told of by themselves, each by the check that finds it (rule R304). */
const told: ReadonlySet<Found> = new Set<Found>([
  'jobs_failing',
  'letters_wait',
  'letters_refused',
  'backup_old',
  'backup_none',
  'disk_filling',
  'disk_low',
  'disk_full',
  'certificate_ending',
]);
export const isTold = (found: Found): boolean => told.has(found);

/** What a check says that could not look: its matter is neither there nor gone (rule R304). */
export const couldNotLook = (found: Found): boolean =>
  found === 'too_slow' || found === 'check_broken' || found === 'address_unreached';

/** A matter that owners were told of. */
export interface ToldMatter {
  readonly matter: Check;
  readonly toldAt: Date;
  /** null: it goes on */
  readonly goneAt: Date | null;
}

/**
 * What to tell owners now: of a matter once a day while it lasts, and once that it is gone. One that comes back on its day is not told
 * again before the day is over (rule R304).
 */
export const toTell = (
  now: Date,
  {
    found,
    unsure,
    known,
  }: {
    readonly found: readonly Check[];
    readonly unsure: readonly Check[];
    readonly known: readonly ToldMatter[];
  },
): { readonly tell: readonly Check[]; readonly back: readonly Check[]; readonly gone: readonly Check[] } => {
  const knownOf = (check: Check) => known.find(({ matter }) => matter === check);
  const isDue = (check: Check) => {
    const row = knownOf(check);
    return !row || since(row.toldAt, now) >= DAY;
  };
  return {
    tell: found.filter(isDue),
    back: found.filter((check) => !isDue(check) && knownOf(check)?.goneAt !== null),
    gone: known
      .filter(({ matter, goneAt }) => goneAt === null && ![...found, ...unsure].includes(matter))
      .map(({ matter }) => matter),
  };
};
