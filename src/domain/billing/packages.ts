import type { Unit } from '../calendar/unit-and-week.ts';
import { unitsBetweenTests } from '../courses/class-rules.ts';
import type { Term } from './terms.ts';

/** What a package has besides the base features. */
export interface PackageExtras {
  /** each written and oral */
  readonly tests: number;
  readonly reports: number;
  readonly certificate: boolean;
}

/** The packages by their interval (rule R52). */
export const packageExtras: Readonly<Record<Term, PackageExtras>> = {
  2: { tests: 0, reports: 0, certificate: false },
  4: { tests: 1, reports: 1, certificate: false },
  12: { tests: 3, reports: 3, certificate: true },
};

/**
 * The bill to which the written and the oral test of a unit belong, by its number in a year paid in this interval: test
 * `n`, which stands after each third unit, to bill `n` of a year paid every 4 months, to the one bill of a whole year, and
 * to none of a year paid every 2 months (rule R110).
 */
export const billOfTest = (term: Term, unit: Unit): number | null => {
  const { tests } = packageExtras[term];
  return tests === 0 ? null : Math.ceil(unit / unitsBetweenTests / tests);
};
