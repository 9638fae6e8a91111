import type { PaymentMethod as WireMethod } from '../../contract/payment-objects.ts';
import type { PriceSetting } from '../../contract/price-objects.ts';
import type { PaymentMethod, PaymentType } from '../../domain/billing/payment-methods.ts';
import { type Prices, type SettingKey, intervalKeys } from '../../domain/billing/price-items.ts';
import type { Term } from '../../domain/billing/terms.ts';
import { rupiah } from '../../domain/values/money.ts';
import type { Language } from '../../i18n/language.ts';

/** A price in both languages, as staff have worded it. */
export interface NamedPrice {
  readonly priceId: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
}

export interface PriceList {
  readonly prices: Prices;
  readonly fixed: Readonly<Record<'registration' | 'kit' | 'book', NamedPrice>>;
  readonly intervals: Readonly<Record<Term, NamedPrice>>;
  /** in the order in which they are shown */
  readonly methods: readonly PaymentMethod[];
}

interface Value {
  price: number;
  normal_price?: number;
  discount?: number;
}

const read = (setting: PriceSetting) => {
  // The wire carries it as text.
  const value = JSON.parse(setting.value) as Value;
  return {
    priceId: setting.setting_id,
    name: { en: setting.setting_name, id: setting.setting_name_indo },
    description: { en: setting.setting_desc, id: setting.setting_desc_indo },
    value,
  };
};

const methodOf = (method: WireMethod): PaymentMethod => ({
  type: method.payment_type,
  offered: method.offered,
  minimum: rupiah(method.minimum),
  maximum: rupiah(method.maximum),
  feeShare: method.fee_share,
  lifetimeMinutes: method.lifetime_minutes,
});

/** The price list as the API answers it. */
interface WirePrices {
  readonly settings: readonly PriceSetting[];
  readonly methods: readonly WireMethod[];
}

/** The price list for computing and for showing, whatever its order and whatever staff call a price. */
export const priceListOf = ({ settings, methods }: WirePrices): PriceList => {
  const at = (key: SettingKey) => read(found(settings.find(({ setting_key }) => setting_key === key)));
  const [registration, kit, book] = [at('registration'), at('kit'), at('book')];
  const intervals = { 2: at(intervalKeys[2]), 4: at(intervalKeys[4]), 12: at(intervalKeys[12]) };
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
    methods: methods.map(methodOf),
  };
};

/** A way to pay. */
export const methodIn = ({ methods }: PriceList, type: PaymentType): PaymentMethod =>
  found(methods.find((method) => method.type === type));

const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('The price list lacks a price or a method of its fixed set');
  return one;
};
