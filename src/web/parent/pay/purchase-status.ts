import type { Child } from '../../../contract/objects.ts';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import type { Purpose } from '../../../domain/billing/price-items.ts';
import { openChargeOf } from './charge.ts';
import type { PurchaseAddress } from './purchase-address.ts';

/** Why there is nothing to pay here. */
export type NothingReason =
  | 'has_course'
  | 'next_booked'
  | 'not_eligible'
  | 'bill_paid'
  | 'bill_skipped'
  | 'bill_unknown';

/**
 * The status of a purchase by the bills that the server knows; its address names the purpose as the server sees it.
 * `bill` is frozen; null while the bill is being chosen.
 */
export type PurchaseStatus =
  | { readonly kind: 'nothing_to_pay'; readonly reason: NothingReason }
  | { readonly kind: 'to_pay'; readonly bill: Billing | null; readonly at: PurchaseAddress };

/** What the server says of the year after the one bought last. */
export interface NextYearStatus {
  /** the year bought last lies ahead */
  readonly isBooked: boolean;
  readonly isEligible: boolean;
}

type KnownChild = Pick<Child, 'latest_academic_year'>;

const nothing = (reason: NothingReason): PurchaseStatus => ({ kind: 'nothing_to_pay', reason });
const reasons = { PAID: 'bill_paid', SKIPPED: 'bill_skipped' } as const;

const frozen = (at: PurchaseAddress, bill: Billing): PurchaseStatus =>
  bill.status === 'PAYABLE'
    ? { kind: 'to_pay', bill, at: { ...at, step: 4, billId: bill.billing_id } }
    : nothing(reasons[bill.status]);

/** Buying a year for the first time, or another one. */
const yearPurpose = ({ latest_academic_year: bought }: KnownChild): Purpose =>
  bought === null ? 'BUY_COURSE' : 'NEXT_GRADE';

const opensUnpaidYear = ({ sequence, is_active }: Billing) => sequence === 1 && !is_active;

/** A bill that was asked for by itself: of a year that was never paid only its first, which buys the year. */
const billStatus = (at: PurchaseAddress, child: KnownChild, bills: readonly Billing[]): PurchaseStatus => {
  const named = bills.find(({ billing_id }) => billing_id === at.billId);
  if (!named) return nothing('bill_unknown');
  if (named.is_active) return frozen(at, named);
  const first = bills.find(
    (bill) => bill.academic_year_id === named.academic_year_id && opensUnpaidYear(bill),
  );
  return first ? frozen({ ...at, purpose: yearPurpose(child) }, first) : nothing('bill_unknown');
};

/**
 * The status that the drawer shows: a year whose purchase was begun continues at its bill 1, until it is chosen again or its class
 * takes no registrations any more.
 */
export const purchaseStatusOf = (
  at: PurchaseAddress,
  child: KnownChild,
  known: {
    readonly bills: readonly Billing[];
    /** those that take registrations */
    readonly batches: readonly { readonly academic_year_id: number }[];
    readonly next: NextYearStatus | null;
  },
): PurchaseStatus => {
  if (at.purpose === 'COURSE_EXTENSION') return billStatus(at, child, known.bills);
  const begun = known.bills.find(
    (bill) => opensUnpaidYear(bill) && (at.step === 0 || bill.billing_id === at.billId),
  );
  const isOpen = known.batches.some(({ academic_year_id: id }) => id === begun?.academic_year_id);
  if (begun?.status === 'PAYABLE' && isOpen) return frozen({ ...at, purpose: yearPurpose(child) }, begun);
  if (at.purpose === 'BUY_COURSE' && child.latest_academic_year !== null) return nothing('has_course');
  if (at.purpose === 'NEXT_GRADE' && !known.next?.isEligible)
    return nothing(known.next?.isBooked ? 'next_booked' : 'not_eligible');
  return { kind: 'to_pay', bill: null, at: { ...at, billId: null } };
};

/**
 * The open charge to show instead of the steps, to whoever comes back to them by whatever way. Not to whoever changes the
 * method, who has one in the address, nor to whoever chooses anew, whose address names the charge that this replaces.
 */
export const waitingCharge = (
  { bill, at }: Extract<PurchaseStatus, { kind: 'to_pay' }>,
  known: { readonly bills: readonly Billing[]; readonly payments: readonly PaymentItem[] },
): PaymentItem | null => {
  const begun = bill ?? known.bills.find((each) => opensUnpaidYear(each) && each.status === 'PAYABLE');
  if (!begun || at.method !== null) return null;
  const open = openChargeOf(known.payments, begun.billing_id);
  return open?.order_id === at.instead ? null : open;
};

/**
 * Why nothing is left to pay after a charge that failed: another one, on this device or elsewhere, paid the bill meanwhile.
 * Null where it is still to be paid. `bill` is null once another choice replaced it.
 */
export const settledOtherwise = (
  purpose: Purpose,
  child: KnownChild,
  bill: Pick<Billing, 'status'> | null,
): NothingReason | null => {
  if (bill?.status === 'SKIPPED') return 'bill_skipped';
  if (bill?.status === 'PAID')
    return ({ BUY_COURSE: 'has_course', NEXT_GRADE: 'next_booked', COURSE_EXTENSION: 'bill_paid' } as const)[
      purpose
    ];
  return bill === null && purpose === 'BUY_COURSE' && child.latest_academic_year !== null
    ? 'has_course'
    : null;
};
