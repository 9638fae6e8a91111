import type { Order } from '../../../contract/objects.ts';
import { isCourier } from '../../../domain/shipping/couriers.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { officeDate } from '../list/office-date.ts';
import { Instead } from '../list/instead.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { Tick } from '../list/tick.tsx';
import { childOf } from './order-record.ts';
import { shortCityName } from './parcel-address.ts';
import { type PlaceNames, useCityNames } from '../list/place-names.ts';
import { type Ticks, canBeTicked } from './ticks.ts';

/** rem below which the table of orders scrolls inside its own box. */
export const ORDERS_WIDTH = 31.9;

/** What the list says of each parcel. */
export const useOrderColumns = (ticks: Ticks, onOpen: (order: Order) => void): OfficeColumn<Order>[] => {
  const { orders, list: words } = useTexts().admin;
  const cities = useCityNames();
  return [
    {
      name: 'child_name',
      title: orders.child,
      sort: 'child_name',
      sortInstead: { of: 5, title: orders.ordered, sort: 'ordered' },
      width: 11.2,
      beside: (
        <>
          <Tick name={orders.chooseAll} isTicked={ticks.isPageTicked} onChange={ticks.togglePage} />
          <span className={styles.onCards} aria-hidden="true">
            {orders.chooseAll}
          </span>
        </>
      ),
      render: (order) => (
        <div className={styles.ticked}>
          <Tick
            name={orders.choose(childOf(order))}
            isTicked={ticks.has(order)}
            isOff={!canBeTicked(order)}
            onChange={() => ticks.toggle(order)}
          />
          <OneLine
            more={words.more}
            below={<Instead of={5}>{`${orders.ordered} ${orderedOn(order)}`}</Instead>}
          >
            <strong>{childOf(order)}</strong>
          </OneLine>
        </div>
      ),
    },
    {
      name: 'created_at',
      title: orders.ordered,
      sort: 'ordered',
      width: 5.9,
      priority: 5,
      render: (order) => <span className={styles.fine}>{orderedOn(order)}</span>,
    },
    {
      name: 'address',
      title: orders.address,
      priority: 2,
      render: (order) => (
        <OneLine className={styles.fine} more={words.more} lines={2}>
          <Address order={order} cities={cities} />
        </OneLine>
      ),
    },
    {
      name: 'courier',
      title: orders.courier,
      sort: 'courier',
      width: 6.3,
      priority: 3,
      render: (order) => (
        <OneLine className={styles.fine} more={words.more}>
          {courierOf(order)}
        </OneLine>
      ),
    },
    {
      name: 'phone_number',
      title: orders.phone,
      width: 8.1,
      priority: 4,
      render: (order) => <Phone order={order} />,
    },
    {
      name: 'delivery_status',
      title: orders.status,
      sort: 'status',
      width: 7.2,
      render: (order) => (
        <OneLine
          more={words.more}
          below={
            <Instead of={3} title={orders.courier}>
              {courierOf(order)}
            </Instead>
          }
        >
          <StatusWord
            tone={order.held ? 'stopped' : order.delivery_status === 'shipped' ? 'done' : 'waiting'}
          >
            {orders.statuses[order.delivery_status]}
          </StatusWord>
          {order.held && <span className={layout.wrong}> {orders.held}</span>}
        </OneLine>
      ),
    },
    {
      name: 'resi',
      title: orders.resi,
      width: 8,
      render: (order) => (
        <OneLine
          className={styles.fine}
          more={words.more}
          below={
            <Instead of={4} title={orders.phone}>
              <Phone order={order} />
            </Instead>
          }
        >
          {order.resi ? order.resi : <span className={`${layout.soft} ${styles.fine}`}>{orders.noResi}</span>}
        </OneLine>
      ),
    },
    useActionsColumn(5.5, (order) => (
      <RowAction label={orders.update} of={childOf(order)} onClick={() => onOpen(order)} />
    )),
  ];
};

const Phone = ({ order: { users } }: { order: Order }) => (
  <a className={`${styles.phone} ${styles.fine}`} href={`tel:${users.phone_number}`}>
    {users.phone_number}
  </a>
);

const courierOf = ({ courier }: Order) => (isCourier(courier) ? courierNames[courier] : courier);

const orderedOn = ({ created_at }: Order) => officeDate(dayInJakarta(new Date(created_at)));

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

/** The town first, because a narrow column cuts off the rest. */
const Address = ({ order, cities }: { order: Order; cities: PlaceNames }) => {
  const { orders } = useTexts().admin;
  const { users, charged, moved } = order;
  const { address_details, zip_code, special_notes } = users;
  const city = shortCityName(cities.get(users.city) ?? '');
  return (
    <>
      {moved && charged && (
        <span className={layout.wrong}>
          {orders.moved(
            cities.get(charged.city) ?? charged.city,
            formatRupiah(rupiah(charged.delivery_amount)),
          )}{' '}
        </span>
      )}
      {joined([city, joined([address_details, zip_code], ', ')], ' · ')}
      {special_notes !== '' && <span className={layout.soft}> {orders.notes(special_notes)}</span>}
    </>
  );
};
