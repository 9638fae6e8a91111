import type { SchoolHealth } from '../../contract/health.ts';
import { stateOf, troublesFirst } from '../../domain/health/finding.ts';
import { daysBetween } from '../../domain/health/judge.ts';
import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { jobsNow } from './check-work.ts';
import type { HealthContext } from './context.ts';
import { allChecks, examine } from './examine.ts';
import { LOOK_DAYS } from './look-around.ts';
import { looksSince } from './look-store.ts';

const KEPT_MS = 30_000;

/** Everything that is known of how the server is, asked anew. */
export const lookAtHealth = async (context: HealthContext): Promise<SchoolHealth> => {
  const { database, wallClock } = context;
  const now = wallClock.now();
  const findings = await examine(allChecks(context));
  const looks = await looksSince(database.db, addDays(dayInJakarta(now), -LOOK_DAYS));
  const [first, last] = [looks[0], looks.at(-1)];
  return {
    checked_at: now.toISOString(),
    findings: troublesFirst(findings).map((one) => ({ ...one, state: stateOf[one.found] })),
    jobs: (await jobsNow(context)).map(({ job, lastSuccess, failures }) => ({
      job,
      last_success: lastSuccess?.toISOString() ?? null,
      failures,
    })),
    sizes: Object.entries(last?.sizes ?? {})
      .map(([kind, bytes]) => ({
        kind,
        bytes,
        grown: first === last ? null : bytes - (first?.sizes[kind] ?? 0),
      }))
      .toSorted((a, b) => b.bytes - a.bytes),
    grown_days: first && last ? daysBetween(first.at, last.at) : 0,
  };
};

/** Whoever asks within half a minute gets the same answer: the gateway and the mail server are not knocked at all day. */
export const healthCache = (context: HealthContext): (() => Promise<{ health: SchoolHealth }>) => {
  let kept: { at: number; health: Promise<SchoolHealth> } | null = null;
  return async () => {
    const at = context.wallClock.now().getTime();
    if (!kept || at - kept.at >= KEPT_MS || at < kept.at) {
      const health = lookAtHealth(context);
      kept = { at, health };
      health.catch(() => (kept = null));
    }
    return { health: await kept.health };
  };
};
