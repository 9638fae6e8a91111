import { type DeliveryStatus, isDeliveryStatus } from '../../../domain/shipping/order.ts';
import { type Ask, ask } from '../../hydrated/screen.ts';
import { type Sought, pageOf } from '../pattern/list-search.ts';

export const ORDERS = 'GET /order';
export const ORDERS_OF_STATUS = 'GET /order/status/{status}';
type OrdersKey = typeof ORDERS | typeof ORDERS_OF_STATUS;

/** The status of an address; what is none stands for all of them. */
export const statusOf = (text: string | null): DeliveryStatus | null =>
  text !== null && isDeliveryStatus(text) ? text : null;

/** Both calls answer alike, so the list need not know which one was asked. */
export const ordersQuery = (sought: Sought, status: DeliveryStatus | null) => {
  const query = pageOf(sought);
  const question =
    status === null ? ask(ORDERS, { query }) : ask(ORDERS_OF_STATUS, { params: { status }, query });
  return question as Ask<OrdersKey>;
};
