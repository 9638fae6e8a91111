import type { Child } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import type { PurchaseAddress } from './purchase-address.ts';

/** Why there is nothing to pay here. */
export type NothingReason = 'has_course' | 'bill_paid' | 'bill_skipped' | 'bill_unknown';

/** The status of a purchase by the bills that the server knows. `bill` is frozen; null while the bill is being chosen. */
export type PurchaseStatus =
  | { readonly kind: 'nothing_to_pay'; readonly reason: NothingReason }
  | { readonly kind: 'to_pay'; readonly bill: Billing | null; readonly at: PurchaseAddress };

const nothing = (reason: NothingReason): PurchaseStatus => ({ kind: 'nothing_to_pay', reason });
const reasons = { PAID: 'bill_paid', SKIPPED: 'bill_skipped' } as const;

const frozen = (at: PurchaseAddress, bill: Billing): PurchaseStatus =>
  bill.status === 'PAYABLE'
    ? { kind: 'to_pay', bill, at: { ...at, step: 4, billId: bill.billing_id } }
    : nothing(reasons[bill.status]);

/** The status that the drawer shows: a first purchase that was begun continues at its bill 1, until it is chosen again. */
export const purchaseStatusOf = (
  at: PurchaseAddress,
  child: Pick<Child, 'latest_academic_year'>,
  bills: readonly Billing[],
): PurchaseStatus => {
  const named = bills.find(({ billing_id }) => billing_id === at.billId);
  if (at.purpose === 'COURSE_EXTENSION') return named ? frozen(at, named) : nothing('bill_unknown');
  if (child.latest_academic_year !== null) return nothing('has_course');
  const begun = at.step === 0 ? bills.find(({ sequence }) => sequence === 1) : named;
  if (begun?.status === 'PAYABLE') return frozen(at, begun);
  return { kind: 'to_pay', bill: null, at: { ...at, billId: null } };
};
