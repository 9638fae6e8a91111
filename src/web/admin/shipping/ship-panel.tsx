import { useQueries } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { Order } from '../../../contract/objects.ts';
import { OfficePanel } from '../../ui/app/office-panel.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { isRefusedAs } from '../../frame/api.ts';
import { FocusBack } from '../list/focus-back.tsx';
import { FormEnclosure, useEnclosure } from '../form/guard.tsx';
import { usePanel } from '../list/open-row.ts';
import { parseId } from '../list/record-id.ts';
import { useTexts } from '../list/texts.ts';
import { orderQuery } from './order-record.ts';
import { ShipRun } from './ship-run-view.tsx';

/** Of one run; what was chosen besides is shipped in the next. */
const MOST_KITS = 100;

export const kitsInAddress = (orders: readonly Order[]): string =>
  orders.map(({ order_id }) => order_id).join('-');

const idsIn = (named: string): number[] => [
  ...new Set(named.split('-').flatMap((text) => parseId(text) ?? [])),
];

interface Props {
  /** the orders that are known: those of the page and those that were chosen */
  known: readonly Order[];
  onShipped: (orderId: number) => void;
  /** what gets the focus when it closes */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Kits that the address names, shipped one after another beside the list: `?ship=13-14`. */
export const ShipPanel = (props: Props) => {
  const { orders, close: closeWord } = useTexts().admin;
  const { named, close } = usePanel('ship');
  const { enclosure, closeUnlessAsked } = useEnclosure(close, 'ship');
  if (named === null) return null;
  return (
    <OfficePanel title={orders.run.title} close={closeWord} onClose={closeUnlessAsked}>
      <FormEnclosure value={enclosure}>
        <Kits key={named} ids={idsIn(named)} {...props} />
      </FormEnclosure>
      <FocusBack to={props.opener} />
    </OfficePanel>
  );
};

const Kits = ({ ids: all, known, onShipped }: Props & { ids: readonly number[] }) => {
  const { orders, panel } = useTexts().admin;
  const { open, close } = usePanel('ship');
  const [before] = useState(() => new Map(known.map((order) => [order.order_id, order])));
  const ids = all.slice(0, MOST_KITS);
  const missing = ids.filter((id) => !before.has(id));
  const asked = useQueries({ queries: missing.map(orderQuery) });
  const failed = asked.filter(({ error }) => error !== null && !isRefusedAs(error, 'not_found'));
  if (failed.length > 0)
    return (
      <ErrorState
        title={panel.failedTitle}
        text={panel.failedText}
        retry={panel.retry}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    );
  if (asked.some(({ isPending }) => isPending)) return <Skeleton height={240} />;
  const found = new Map(asked.flatMap(({ data }) => (data ? [[data.order.order_id, data.order]] : [])));
  const kits = ids.flatMap((id) => before.get(id) ?? found.get(id) ?? []);
  if (kits.length === 0)
    return <EmptyState pose="lost" title={orders.missingTitle} text={orders.missingText} />;
  return (
    <ShipRun
      orders={kits}
      chosen={all.length > MOST_KITS ? all.length : null}
      onShipped={onShipped}
      onClose={close}
      onGoOn={(more) => open(kitsInAddress(more))}
    />
  );
};
