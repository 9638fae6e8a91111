import type { Clock } from './clock.ts';

/** The machine's own clock: the only place that asks for it. */
export const systemClock: Clock = { now: () => new Date() };
