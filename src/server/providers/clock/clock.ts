/**
 * Tells the time. Two are in use: the wall clock (`systemClock`) for sessions, rate limits and logs, and the business
 * clock, which decides every rule and which the demo moves (`offsetClock`); in a live school both are the system's.
 */
export interface Clock {
  /** This instant, to the millisecond; a new object each time. */
  now(): Date;
}
