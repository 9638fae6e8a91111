import type { SQL, SQLWrapper } from 'drizzle-orm';

/** How much of something there is, as parts of a query that counts several things at once. */
export interface Counted {
  readonly count: SQL<number>;
  /** whole rupiah; absent where it is not about money */
  readonly sum?: SQL<number>;
  /** how many of them are late; absent where nothing can be */
  readonly late?: SQL<number>;
  /** what all are counted from at once; absent: each asks for itself */
  readonly from?: SQLWrapper;
}
