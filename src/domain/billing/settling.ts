/** What settled before for the same thing: a bill, or a child's first payment. */
export interface SettledBefore {
  /** the order_id that paid it; null while nothing did, also after a reversal */
  readonly paidBy: string | null;
}

/**
 * What a settlement does: the first one pays, a repeated one of the same order changes nothing, and one of another
 * order is kept and shown to staff as to refund; it never enrols or pays twice (decisions, 6).
 */
export function settle({ paidBy }: SettledBefore, orderId: string): 'pays' | 'already_known' | 'to_refund' {
  if (paidBy === null) return 'pays';
  return paidBy === orderId ? 'already_known' : 'to_refund';
}

/** What a reversal does: takes back what this order paid; of an order that paid nothing, nothing. */
export const reverse = ({ paidBy }: SettledBefore, orderId: string): 'returns_bill' | 'changes_nothing' =>
  paidBy === orderId ? 'returns_bill' : 'changes_nothing';
