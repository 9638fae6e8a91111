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
