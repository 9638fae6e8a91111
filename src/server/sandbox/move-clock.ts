import { type Refused, refuse } from '../../contract/refusals.ts';
import { parseDuration } from '../../domain/values/duration.ts';
import type { Parts } from '../parts.ts';
import type { MovableClock } from '../providers/clock/offset.ts';

/**
 * Moves the demo's business clock forward, doing what falls due on the way in its order.
 * @param body `{"advance": "P3DT1H"}` or `{"now": "<ISO instant>"}`
 * @returns where the clock stands now
 */
export const moveClock = async (
  { jobs }: Pick<Parts, 'jobs'>,
  clock: MovableClock,
  body: unknown,
): Promise<Date | Refused<'clock_backwards' | 'malformed_request'>> => {
  await clock.refresh();
  const target = targetOf(body, clock.now());
  if (target === null) return refuse('malformed_request');
  if (target < clock.now()) return refuse('clock_backwards');
  let tooFar = false;
  await jobs.runUntil(target, async (instant) => {
    const moved = await clock.moveTo(instant);
    // The system's clock may have run past a near target meanwhile; only a far century is refused.
    if (!(moved instanceof Date) && moved.refused === 'clock_too_far') tooFar = true;
  });
  if (tooFar) return refuse('malformed_request');
  return clock.now();
};

const targetOf = (body: unknown, now: Date): Date | null => {
  const { advance, now: wanted } = (body ?? {}) as { advance?: unknown; now?: unknown };
  if (typeof advance === 'string') {
    const milliseconds = parseDuration(advance);
    return milliseconds === null ? null : new Date(now.getTime() + milliseconds);
  }
  if (typeof wanted !== 'string') return null;
  const instant = new Date(wanted);
  return Number.isNaN(instant.getTime()) ? null : instant;
};
