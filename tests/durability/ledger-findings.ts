/** What a writer finds when it opens the database. */
export interface LedgerFindings {
  movements: number[];
  /** Movements whose entries are not two, or do not add up to nothing. */
  unbalanced: number;
  /** Movements without entries. */
  empty: number;
  /** Accounts whose balance is not the sum of their entries. */
  wrongBalances: number;
}
