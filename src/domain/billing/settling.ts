/** The gateway leaves out the parts of a second. */
const second = 1000;

/**
 * When money counts (rule R147): when the gateway says that it moved, unless that cannot be, because it lies before the charge or
 * payment it belongs to, or ahead. Else when the school heard of it.
 */
export function countsAt(
  said: Date | null,
  { since, heardAt }: { readonly since: Date; readonly heardAt: Date },
): Date {
  if (said === null || said > heardAt || said.getTime() <= since.getTime() - second) return heardAt;
  return said < since ? since : said;
}

/** What settled before for the same thing: a bill, or a child's first payment. */
export interface SettledBefore {
  /** the order_id that paid it; null while nothing did, also after a reversal */
  readonly paidBy: string | null;
}

/**
 * What a settlement does: the first one pays, a repeated one of the same order changes nothing, and one of another
 * order is kept and shown to staff as to refund; it never enrols or pays twice (rule R59). So is money for a bill
 * that was replaced since and cannot stand again (null): there is nothing left that it could pay.
 */
export function settle(
  before: SettledBefore | null,
  orderId: string,
): 'pays' | 'already_known' | 'to_refund' {
  if (before === null) return 'to_refund';
  if (before.paidBy === null) return 'pays';
  return before.paidBy === orderId ? 'already_known' : 'to_refund';
}

/**
 * Whether a charge opened in time still enrols although the family has replaced that choice since: it does as long as
 * nothing else was paid after that enrolment was chosen (rule R36).
 * @param settlements when the child's enrolments settled, each for the first time
 */
export const stillEnrols = (chosenAt: Date, settlements: readonly Date[]): boolean =>
  settlements.every((settledAt) => settledAt < chosenAt);

/** What a reversal does: the bill that this order paid is open again; if it paid none, nothing changes (rule R60). */
export const reverse = (before: SettledBefore | null, orderId: string): 'returns_bill' | 'changes_nothing' =>
  before?.paidBy === orderId ? 'returns_bill' : 'changes_nothing';

/** Whether a bill is the one whose settlement enrols the child and sends the study kit: the first of its year. */
export const opensYear = ({ sequence }: { readonly sequence: number }): boolean => sequence === 1;
