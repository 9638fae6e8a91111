import { type CalendarDate, addDays, compareDates } from '../values/calendar-date.ts';
import type { AgreementKind } from './agreements.ts';
import { type Bill, payableUntil } from './bills.ts';
import { billState, isDueBy } from './bill-state.ts';

/** What a line of a family's ledger says, in the order in which lines of one day stand. */
export const familyLedgerKinds = [
  'bill',
  'discount',
  'delay',
  'fee',
  'paid',
  'other_amount',
  'lapsed',
  'back',
  'let_go',
  'undone',
] as const;
export type FamilyLedgerKind = (typeof familyLedgerKinds)[number];

/** What an owner agreed about a bill, and is not ended. */
export interface LedgerAgreement {
  readonly kind: AgreementKind;
  readonly madeOn: CalendarDate;
  readonly reason: string;
}

/** A bill of a year that was paid for once, with the payment that pays it; null: none does. */
export interface LedgerBill extends Bill {
  readonly billId: number;
  readonly childId: number;
  /** what the owner took off the frozen amount, in whole rupiah; `amount` is without it (rule R248) */
  readonly discount: number;
  readonly agreed: readonly LedgerAgreement[];
  readonly paidBy: string | null;
}

/** Money that came in, and what of it went back. Amounts in whole rupiah. */
export interface LedgerPayment {
  readonly orderId: string;
  readonly childId: number;
  /** what of what was charged is the fee of the way it was paid */
  readonly fee: number;
  /** what came */
  readonly received: number;
  readonly receivedOn: CalendarDate;
  readonly back: readonly { readonly amount: number; readonly on: CalendarDate }[];
  /** when staff undid it, which they had written down by mistake; null: it stands */
  readonly undoneOn: CalendarDate | null;
}

export interface FamilyLedgerLine {
  readonly day: CalendarDate;
  readonly kind: FamilyLedgerKind;
  readonly childId: number;
  readonly billId: number | null;
  readonly orderId: string | null;
  /** why it was agreed, of a discount or a delay */
  readonly reason: string | null;
  /** whole rupiah; above 0 the family owes more by it, below 0 less */
  readonly amount: number;
  /** what the family owes after it; below 0: what the school holds for it */
  readonly balance: number;
}

type Entry = Omit<FamilyLedgerLine, 'balance' | 'reason'> & { readonly reason?: string };

/** Bill 1 is the purchase: as long as nobody pays it, it is not owed (rule R118). */
const isOwedOn = (bill: LedgerBill, day: CalendarDate) => bill.sequence > 1 && isDueBy(bill, day);

/** A line stands on the day on which it was agreed, but not before its bill, whose line was due on `day`. */
const agreedLine = (
  bill: LedgerBill,
  line: Omit<Entry, 'kind'> & { readonly kind: AgreementKind },
): Entry => {
  const agreed = bill.agreed.find(({ kind }) => kind === line.kind);
  if (!agreed) return line;
  const isLater = compareDates(agreed.madeOn, line.day) > 0;
  return { ...line, day: isLater ? agreed.madeOn : line.day, reason: agreed.reason };
};

/** A bill as it was frozen, and what the owner took off it. */
const billed = (
  bill: LedgerBill,
  of: Pick<Entry, 'childId' | 'billId' | 'orderId'>,
  day: CalendarDate,
): Entry[] => [
  { ...of, day, kind: 'bill', amount: bill.amount + bill.discount },
  ...(bill.discount === 0
    ? []
    : [agreedLine(bill, { ...of, day, kind: 'discount', amount: -bill.discount })]),
];

const unpaidLines = (bill: LedgerBill, today: CalendarDate): Entry[] => {
  // What its child left before it was due was never owed (rule R289).
  if (!isOwedOn(bill, today) || compareDates(payableUntil(bill), bill.periodStart) < 0) return [];
  const of = { childId: bill.childId, billId: bill.billId, orderId: null };
  const due: number = bill.amount;
  return [
    ...billed(bill, of, bill.periodStart),
    // It stays owed, and says why nobody asks for it (rule R250).
    ...(bill.delayedUntil === null
      ? []
      : [agreedLine(bill, { ...of, day: bill.periodStart, kind: 'delay', amount: 0 })]),
    ...(billState(bill, today) === 'SKIPPED'
      ? [{ ...of, day: addDays(payableUntil(bill), 1), kind: 'lapsed' as const, amount: -due }]
      : []),
  ];
};

/** What was paid before it was due is owed from the day it was paid: nobody is a creditor for paying early. So is the purchase. */
const paidLines = (bill: LedgerBill, { orderId, fee, received, receivedOn }: LedgerPayment): Entry[] => {
  const of = { childId: bill.childId, billId: bill.billId, orderId };
  const fromPayment = bill.sequence === 1 || compareDates(receivedOn, bill.periodStart) < 0;
  // Also what was charged before the bill became less by a discount.
  const other = received - fee - bill.amount;
  return [
    ...billed(bill, of, fromPayment ? receivedOn : bill.periodStart),
    ...(fee === 0 ? [] : [{ ...of, day: receivedOn, kind: 'fee' as const, amount: fee }]),
    ...(other === 0 ? [] : [{ ...of, day: receivedOn, kind: 'other_amount' as const, amount: other }]),
  ];
};

/** What comes back of a payment that goes on paying its bill was let go: it is not owed again. */
const moneyLines = (payment: LedgerPayment, bill: LedgerBill | undefined): Entry[] => {
  const of = { childId: payment.childId, billId: bill?.billId ?? null, orderId: payment.orderId };
  // No such money came, so nothing is taken off and nothing goes back (rule R247).
  if (payment.undoneOn) return [{ ...of, day: payment.undoneOn, kind: 'undone', amount: 0 }];
  return [
    { ...of, day: payment.receivedOn, kind: 'paid', amount: -payment.received },
    ...payment.back.flatMap(({ amount, on }) => [
      { ...of, day: on, kind: 'back' as const, amount },
      ...(bill ? [{ ...of, day: on, kind: 'let_go' as const, amount: -amount }] : []),
    ]),
  ];
};

const order = (one: Entry, other: Entry) =>
  compareDates(one.day, other.day) ||
  familyLedgerKinds.indexOf(one.kind) - familyLedgerKinds.indexOf(other.kind);

/**
 * What a family owed, paid and got back up to `today`, in the order of days, with what it owes after each line (rule R240): a bill counts
 * from the day it is due, or paid if that was before, and no more once it has lapsed. So the last balance is what is due and unpaid today,
 * less the money that came and pays nothing.
 * @param bills of years that were ever paid for
 */
export function familyLedger(
  bills: readonly LedgerBill[],
  payments: readonly LedgerPayment[],
  today: CalendarDate,
): readonly FamilyLedgerLine[] {
  const byOrder = new Map(payments.map((payment) => [payment.orderId, payment]));
  const paying = new Map<string, LedgerBill>();
  const ofBills = bills.flatMap((bill) => {
    if (bill.paidAt === null) return unpaidLines(bill, today);
    const payment = byOrder.get(bill.paidBy ?? '');
    if (!payment) return [];
    paying.set(payment.orderId, bill);
    return paidLines(bill, payment);
  });
  const ofMoney = payments.flatMap((payment) => moneyLines(payment, paying.get(payment.orderId)));
  let balance = 0;
  return [...ofBills, ...ofMoney].toSorted(order).map((entry) => {
    balance += entry.amount;
    return { reason: null, ...entry, balance };
  });
}
