import type { Unit } from '../calendar/unit-and-week.ts';
import { unitsBetweenTests } from '../courses/class-rules.ts';
import { type CourseType, isTest } from '../courses/course-type.ts';
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
 * Whether a package includes a course. Everything but tests; of these as many of the year as it has, counted from the first:
 * those of units 1 to 3 are the first, of units 4 to 6 the second, of units 7 to 9 the third (rule R110).
 */
export const packageIncludes = (
  term: Term,
  { type, unit }: { readonly type: CourseType; readonly unit: Unit },
): boolean => !isTest(type) || Math.ceil(unit / unitsBetweenTests) <= packageExtras[term].tests;
