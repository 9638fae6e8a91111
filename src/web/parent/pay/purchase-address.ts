import { type PaymentType, isPaymentType } from '../../../domain/billing/payment-methods.ts';
import type { Step } from '../../../domain/billing/drawer-steps.ts';
import { firstStep } from '../../../domain/billing/drawer-steps.ts';
import type { Purpose } from '../../../domain/billing/price-items.ts';
import { type Term, isTerm } from '../../../domain/billing/terms.ts';
import { type NextYearChoice, isNextYearChoice } from '../../../domain/enrolment/grade.ts';
import { type Courier, isCourier } from '../../../domain/shipping/couriers.ts';

/**
 * What a parent has chosen, as the page's address holds it: a reload and the browser's back button lead to the same
 * step with the same choices, and prices and states are asked from the server again.
 */
export interface PurchaseAddress {
  readonly purpose: Purpose;
  readonly step: Step;
  /** of another year: one grade up, or the same again */
  readonly nextOrStay: NextYearChoice | null;
  readonly batchId: number | null;
  readonly term: Term | null;
  readonly courier: Courier | null;
  readonly method: PaymentType | null;
  /** the bill to pay by itself: an extension, or bill 1 of a purchase whose charge was opened before */
  readonly billId: number | null;
  /** the charge whose instructions or outcome are shown */
  readonly orderId: string | null;
  /** the open charge that its family wants to replace by another choice; any other open one is shown instead of the steps */
  readonly instead: string | null;
}

const purposes: Readonly<Record<string, Purpose>> = {
  course: 'BUY_COURSE',
  next: 'NEXT_GRADE',
  bill: 'COURSE_EXTENSION',
};
const names = { BUY_COURSE: 'course', NEXT_GRADE: 'next', COURSE_EXTENSION: 'bill' } as const;
const purposeIn = (search: URLSearchParams): Purpose | undefined => {
  const name = search.get('buy') ?? '';
  return Object.hasOwn(purposes, name) ? purposes[name] : undefined;
};

const numberIn = (text: string | null) =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
const wordIn = <Word extends string>(text: string | null, is: (word: string) => word is Word) =>
  text !== null && is(text) ? text : null;
const isOrderId = (word: string): word is string => /^[\w~.-]{1,60}$/.test(word);
const isStep = (number: number): number is Step => Number.isInteger(number) && number >= 0 && number <= 4;

/** Whether the address asks for a purchase that nobody knows. */
export const asksForUnknownPurpose = (search: URLSearchParams): boolean =>
  search.has('buy') && purposeIn(search) === undefined;

/** Reads the address; null while nothing is being bought. What it says wrongly counts as not chosen. */
export const readPurchase = (search: URLSearchParams): PurchaseAddress | null => {
  const purpose = purposeIn(search);
  if (purpose === undefined) return null;
  const step = Number(search.get('step') ?? firstStep[purpose]);
  const term = Number(search.get('term'));
  return {
    purpose,
    step: isStep(step) ? step : firstStep[purpose],
    nextOrStay: wordIn(search.get('grade'), isNextYearChoice),
    batchId: numberIn(search.get('batch')),
    term: isTerm(term) ? term : null,
    courier: wordIn(search.get('courier'), isCourier),
    method: wordIn(search.get('method'), isPaymentType),
    billId: numberIn(search.get('bill')),
    orderId: wordIn(search.get('order'), isOrderId),
    instead: wordIn(search.get('instead'), isOrderId),
  };
};

/** A purchase as the part of an address after the question mark. */
export const writePurchase = (at: PurchaseAddress): URLSearchParams => {
  const values = {
    buy: names[at.purpose],
    step: at.step === firstStep[at.purpose] ? null : at.step,
    grade: at.nextOrStay,
    batch: at.batchId,
    term: at.term,
    courier: at.courier,
    method: at.method,
    bill: at.billId,
    order: at.orderId,
    instead: at.instead,
  };
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
};
