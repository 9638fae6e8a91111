import { useRef } from 'react';
import { orderSorts } from '../../../contract/shipping.ts';
import { isDeliveryStatus } from '../../../domain/shipping/order.ts';
import { paths } from '../../../paths.ts';
import { type ApiQuery, apiQuery } from '../../app/screen.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { idOf, usePanel } from '../list/open-row.ts';
import { TableLink } from '../list/table-link.tsx';
import { useTexts } from '../list/texts.ts';
import { ORDERS_WIDTH, useOrderColumns } from './order-columns.tsx';
import { OrderPanel } from './order-panel.tsx';
import { ShipPanel, kitsInAddress } from './ship-panel.tsx';
import runStyles from './ship-run.module.css';
import { StockLink, stockQuery } from './stock-link.tsx';
import { useTicks, waitingOf } from './ticks.ts';

/** Names the reason why no kit can be shipped. */
const NO_KIT = 'no-kit';

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
  filterQueries: [stockQuery],
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** The parcels: who gets one, where it goes, and whether it is on its way. */
export default function AdminOrders() {
  const { handOver, orders } = useTexts().admin;
  const { filters: chosen, setFilter, setFilters } = list.useList();
  const page = list.usePage();
  const { rows = [] } = page;
  const [panel, ship] = [usePanel('order'), usePanel('ship')];
  const ticks = useTicks(rows);
  const shipButton = useRef<HTMLButtonElement>(null);
  const toShip = ticks.chosen.length > 0 ? ticks.chosen : waitingOf(rows);
  const isAllShipped = chosen.status === 'unshipped';
  return (
    <list.Screen
      texts={
        isAllShipped
          ? { ...orders, filteredTitle: orders.allShippedTitle, filteredText: orders.allShippedText }
          : orders
      }
      columns={useOrderColumns(ticks, ({ order_id }) => panel.open(String(order_id)))}
      openId={idOf(panel.named)}
      minWidth={ORDERS_WIDTH}
      wide
      actions={
        <>
          {/* Beside an open order they would need a line more, and move the rows. */}
          {panel.named === null && (
            <>
              <StockLink />
              <ButtonLink variant="subtle" to={paths.adminHandOver()}>
                {handOver.open}
              </ButtonLink>
            </>
          )}
          <TableLink table="orders" narrowedBy={{ status: chosen.status }} />
          {page.rows && toShip.length === 0 && (
            // Seen where no button beside it says as much: beside an open order both would need a line more, and move the rows.
            <p id={NO_KIT} className={isAllShipped ? runStyles.reason : 'visually-hidden'}>
              {orders.nothingToShip}
            </p>
          )}
          {page.rows && toShip.length === 0 && !isAllShipped && (
            <Button variant="subtle" onClick={() => setFilters({ status: 'unshipped', q: '' })}>
              {orders.toWaiting}
            </Button>
          )}
          {toShip.length > 0 && (
            <ButtonLink variant="subtle" to={paths.adminLabels(kitsInAddress(toShip))}>
              {orders.labels.open(toShip.length)}
            </ButtonLink>
          )}
          <Button
            ref={shipButton}
            variant="outline"
            // It has the focus when a run over the last kits has ended.
            isOff={toShip.length === 0}
            aria-describedby={toShip.length === 0 ? NO_KIT : undefined}
            onClick={() => ship.open(kitsInAddress(toShip))}
          >
            {orders.ship(ticks.chosen.length)}
          </Button>
        </>
      }
      filters={
        <ListFilter
          label={orders.statusFilter}
          value={chosen.status}
          onChoose={(value) => setFilter('status', value)}
          data={[
            { value: '', label: orders.allStatuses },
            { value: 'unshipped', label: orders.statuses.unshipped },
            { value: 'shipped', label: orders.statuses.shipped },
          ]}
        />
      }
    >
      <OrderPanel page={page} />
      <ShipPanel known={[...rows, ...ticks.chosen]} onShipped={ticks.drop} opener={shipButton} />
    </list.Screen>
  );
}
