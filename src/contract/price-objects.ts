import * as z from 'zod/mini';
import { settingKeys } from '../domain/billing/price-items.ts';
import { namedObject } from './named-object.ts';

// What the replies about prices carry.

/** How often it was changed, from 1; an update may say from which version it was made (rule R78). */
const version = z.int();

export const PriceSetting = namedObject('PriceSetting', {
  setting_id: z.int(),
  /** which of the fixed set it is, whatever staff call it */
  setting_key: z.enum(settingKeys),
  setting_name: z.string(),
  setting_name_indo: z.string(),
  setting_desc: z.string(),
  setting_desc_indo: z.string(),
  /** JSON text: {price, term?, term_indo?, normal_price?, discount?} */
  value: z.string(),
});
export type PriceSetting = z.output<typeof PriceSetting>;

/** An entry of the price list as staff edit it. Amounts in whole rupiah, for one bill; the discount is taken off. */
export const Price = namedObject('Price', {
  setting_id: z.int(),
  setting_key: z.enum(settingKeys),
  setting_name: z.string(),
  setting_name_indo: z.string(),
  setting_desc: z.string(),
  setting_desc_indo: z.string(),
  normal_price: z.int(),
  discount: z.int(),
  version,
});
export type Price = z.output<typeof Price>;

/** The fee that cards bear. */
export const CardFee = namedObject('CardFee', {
  /** added to the net bill: 0.03 is three percent */
  fee_share: z.number(),
  /** the regulation that restricts such a fee, for the owner's decision */
  regulation: z.string(),
  version,
});
export type CardFee = z.output<typeof CardFee>;
