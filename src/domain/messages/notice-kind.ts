/**
 * What a message in the inbox is about. Screens and outside programs go by it, not by the words (source: the API's table of
 * kinds). Rows from before there were kinds are `other`.
 */
export const noticeKinds = [
  'payment_received',
  'payment_failed',
  'payment_reversed',
  'payment_link',
  'refund',
  'child_enrolled',
  'placement_due',
  'placement_result',
  'staff_payment',
  'staff_refund',
  'staff_reversal',
  'other',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
