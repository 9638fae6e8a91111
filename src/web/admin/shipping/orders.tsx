import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '../../../contract/objects.ts';
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
import { useCityNames } from './city-names.ts';
import { OrderDialog } from './order-dialog.tsx';

const filters = { status: wordFilter(isDeliveryStatus) };

const list = listScreen({
  filters,
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
      minWidth={930}
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

const useColumns = (onEdit: (order: Order) => void) => {
  const { orders } = useTexts().admin;
  const cities = useCityNames();
  return [
    {
      accessor: 'child_name',
      title: orders.child,
      render: ({ child }: Order) => <strong>{fullName(child.first_name, child.last_name)}</strong>,
    },
    {
      accessor: 'address',
      title: orders.address,
      width: '28%',
      render: (order: Order) => <Address order={order} cities={cities} />,
    },
    {
      accessor: 'courier',
      title: orders.courier,
      noWrap: true,
      render: ({ courier }: Order) => (isCourier(courier) ? courierNames[courier] : courier),
    },
    {
      accessor: 'phone_number',
      title: orders.phone,
      noWrap: true,
      render: ({ users }: Order) => <a href={`tel:${users.phone_number}`}>{users.phone_number}</a>,
    },
    {
      accessor: 'delivery_status',
      title: orders.status,
      noWrap: true,
      render: ({ delivery_status, held }: Order) => (
        <>
          {orders.statuses[delivery_status]}
          {held && <span className={styles.held}>{orders.held}</span>}
        </>
      ),
    },
    {
      accessor: 'resi',
      title: orders.resi,
      noWrap: true,
      render: ({ resi }: Order) => resi || <span className={styles.small}>{orders.noResi}</span>,
    },
    {
      accessor: 'actions',
      title: orders.actions,
      render: (order: Order) => (
        <div className={styles.actions}>
          <Button variant="subtle" color="lagoon" onClick={() => onEdit(order)}>
            {orders.update}
          </Button>
        </div>
      ),
    },
  ];
};

const Address = ({ order, cities }: { order: Order; cities: ReadonlyMap<string, string> }) => {
  const { orders } = useTexts().admin;
  const { users, charged, moved } = order;
  const { address_details, zip_code, special_notes } = users;
  const city = cities.get(users.city) ?? '';
  return (
    <>
      {[address_details, `${city} ${zip_code}`.trim()].filter((part) => part !== '').join(', ')}
      {moved && charged && (
        <span className={styles.held}>
          {orders.moved(
            cities.get(charged.city) ?? charged.city,
            formatRupiah(rupiah(charged.delivery_amount)),
          )}
        </span>
      )}
      {special_notes !== '' && <span className={styles.small}>{orders.notes(special_notes)}</span>}
    </>
  );
};
