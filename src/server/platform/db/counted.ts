import type { SQL } from 'drizzle-orm';

/** How much of something there is, as parts of a query that counts several things at once. */
export interface Counted {
  readonly count: SQL<number>;
  /** whole rupiah; absent where it is not about money */
  readonly sum?: SQL<number>;
}
