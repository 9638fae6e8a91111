/** How long the placement test runs from its first start, in milliseconds: 20 minutes (rule R40). */
export const testLength = 20 * 60 * 1000;

/** A child's test; where no `length` is said, a placement test. Instants of the server's clock; times sent by a client count for nothing. */
export interface TestTimes {
  readonly startedAt: Date;
  /** when it was finished and scored; null until then */
  readonly finishedAt: Date | null;
}

/** The first instant at which nothing more is taken; the same after a reload and on another device. */
export const testDeadline = (startedAt: Date, length: number = testLength): Date =>
  new Date(startedAt.getTime() + length);

/** Whether the child is at the test at `now`. */
export const testRuns = ({ startedAt, finishedAt }: TestTimes, now: Date, length?: number): boolean =>
  finishedAt === null && now < testDeadline(startedAt, length);

/** Whether the time is up and what was saved waits to be scored. */
export const isDueForScoring = ({ startedAt, finishedAt }: TestTimes, now: Date, length?: number): boolean =>
  finishedAt === null && now >= testDeadline(startedAt, length);

/** `finish_time` of a test that is finished at `now`: then, or the deadline when that has passed. */
export const finishTime = (startedAt: Date, now: Date, length?: number): Date =>
  now < testDeadline(startedAt, length) ? now : testDeadline(startedAt, length);
