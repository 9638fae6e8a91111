import { useState } from 'react';
import type { Order } from '../../../contract/objects.ts';
import { orderSorts } from '../../../contract/shipping.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { isDeliveryStatus } from '../../../domain/shipping/order.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useTexts } from '../pattern/texts.ts';
import { type ApiQuery, apiQuery } from '../../hydrated/screen.ts';
import { ListFilter } from '../pattern/list-filter.tsx';
import { wordFilter } from '../pattern/list-params.ts';
import { listScreen } from '../pattern/list-screen.tsx';
import styles from '../pattern/office-list.module.css';
import { RowAction } from '../pattern/row-action.tsx';
import { StatusWord } from '../pattern/status-word.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import { useCityNames } from './city-names.ts';
import { OrderDialog } from './order-dialog.tsx';

const filters = { status: wordFilter(isDeliveryStatus) };

const list = listScreen({
  filters,
  sorts: orderSorts,
  // Both calls have the same reply, so one list shows either.
  query: (query, { status }) =>
    (status === undefined
      ? apiQuery('GET /order', { query })
      : apiQuery('GET /order/status/{status}', { params: { status }, query })) as ApiQuery<'GET /order'>,
  read: ({ orders: rows, total }) => ({ rows, total }),
  rowId: 'order_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** The parcels: who gets one, where it goes, and whether it is on its way. */
export default function AdminOrders() {
  const { orders } = useTexts().admin;
  const { filters: chosen, setFilter } = list.useList();
  const [edited, setEdited] = useState<Order | null>(null);
  return (
    <list.Screen
      texts={orders}
      columns={useColumns(setEdited)}
      minWidth={59.7}
      wide
      filters={
        <ListFilter
          className={styles.filter}
          label={orders.statusFilter}
          value={chosen.status ?? ''}
          onChange={({ currentTarget }) => setFilter('status', currentTarget.value)}
          data={[
            { value: '', label: orders.allStatuses },
            { value: 'unshipped', label: orders.statuses.unshipped },
            { value: 'shipped', label: orders.statuses.shipped },
          ]}
        />
      }
    >
      <OrderDialog order={edited} onClose={() => setEdited(null)} />
    </list.Screen>
  );
}

const useColumns = (onEdit: (order: Order) => void): OfficeColumn<Order>[] => {
  const { orders, list: words } = useTexts().admin;
  const cities = useCityNames();
  return [
    {
      name: 'child_name',
      title: orders.child,
      sort: 'child_name',
      width: 10.5,
      render: (order) => (
        <OneLine more={words.more}>
          <strong>{nameOf(order)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'address',
      title: orders.address,
      render: (order) => (
        <OneLine more={words.more}>
          <Address order={order} cities={cities} />
        </OneLine>
      ),
    },
    {
      name: 'courier',
      title: orders.courier,
      sort: 'courier',
      width: 7,
      render: ({ courier }) => (
        <OneLine more={words.more}>{isCourier(courier) ? courierNames[courier] : courier}</OneLine>
      ),
    },
    {
      name: 'phone_number',
      title: orders.phone,
      width: 9.5,
      render: ({ users }) => (
        <a className={styles.phone} href={`tel:${users.phone_number}`}>
          {users.phone_number}
        </a>
      ),
    },
    {
      name: 'delivery_status',
      title: orders.status,
      sort: 'status',
      width: 7.8,
      render: ({ delivery_status, held }) => (
        <OneLine more={words.more}>
          <StatusWord tone={held ? 'stopped' : delivery_status === 'shipped' ? 'done' : 'waiting'}>
            {orders.statuses[delivery_status]}
          </StatusWord>
          {held && <span className={styles.held}> {orders.held}</span>}
        </OneLine>
      ),
    },
    {
      name: 'resi',
      title: orders.resi,
      width: 9,
      render: ({ resi }) =>
        resi ? (
          <OneLine more={words.more}>{resi}</OneLine>
        ) : (
          <span className={styles.aside}>{orders.noResi}</span>
        ),
    },
    {
      name: 'actions',
      title: orders.actions,
      width: 6,
      render: (order) => (
        <div className={styles.actions}>
          <RowAction label={orders.update} of={nameOf(order)} onClick={() => onEdit(order)} />
        </div>
      ),
    },
  ];
};

const nameOf = ({ child }: Order) => fullName(child.first_name, child.last_name);

const Address = ({ order, cities }: { order: Order; cities: ReadonlyMap<string, string> }) => {
  const { orders } = useTexts().admin;
  const { users, charged, moved } = order;
  const { address_details, zip_code, special_notes } = users;
  const city = cities.get(users.city) ?? '';
  return (
    <>
      {moved && charged && (
        <span className={styles.held}>
          {orders.moved(
            cities.get(charged.city) ?? charged.city,
            formatRupiah(rupiah(charged.delivery_amount)),
          )}{' '}
        </span>
      )}
      {[address_details, `${city} ${zip_code}`.trim()].filter((part) => part !== '').join(', ')}
      {special_notes !== '' && <span className={styles.aside}> {orders.notes(special_notes)}</span>}
    </>
  );
};
