import type { SQL, SQLWrapper } from 'drizzle-orm';

/** How much of something there is, as parts of a query that counts several things at once. */
export interface Counted {
  readonly count: SQL<number>;
  /** whole rupiah; absent where it is not about money */
  readonly sum?: SQL<number>;
  /** what both are counted from at once; absent: each asks for itself */
  readonly from?: SQLWrapper;
}
