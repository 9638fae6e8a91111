import type { Price } from '../../../contract/price-objects.ts';
import {
  type IntervalPrice,
  type Prices,
  type SettingKey,
  intervalPrice,
  termOfSetting,
  yearPrice,
} from '../../../domain/billing/price-items.ts';
import { highestPrice, priceProblem } from '../../../domain/billing/price-changes.ts';
import { type Term, billsInYear } from '../../../domain/billing/terms.ts';
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
