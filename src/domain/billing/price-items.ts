import { type Rupiah, noMoney, rupiah, subtract } from '../values/money.ts';
import { type Term, billsInYear, terms } from './terms.ts';

/** The three purchases (rule R46). */
export type Purpose = 'BUY_COURSE' | 'NEXT_GRADE' | 'COURSE_EXTENSION';

/** The fixed set of the price list. Staff change prices and texts, not the set (rule R45). */
export const settingKeys = [
  'registration',
  'kit',
  'book',
  'interval_2',
  'interval_4',
  'interval_12',
] as const;
export type SettingKey = (typeof settingKeys)[number];

/** The setting that each interval is priced by. */
export const intervalKeys = {
  2: 'interval_2',
  4: 'interval_4',
  12: 'interval_12',
} as const satisfies Record<Term, SettingKey>;

/** The months of an interval's setting; null for what is no interval. */
export const termOfSetting = (key: SettingKey): Term | null =>
  terms.find((term) => intervalKeys[term] === key) ?? null;

/** What can stand on a bill. */
export type ItemKind = 'registration' | 'kit' | 'book' | 'interval' | 'delivery' | 'bill';

/** The items of each purchase by slot, from zero (rule R46). */
export const slots = {
  BUY_COURSE: ['registration', 'kit', 'book', 'interval', 'delivery'],
  NEXT_GRADE: ['registration', 'interval', 'delivery'],
  COURSE_EXTENSION: ['bill'],
} as const satisfies Record<Purpose, readonly ItemKind[]>;

/** What a payment's money is for, as the books part it; `difference`: another amount than was charged that staff took. */
export const bookedItems = [
  'registration',
  'kit',
  'book',
  'course',
  'delivery',
  'fee',
  'difference',
] as const;
/** What money is for. */
export type BookedItem = (typeof bookedItems)[number];

/** What a payment came to item by item, in whole rupiah (rule R129). The lines of a charge stand by slot. */
export function itemsBooked({
  purpose,
  lines,
  fee,
  charged,
  received,
}: {
  readonly purpose: Purpose;
  readonly lines: readonly { readonly value: number; readonly discount: number }[];
  readonly fee: number;
  readonly charged: number;
  readonly received: number;
}): Readonly<Record<BookedItem, number>> {
  const sums = {
    registration: 0,
    kit: 0,
    book: 0,
    course: 0,
    delivery: 0,
    fee,
    difference: received - charged,
  };
  const kinds: readonly ItemKind[] = slots[purpose];
  for (const [slot, { value, discount }] of lines.entries()) {
    const kind = kinds.length === lines.length ? kinds[slot] : undefined;
    const item = kind === undefined || kind === 'interval' || kind === 'bill' ? 'course' : kind;
    sums[item] += value - discount;
  }
  return sums;
}

/** One item: `value` less `discount`, both in whole rupiah, is what it costs. */
export interface BillItem {
  readonly kind: ItemKind;
  readonly value: Rupiah;
  readonly discount: Rupiah;
}

/** A price of the interval: per bill, before and off by the discount. */
export interface IntervalPrice {
  readonly normalPrice: Rupiah;
  readonly discount: Rupiah;
}

/** The prices as staff have set them. */
export interface Prices {
  readonly registration: Rupiah;
  readonly kit: Rupiah;
  readonly book: Rupiah;
  readonly intervals: Readonly<Record<Term, IntervalPrice>>;
}

/** What one bill of the interval costs. */
export const intervalPrice = ({ normalPrice, discount }: IntervalPrice): Rupiah =>
  subtract(normalPrice, discount);

/** What the interval comes to in a month, whole rupiah, halves up. */
export const monthlyPrice = (price: IntervalPrice, term: Term): Rupiah =>
  rupiah(Math.round(intervalPrice(price) / term));

/** What the interval takes off in a whole year: the same discount comes with every bill. */
export const savedInYear = ({ discount }: IntervalPrice, term: Term): Rupiah =>
  rupiah(discount * billsInYear[term]);

/** What all bills of the interval come to in a year. */
export const yearPrice = (price: IntervalPrice, term: Term): Rupiah =>
  rupiah(intervalPrice(price) * billsInYear[term]);

/** What a family pays in its first year with all bills of the interval, delivery apart. */
export const firstYearPrice = (prices: Prices, term: Term): Rupiah =>
  rupiah(prices.registration + prices.kit + prices.book + yearPrice(prices.intervals[term], term));

/** What a family has chosen so far; null while it has not. Delivery in rupiah. */
export interface Choices {
  readonly term: Term | null;
  readonly delivery: Rupiah | null;
}

const full = (kind: ItemKind, value: Rupiah): BillItem => ({ kind, value, discount: noMoney });
const interval = (prices: Prices, term: Term): BillItem => ({
  kind: 'interval',
  value: prices.intervals[term].normalPrice,
  discount: prices.intervals[term].discount,
});

/**
 * The items of a first purchase or a next grade by slot; null where the choice that makes one is still open.
 * For a next grade the lifetime registration is fully discounted, and kit and book are not sold (rule R46).
 */
export function priceItems(
  purpose: Exclude<Purpose, 'COURSE_EXTENSION'>,
  prices: Prices,
  { term, delivery }: Choices,
): readonly (BillItem | null)[] {
  const once = full('registration', prices.registration);
  const made = {
    registration: purpose === 'NEXT_GRADE' ? { ...once, discount: once.value } : once,
    kit: full('kit', prices.kit),
    book: full('book', prices.book),
    interval: term === null ? null : interval(prices, term),
    delivery: delivery === null ? null : full('delivery', delivery),
  };
  return slots[purpose].map((kind) => made[kind]);
}

/** The items that are charged once everything is chosen; delivery in rupiah. */
export const itemsToCharge = (
  purpose: Exclude<Purpose, 'COURSE_EXTENSION'>,
  prices: Prices,
  chosen: { readonly term: Term; readonly delivery: Rupiah },
): readonly BillItem[] => priceItems(purpose, prices, chosen).filter((item) => item !== null);

/** The one item of a bill that is paid by itself: its frozen amount in rupiah. */
export const extensionItems = (amount: Rupiah): readonly BillItem[] => [full('bill', amount)];
