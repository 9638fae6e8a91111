import type { PriceSetting } from '../../../contract/objects.ts';
import type { Prices } from '../../../domain/billing/price-items.ts';
import { type Term, termOfText } from '../../../domain/billing/terms.ts';
import { rupiah } from '../../../domain/values/money.ts';
import type { Language } from '../../../i18n/language.ts';

/** A price in both languages, as staff have worded it. */
export interface NamedPrice {
  readonly priceId: number;
  readonly name: Readonly<Record<Language, string>>;
}

export interface PriceList {
  readonly prices: Prices;
  readonly fixed: Readonly<Record<'registration' | 'kit' | 'book', NamedPrice>>;
  readonly intervals: Readonly<Record<Term, NamedPrice>>;
}

interface Value {
  price: number;
  term?: string;
  normal_price?: number;
  discount?: number;
}

const read = (setting: PriceSetting) => {
  // The wire carries it as text.
  const value = JSON.parse(setting.value) as Value;
  const { setting_id: priceId, setting_name: en, setting_name_indo: id } = setting;
  return { priceId, name: { en, id }, value, term: termOfText(value.term ?? '') };
};

/** The price list for reckoning and for showing: fixed prices fill the first slots in their order. */
export const priceListOf = (settings: readonly PriceSetting[]): PriceList => {
  const all = settings.map(read);
  const fixed = all.filter(({ value }) => value.term === undefined);
  const at = (slot: number) => found(fixed[slot]);
  const interval = (term: Term) => found(all.find((one) => one.term === term));
  const [registration, kit, book] = [at(0), at(1), at(2)];
  const intervals = { 2: interval(2), 4: interval(4), 12: interval(12) };
  const intervalPrice = ({ value }: { value: Value }) => ({
    normalPrice: rupiah(value.normal_price ?? value.price),
    discount: rupiah(value.discount ?? 0),
  });
  return {
    prices: {
      registration: rupiah(registration.value.price),
      kit: rupiah(kit.value.price),
      book: rupiah(book.value.price),
      intervals: {
        2: intervalPrice(intervals[2]),
        4: intervalPrice(intervals[4]),
        12: intervalPrice(intervals[12]),
      },
    },
    fixed: { registration, kit, book },
    intervals,
  };
};

const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('The price list lacks a price of its fixed set');
  return one;
};
