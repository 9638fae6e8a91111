import type { shipping } from '../../contract/shipping.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { answerCostQuestion } from './ask-shipping-costs.ts';
import type { ShippingContext } from './context.ts';
import { exportOrders } from './export-orders.ts';
import { familyParcels } from './family-parcels.ts';
import { enterKits, receiveKits, showKitStock } from './kit-stock.ts';
import { loadRegions } from './regions.ts';
import { findOrdersWithResi, searchOrders, showOrder, showOrders } from './search-orders.ts';
import { showHandOver } from './show-hand-over.ts';
import { updateOrder } from './update-order.ts';

export const shippingRoutes = (context: ShippingContext): Handlers<typeof shipping, Actors> => ({
  'GET /rajaongkir/provinces': async () => ({ provinces: [...(await loadRegions()).provinces] }),
  'GET /rajaongkir/cities/{provinceId}': async ({ params }) => {
    const cities = (await loadRegions()).citiesOf(params.provinceId);
    return cities.length === 0 ? refuse('not_found') : { cities: [...cities] };
  },
  'GET /rajaongkir/cities': async () => ({ cities: [...(await loadRegions()).cities] }),
  'POST /rajaongkir/cost': ({ body, count }) => answerCostQuestion(context, body, count),
  'GET /order': ({ query }) => searchOrders(context.database.db, query),
  'GET /export/orders.csv': ({ actor, query: { separator, ...query }, language }) =>
    exportOrders(context, query, { by: actor.userId, token: actor.token, language, separator }),
  'GET /order/family': async ({ actor }) => ({
    parcels: await familyParcels(context, actor.familyId),
  }),
  'GET /order/status/{status}': ({ params, query }) =>
    searchOrders(context.database.db, query, params.status),
  'GET /order/resi': async ({ query }) => ({
    orders: await findOrdersWithResi(context.database.db, query.resi),
  }),
  'GET /order/labels': async ({ query }) => ({
    orders: await showOrders(context.database.db, query.ids.split('-').map(Number)),
  }),
  'GET /order/hand-over': ({ query }) => showHandOver(context.database.db, calendarDate(query.day)),
  'GET /order/stock': () => showKitStock(context.database.db),
  'POST /order/stock/receive': ({ actor: { userId: by }, body: { kits, day, kit_note: note } }) =>
    receiveKits(context, { by, kits, day: calendarDate(day), note }),
  'POST /order/stock/correct': ({ actor: { userId: by }, body: { kits, reason: note } }) =>
    enterKits(context, { by, kind: 'corrected', kits, note }),
  'POST /order/stock/warn-below': ({ actor: { userId: by }, body: { warn_below: kits } }) =>
    enterKits(context, { by, kind: 'warn_below', kits, note: '' }),
  'GET /order/{id}': async ({ params }) => {
    const order = await showOrder(context.database.db, params.id);
    return order ? { order } : refuse('not_found');
  },
  'POST /order/update': async ({ actor, body }) => {
    const order = await updateOrder(context, {
      by: actor.userId,
      token: actor.token,
      orderId: body.order_id,
      status: body.delivery_status,
      courier: body.courier,
      resi: body.resi || null,
      version: body.version,
    });
    return isRefused(order) ? order : { order };
  },
});
