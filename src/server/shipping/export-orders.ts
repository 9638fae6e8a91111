import { isCourier } from '../../domain/shipping/couriers.ts';
import type { DeliveryStatus } from '../../domain/shipping/order.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { courierNames } from '../../i18n/couriers.ts';
import { exportedOrders as en } from '../../i18n/en/export.ts';
import { exportedOrders as indonesian } from '../../i18n/id/export.ts';
import { type ExportWish, exportList } from '../audit/export-list.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import type { ShippingContext } from './context.ts';
import { type OrderListQuery, numbersOfOrders } from './order-store.ts';
import { regionNames } from './region-names.ts';
import { showOrders } from './search-orders.ts';

/** The list of orders as a table for spreadsheets, narrowed and sorted as the list is (rule R256). */
export const exportOrders = async (
  { database, clock }: Pick<ShippingContext, 'database' | 'clock'>,
  query: Omit<OrderListQuery, 'page' | 'size'> & { status?: DeliveryStatus | undefined },
  wish: ExportWish,
): Promise<SpreadsheetAnswer> => {
  const { columns, states } = wish.language === 'id' ? indonesian : en;
  const nameOf = await regionNames();
  return exportList(
    { database, clock },
    {
      ...wish,
      list: 'orders',
      narrowedBy: query,
      columns,
      keys: await numbersOfOrders(database.db, query.status, query),
      cellsOf: async (orderIds) =>
        (await showOrders(database.db, orderIds)).map((order) => {
          const { city, province } = nameOf(order.users.province, order.users.city);
          return [
            order.order_id,
            dayInJakarta(new Date(order.created_at)),
            fullName(order.child.first_name, order.child.last_name),
            fullName(order.parent.first_name, order.parent.last_name),
            order.users.phone_number,
            order.users.address_details,
            city,
            province,
            order.users.zip_code,
            order.users.special_notes,
            isCourier(order.courier) ? courierNames[order.courier] : order.courier,
            order.resi ?? '',
            states[order.held ? 'held' : order.delivery_status],
          ];
        }),
    },
  );
};
