import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import * as office from './office-fields.ts';
import type { FieldProblem } from './refusals.ts';
import { CardFee, Price } from './price-objects.ts';

const tag = 'Settings';
const problem = (name: FieldProblem) => name;

/** Texts and amounts of one entry of the price list; which entries there are is fixed (rule R45). */
export const PriceUpdate = z
  .object({
    setting_id: field.id,
    setting_name: office.plainText(60),
    setting_name_indo: office.plainText(60),
    setting_desc: office.optionalPlainText(160),
    setting_desc_indo: office.optionalPlainText(160),
    normal_price: office.price,
    discount: office.discount,
    version: field.version,
  })
  .check(
    z.refine(({ normal_price, discount }) => discount <= normal_price, {
      error: problem('discount_above_price'),
      path: ['discount'],
    }),
  );

export const CardFeeUpdate = z.object({ fee_share: office.feeShare, version: field.version });

export const prices = {
  'GET /settings/prices': endpoint({
    summary: 'The price list and the card fee, as staff edit them',
    tag,
    who: 'owner',
    reply: z.object({ prices: z.array(Price), card_fee: CardFee }),
  }),
  'POST /settings/price': endpoint({
    summary:
      'Change texts and amounts of one entry of the price list; charges and bills that exist keep theirs',
    tag,
    who: 'owner',
    body: PriceUpdate,
    reply: z.object({ price: Price }),
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  'POST /settings/card-fee': endpoint({
    summary: 'Change the share of the net bill that cards bear as a fee (see PBI 23/6/PBI/2021)',
    tag,
    who: 'owner',
    body: CardFeeUpdate,
    reply: z.object({ card_fee: CardFee }),
    success: 'updated',
    refusals: ['changed_meanwhile'],
  }),
};
