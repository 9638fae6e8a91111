import type { CardScript, PaymentMethod } from '../../contract/payment-objects.ts';
import type { PriceSetting } from '../../contract/price-objects.ts';
import {
  type IntervalPrice,
  type Prices,
  intervalPrice,
  termOfSetting,
} from '../../domain/billing/price-items.ts';
import {
  type PaymentMethod as Method,
  type PaymentType,
  defaultFeeShare,
  paymentMethod,
  paymentTypes,
} from '../../domain/billing/payment-methods.ts';
import type { Term } from '../../domain/billing/terms.ts';
import { rupiah } from '../../domain/values/money.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { PricesContext } from './context.ts';
import { defaultPrices } from './default-prices.ts';
import {
  type SettingRow,
  insertMissingSettings,
  insertRulesOnce,
  selectPricesAndFee,
} from './price-store.ts';

/** Gives a new school its prices; one that has them keeps its own. Run at every start. */
export const fillPriceList = (database: OpenDatabase): Promise<void> =>
  database.transaction(async (tx) => {
    await insertMissingSettings(tx, defaultPrices);
    await insertRulesOnce(tx, defaultFeeShare);
  });

const priceOf = ({ normalPrice, discount }: SettingRow): IntervalPrice => ({
  normalPrice: rupiah(normalPrice),
  discount: rupiah(discount),
});

const monthsOf = (term: Term) => ({ en: `${term} months`, id: `${term} bulan` });

/** What the wire calls the value of a setting. Its term says the months, whatever staff call the interval. */
const valueOf = (row: SettingRow) => {
  const price = intervalPrice(priceOf(row));
  const term = termOfSetting(row.key);
  if (term === null) return { price };
  const { normalPrice: normal_price, discount } = row;
  return { price, term: monthsOf(term).en, term_indo: monthsOf(term).id, normal_price, discount };
};

const presentSetting = (row: SettingRow): PriceSetting => ({
  setting_id: row.settingId,
  setting_key: row.key,
  setting_name: row.name,
  setting_name_indo: row.nameIndo,
  setting_desc: row.description,
  setting_desc_indo: row.descriptionIndo,
  value: JSON.stringify(valueOf(row)),
});

const presentMethod = (method: Method, offered: boolean): PaymentMethod => ({
  payment_type: method.type,
  offered,
  minimum: method.minimum,
  maximum: method.maximum,
  fee_share: method.feeShare,
  lifetime_minutes: method.lifetimeMinutes,
});

const pricesNow = async (db: Database) => {
  const { rows, feeShare } = await selectPricesAndFee(db);
  return { rows, feeShare: feeShare ?? defaultFeeShare };
};

/** What a browser needs to pay by card; null while the school takes none. */
const presentCardScript = ({
  offers,
  payments: { cardScript },
}: Pick<PricesContext, 'offers' | 'payments'>): CardScript | null => {
  if (!cardScript || !offers('credit_card')) return null;
  const { clientKey, environment, url } = cardScript;
  return { client_key: clientKey, environment, script_url: url };
};

/** The price list and the ways to pay, as the wire shows them. */
export const priceList = async (
  context: Pick<PricesContext, 'database' | 'offers' | 'payments'>,
): Promise<{ settings: PriceSetting[]; methods: PaymentMethod[]; card: CardScript | null }> => {
  const { db } = context.database;
  const { rows, feeShare } = await pricesNow(db);
  return {
    settings: rows.map(presentSetting),
    methods: paymentTypes.map((type) => presentMethod(paymentMethod(type, feeShare), context.offers(type))),
    card: presentCardScript(context),
  };
};

/** The prices that a charge freezes. */
export interface PricesToday {
  readonly prices: Prices;
  /** a way to pay, with the fee as it is set */
  methodOf<Type extends PaymentType>(type: Type): Method<Type>;
  /** the months that an interval's setting speaks of, whatever staff call it; undefined for anything else */
  termOf(settingId: number): string | undefined;
  /** what an item of a bill is called, in both languages */
  wordsOf(key: SettingRow['key']): Pick<SettingRow, 'name' | 'nameIndo' | 'description' | 'descriptionIndo'>;
}

/** The prices of the price list's rows. */
export const pricesOf = (rows: readonly SettingRow[]): Prices => {
  const of = (key: SettingRow['key']) => priceOf(rowOf(rows, key));
  return {
    registration: intervalPrice(of('registration')),
    kit: intervalPrice(of('kit')),
    book: intervalPrice(of('book')),
    intervals: { 2: of('interval_2'), 4: of('interval_4'), 12: of('interval_12') },
  };
};

const rowOf = (rows: readonly SettingRow[], key: SettingRow['key']): SettingRow => {
  const found = rows.find((row) => row.key === key);
  if (!found) throw new Error(`the price list has no ${key}`);
  return found;
};

export const pricesToday = async (db: Database): Promise<PricesToday> => {
  const { rows, feeShare } = await pricesNow(db);
  return {
    prices: pricesOf(rows),
    methodOf: (type) => paymentMethod(type, feeShare),
    termOf: (settingId) => {
      const setting = rows.find((each) => each.settingId === settingId);
      const term = setting && termOfSetting(setting.key);
      return term ? monthsOf(term).en : undefined;
    },
    wordsOf: (key) => {
      const { name, nameIndo, description, descriptionIndo } = rowOf(rows, key);
      return { name, nameIndo, description, descriptionIndo };
    },
  };
};
