import type { Unit } from '../calendar/unit-and-week.ts';
import { unitsBetweenTests } from '../courses/class-rules.ts';
import { type CourseType, isTest } from '../courses/course-type.ts';
import { type Term, billsInYear } from './terms.ts';

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
 * Whether a year that is paid in this interval includes a course. Everything but tests; of these as many as all its packages
 * have together, because each payment buys one package: none, three times one, or once three (rule R110).
 */
export const packageIncludes = (
  term: Term,
  { type, unit }: { readonly type: CourseType; readonly unit: Unit },
): boolean =>
  !isTest(type) || Math.ceil(unit / unitsBetweenTests) <= packageExtras[term].tests * billsInYear[term];
