/**
 * Whether an update was made from another version of an object than the stored one (rule R78). One that names no version is
 * taken: programs of others send none.
 */
export const isStale = (madeFrom: number | undefined, stored: number): boolean =>
  madeFrom !== undefined && madeFrom !== stored;
