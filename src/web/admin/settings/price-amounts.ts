import type { Price } from '../../../contract/price-objects.ts';
import {
  type IntervalPrice,
  type Prices,
  type SettingKey,
  firstYearPrice,
  intervalPrice,
  termOfSetting,
  yearPrice,
} from '../../../domain/billing/price-items.ts';
import { highestPrice, isLargeChange, priceProblem } from '../../../domain/billing/price-changes.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { type Rupiah, rupiah, typedRupiah } from '../../../domain/values/money.ts';

const amountsOf = ({ normal_price, discount }: Price): IntervalPrice => ({
  normalPrice: rupiah(normal_price),
  discount: rupiah(discount),
});

/** What a parent pays for an entry of the price list: its price less its discount. */
export const netOf = (price: Price): Rupiah => intervalPrice(amountsOf(price));

/** The price list for computing; null when an entry of the fixed set is missing. */
export const pricesOf = (list: readonly Price[]): Prices | null => {
  const at = (key: SettingKey) => list.find(({ setting_key }) => setting_key === key);
  const [registration, kit, book] = [at('registration'), at('kit'), at('book')];
  const [two, four, twelve] = [at('interval_2'), at('interval_4'), at('interval_12')];
  if (!registration || !kit || !book || !two || !four || !twelve) return null;
  return {
    registration: netOf(registration),
    kit: netOf(kit),
    book: netOf(book),
    intervals: { 2: amountsOf(two), 4: amountsOf(four), 12: amountsOf(twelve) },
  };
};

/** What a year brings of each child, before a price is changed and after, by the interval that it is paid in. */
export interface YearChange {
  readonly term: Term;
  readonly before: Rupiah;
  readonly after: Rupiah;
}

/**
 * What a year then brings, when a price of the list changes so much that staff are asked; null when it does not (rule R81). What is paid
 * once is a part of each first year.
 */
export const largeChange = (
  list: readonly Price[],
  changed: Pick<Price, 'setting_key' | 'normal_price' | 'discount'>,
): readonly YearChange[] | null => {
  const { setting_key: key, normal_price, discount } = changed;
  const former = list.find(({ setting_key }) => setting_key === key);
  const after = former && { ...former, normal_price, discount };
  const prices = pricesOf(list);
  const then = after && pricesOf(list.map((one) => (one === former ? after : one)));
  if (!former || !after || !prices || !then) return null;
  if (!isLargeChange(netOf(former), netOf(after)) && !isLargeChange(former.normal_price, normal_price))
    return null;
  const only = termOfSetting(key);
  return only === null
    ? terms.map((term) => ({ term, before: firstYearPrice(prices, term), after: firstYearPrice(then, term) }))
    : [
        {
          term: only,
          before: yearPrice(prices.intervals[only], only),
          after: yearPrice(then.intervals[only], only),
        },
      ];
};

/** An amount as it is typed; null for what is none, or higher than any price may be. */
export const typedAmount = (text: string): Rupiah | null => {
  const amount = typedRupiah(text);
  return amount === null || amount > highestPrice ? null : rupiah(amount);
};

/** An amount in digits alone, as the record has it; what is none stays as it was typed. */
export const inDigits = (text: string): string => String(typedRupiah(text) ?? text);

/** What a parent would pay for an entry with these typed amounts; null while they are none, or would be refused. */
export const typedPrice = (
  key: SettingKey,
  typed: { normal_price: string; discount: string },
): { net: Rupiah; interval: { term: Term; bills: number; year: Rupiah } | null } | null => {
  const [normalPrice, discount] = [typedAmount(typed.normal_price), typedAmount(typed.discount)];
  if (normalPrice === null || discount === null) return null;
  const amounts = { normalPrice, discount };
  if (priceProblem(key, amounts)) return null;
  const term = termOfSetting(key);
  return {
    net: intervalPrice(amounts),
    interval: term && { term, bills: billsInYear[term], year: yearPrice(amounts, term) },
  };
};
