import { type Rupiah, rupiah } from '../values/money.ts';
import { amountsOf } from './amounts.ts';
import type { PaymentMethod } from './payment-methods.ts';
import {
  type BillItem,
  type ItemKind,
  type Prices,
  type Purpose,
  extensionItems,
  intervalPrice,
  priceItems,
  slots,
} from './price-items.ts';
import { type Term, laterBills } from './terms.ts';

/** A line of the bill as it is shown; `item` is null while its choice is open. */
export interface BillLine {
  readonly kind: ItemKind;
  readonly item: BillItem | null;
}

/** The bill as it is shown, in rupiah. The server computes it again, and its figure counts. */
export interface BillView {
  readonly lines: readonly BillLine[];
  readonly discount: Rupiah;
  /** `share` of the bill, 0.03 being three percent; null for a method without a fee */
  readonly fee: { readonly share: number; readonly amount: Rupiah } | null;
  readonly total: Rupiah;
  readonly delivery: Rupiah;
  /** nothing is open */
  readonly complete: boolean;
  /** what follows in the year, each as high as the interval's price */
  readonly later: { readonly count: number; readonly amount: Rupiah } | null;
  /** this bill and what follows it in the year, whose fees its own methods decide */
  readonly year: Rupiah;
}

const view = (
  lines: readonly BillLine[],
  method: PaymentMethod | null,
  later: BillView['later'] = null,
): BillView => {
  const items = lines.map(({ item }) => item).filter((item) => item !== null);
  const amounts = amountsOf(items, method);
  const share = method?.feeShare ?? 0;
  return {
    lines,
    discount: amounts.discount,
    fee: share === 0 ? null : { share, amount: amounts.fee },
    total: amounts.gross,
    delivery: amounts.delivery,
    complete: items.length === lines.length,
    later,
    year: rupiah(amounts.gross + (later === null ? 0 : later.count * later.amount)),
  };
};

/** The bill of a year that is being chosen. */
export const yearBill = (
  purpose: Exclude<Purpose, 'COURSE_EXTENSION'>,
  prices: Prices,
  chosen: { term: Term | null; delivery: Rupiah | null; method: PaymentMethod | null },
): BillView => {
  const items = priceItems(purpose, prices, chosen);
  const lines = slots[purpose].map((kind, slot) => ({ kind, item: items[slot] ?? null }));
  const { term } = chosen;
  const count = term === null ? 0 : laterBills(term);
  const later =
    term === null || count === 0 ? null : { count, amount: intervalPrice(prices.intervals[term]) };
  return view(lines, chosen.method, later);
};

/** A bill whose amount is frozen, paid by itself. */
export const frozenBill = (amount: number, method: PaymentMethod | null): BillView =>
  view(
    extensionItems(rupiah(amount)).map((item) => ({ kind: item.kind, item })),
    method,
  );
