import type { prices } from '../../contract/prices.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { changeCardFee, changePrice, pricesToEdit } from './change-prices.ts';
import type { PricesContext } from './context.ts';

/** What staff set about prices. */
export const priceRoutes = (context: PricesContext): Handlers<typeof prices, Actors> => ({
  'GET /settings/prices': () => pricesToEdit(context.database.db),
  'POST /settings/price': ({ actor, body }) =>
    changePrice(context, {
      by: actor.userId,
      settingId: body.setting_id,
      name: body.setting_name,
      nameIndo: body.setting_name_indo,
      description: body.setting_desc,
      descriptionIndo: body.setting_desc_indo,
      normalPrice: body.normal_price,
      discount: body.discount,
      version: body.version,
    }),
  'POST /settings/card-fee': ({ actor, body }) =>
    changeCardFee(context, { by: actor.userId, feeShare: body.fee_share, version: body.version }),
});
