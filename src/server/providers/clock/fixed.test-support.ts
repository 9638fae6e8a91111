import { parseDuration } from '../../../domain/values/duration.ts';
import type { Clock } from './clock.ts';

/** A clock that stands still until a test moves it. */
export interface FixedClock extends Clock {
  /** Forward by an ISO 8601 duration such as `P3DT1H`; throws when it is none. */
  advance(duration: string): void;
  /** To this instant, also backwards; throws when it is no ISO 8601 instant. */
  set(iso: string): void;
}

/** Starts at an ISO 8601 instant such as `2026-07-13T00:00:00+07:00`; throws when it is none. */
export function fixedClock(iso: string): FixedClock {
  let time = instantOf(iso);
  return {
    now: () => new Date(time),
    advance(duration) {
      const milliseconds = parseDuration(duration);
      if (milliseconds === null) throw new RangeError(`not a duration: ${duration}`);
      time += milliseconds;
    },
    set(later) {
      time = instantOf(later);
    },
  };
}

function instantOf(iso: string): number {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`not an instant: ${iso}`);
  return time;
}
