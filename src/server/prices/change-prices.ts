import { type Refused, refuse, refuseAsChanged, refuseFields } from '../../contract/refusals.ts';
import type { CardFee, Price } from '../../contract/price-objects.ts';
import { defaultFeeShare } from '../../domain/billing/payment-methods.ts';
import { isPayable, priceProblem, surchargeRegulation } from '../../domain/billing/price-changes.ts';
import { rupiah } from '../../domain/values/money.ts';
import { isStale } from '../../domain/values/version.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Database } from '../platform/db/database.ts';
import type { PricesContext } from './context.ts';
import { pricesOf } from './price-list.ts';
import {
  type RulesRow,
  type SettingRow,
  lockRules,
  lockSettings,
  selectRules,
  selectSettings,
  updateFeeShare,
  updateSetting,
} from './price-store.ts';

const presentPrice = (row: SettingRow): Price => ({
  setting_id: row.settingId,
  setting_key: row.key,
  setting_name: row.name,
  setting_name_indo: row.nameIndo,
  setting_desc: row.description,
  setting_desc_indo: row.descriptionIndo,
  normal_price: row.normalPrice,
  discount: row.discount,
  version: row.version,
});

const presentFee = ({ feeShare, version }: Pick<RulesRow, 'feeShare' | 'version'>): CardFee => ({
  fee_share: feeShare,
  regulation: surchargeRegulation,
  version,
});

/** What the audit log keeps of a price. */
const auditedPrice = (row: SettingRow) => {
  const { setting_id: _id, setting_key: _key, version: _version, ...kept } = presentPrice(row);
  return kept;
};

/** The price list and the card fee, as staff edit them. */
export const pricesToEdit = async (db: Database): Promise<{ prices: Price[]; card_fee: CardFee }> => ({
  prices: (await selectSettings(db)).map(presentPrice),
  card_fee: presentFee((await selectRules(db)) ?? { feeShare: defaultFeeShare, version: 1 }),
});

interface PriceChange {
  /** the account of who changes it */
  by: number;
  settingId: number;
  name: string;
  nameIndo: string;
  description: string;
  descriptionIndo: string;
  /** whole rupiah, before the discount */
  normalPrice: number;
  discount: number;
  /** the version that the change was made from */
  version?: number | undefined;
}

/** Changes an entry of the price list (rule R81). What is charged and billed already has its own amounts and keeps them. */
export const changePrice = (
  { database, clock }: Pick<PricesContext, 'database' | 'clock'>,
  { by, settingId, version, ...changes }: PriceChange,
): Promise<{ price: Price } | Refused<'not_found' | 'changed_meanwhile' | 'invalid_input'>> =>
  database.transaction(async (tx) => {
    const rows = await lockSettings(tx);
    const before = rows.find((row) => row.settingId === settingId);
    if (!before) return refuse('not_found');
    if (isStale(version, before.version)) return refuseAsChanged({ price: presentPrice(before) });
    const problem = problemOf(rows, { ...before, ...changes });
    if (problem) return refuseFields(problem);
    const after = await updateSetting(tx, settingId, changes);
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'price',
      objectId: settingId,
      name: after.name,
      before: auditedPrice(before),
      after: auditedPrice(after),
    });
    return { price: presentPrice(after) };
  });

/** What is wrong with a changed entry beside the others, by field. */
const problemOf = (rows: readonly SettingRow[], changed: SettingRow) => {
  const [normalPrice, discount] = [rupiah(changed.normalPrice), rupiah(changed.discount)];
  const problem = priceProblem(changed.key, { normalPrice, discount });
  if (problem) return { [problem === 'price_nothing' ? 'normal_price' : 'discount']: problem };
  const others = rows.filter(({ settingId }) => settingId !== changed.settingId);
  return isPayable(pricesOf([...others, changed])) ? null : { normal_price: 'price_too_high' as const };
};

/** Changes the fee that cards bear (rule R55). Charges that are open keep theirs. */
export const changeCardFee = (
  { database, clock }: Pick<PricesContext, 'database' | 'clock'>,
  { by, feeShare, version }: { by: number; feeShare: number; version?: number | undefined },
): Promise<{ card_fee: CardFee } | Refused<'changed_meanwhile'>> =>
  database.transaction(async (tx) => {
    const before = await lockRules(tx);
    if (isStale(version, before.version)) return refuseAsChanged({ card_fee: presentFee(before) });
    const after = await updateFeeShare(tx, feeShare);
    await recordChange(tx, {
      by,
      at: clock.now(),
      kind: 'price',
      objectId: 'card_fee',
      name: 'Card fee',
      before: { fee_share: before.feeShare },
      after: { fee_share: after.feeShare },
    });
    return { card_fee: presentFee(after) };
  });
