import { type CalendarDate, ageOn, dayInJakarta } from '../values/calendar-date.ts';

/** From this age on, in full years on the day of settlement, a child takes the placement test (rule R37). */
export const placementAge = 8;

/** How long after settlement the test may be started, in milliseconds: 3 x 24 hours. */
export const placementWindow = 3 * 24 * 60 * 60 * 1000;

/**
 * What may decide a child's grade in its first year: `age`, too young for the test on the day of settlement; `time`, the
 * test was not started in time; the `test`; or `staff`, while the test was awaited or under way.
 */
export const placementMethods = ['age', 'time', 'test', 'staff'] as const;
export type PlacedBy = (typeof placementMethods)[number];

/**
 * What decides whether a child takes the placement test, all about its first enrolment: next-grade enrolments never
 * await it. Instants of the business clock.
 */
export interface PlacementFacts {
  /** for the forecast before settlement; a later correction of the birthdate has no effect */
  readonly birthdate: CalendarDate;
  /** when the first payment settled; null before, and after a reversal when no test was started (rule R117) */
  readonly settledAt: Date | null;
  readonly testStartedAt: Date | null;
  /** what has decided the grade; null while nothing has */
  readonly placedBy: PlacedBy | null;
}

/** What decides about a placement once the payment settled: the birthdate decides only about the forecast. */
type SettledFacts = Omit<PlacementFacts, 'birthdate'>;

/** The status of a child's placement. With `time_over` the job has not placed it in Grade 2 yet. */
export type PlacementStatus =
  | 'not_paid'
  | 'placed'
  | 'auto_graded'
  | 'at_the_test'
  | 'awaiting'
  | 'time_over';

/** Whether a child is graded without a test on the day of settlement, WIB. Born on 29 February, it turns on 1 March. */
export const isTooYoungForTest = (birthdate: CalendarDate, day: CalendarDate): boolean =>
  ageOn(birthdate, day) < placementAge;

/** Whether a child is graded without a test when its first payment settles at this instant. */
export const isTooYoungAt = (birthdate: CalendarDate, instant: Date): boolean =>
  isTooYoungForTest(birthdate, dayInJakarta(instant));

/** The first instant at which the test can no longer be started. */
export const placementDeadline = (settledAt: Date): Date => new Date(settledAt.getTime() + placementWindow);

const statusOfPlacedBy = {
  age: 'auto_graded',
  time: 'auto_graded',
  test: 'placed',
  staff: 'placed',
} as const satisfies Record<PlacedBy, PlacementStatus>;

/** The status at `now`. A test started in time goes on past the 72 hours (rule R38). */
export function placementStatus(facts: SettledFacts, now: Date): PlacementStatus {
  if (facts.settledAt === null) return 'not_paid';
  if (facts.placedBy !== null) return statusOfPlacedBy[facts.placedBy];
  if (facts.testStartedAt !== null) return 'at_the_test';
  return now < placementDeadline(facts.settledAt) ? 'awaiting' : 'time_over';
}

/** Until when the child may start the test that it awaits at `now`; null when it awaits none. */
export const testUntil = (facts: SettledFacts, now: Date): Date | null =>
  facts.settledAt !== null && placementStatus(facts, now) === 'awaiting'
    ? placementDeadline(facts.settledAt)
    : null;

const autoGraded: Record<Exclude<PlacementStatus, 'not_paid'>, boolean> = {
  placed: false,
  auto_graded: true,
  at_the_test: false,
  awaiting: false,
  time_over: true,
};

/** `is_auto`: graded without a test. Before settlement a forecast, by the age at `now` (rule R37). */
export function isAuto(facts: PlacementFacts, now: Date): boolean {
  const status = placementStatus(facts, now);
  return status === 'not_paid' ? isTooYoungAt(facts.birthdate, now) : autoGraded[status];
}
