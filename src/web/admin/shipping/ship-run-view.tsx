import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../contract/objects.ts';
import { couriers } from '../../../domain/shipping/couriers.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { apiQuery } from '../../app/screen.ts';
import { LeaveGuard } from '../form/guard.tsx';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { KitList } from './kit-list.tsx';
import { KitScan } from './kit-scan.tsx';
import { type Step, hasUnsaved, shippedOf } from './ship-run.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './ship-run.module.css';
import { waitingOf } from './ticks.ts';
import { useShipRun } from './use-ship-run.ts';

/** Of the kits that still wait, so many are offered at once. */
const MOST_MORE = 50;

interface Props {
  orders: readonly Order[];
  /** how many kits were chosen, where that is more than one run takes */
  chosen: number | null;
  onShipped: (orderId: number) => void;
  onClose: () => void;
  /** begins another run with these */
  onGoOn: (orders: readonly Order[]) => void;
}

/** Kits one after another: each gets the number that is scanned or typed, and is shipped by the Enter key that ends it. */
export const ShipRun = ({ orders, chosen, onShipped, onClose, onGoOn }: Props) => {
  const { run: words } = useTexts().admin.orders;
  const isTyping = useRef(false);
  const { run, step, ship } = useShipRun({ orders, onShipped, isTyping: () => isTyping.current });
  const [courier, setCourier] = useState('');
  const [typed, setTypedText] = useState('');
  const setTyped = (text: string) => {
    isTyping.current = text !== '';
    setTypedText(text);
  };
  const kit = run.kits.find(({ order }) => order.order_id === run.current);
  const dirty = hasUnsaved(run) || typed !== '';
  const count = run.kits.length;
  const goOn = (to: Step) => {
    setTyped('');
    step(to);
  };
  return (
    <div className={styles.run}>
      {chosen !== null && <p className={styles.address}>{words.firstOf(orders.length, chosen)}</p>}
      <Select
        label={words.courierForAll}
        value={courier}
        onChange={({ currentTarget }) => setCourier(currentTarget.value)}
        data={[
          { value: '', label: words.asOrdered },
          ...couriers.map((name) => ({ value: name, label: courierNames[name] })),
        ]}
      />
      {kit ? (
        <KitScan
          key={`${run.current} ${kit.state.kind}`}
          run={run}
          kit={kit}
          courier={courier || kit.order.courier}
          onType={setTyped}
          onScan={(order, number, isShared) => {
            setTyped('');
            ship({ order, number, courier: courier || order.courier, isShared });
          }}
          onStep={goOn}
        />
      ) : (
        <Summary inRun={run.kits.map(({ order }) => order.order_id)} onClose={onClose} onGoOn={onGoOn}>
          {words.done(shippedOf(run), count)}
        </Summary>
      )}
      <KitList run={run} onGoTo={(id) => goOn({ kind: 'go to', id })} />
      <LeaveGuard guard={{ isDirty: () => dirty, discard: () => setTyped('') }} subject={words.title} />
    </div>
  );
};

interface SummaryProps extends Pick<Props, 'onClose' | 'onGoOn'> {
  inRun: readonly number[];
  children: ReactNode;
}

/** No kit of this run waits any more; others that were not in it may. */
const Summary = ({ inRun, onClose, onGoOn, children }: SummaryProps) => {
  const { close, orders } = useTexts().admin;
  const { data } = useQuery(
    apiQuery('GET /order/status/{status}', {
      params: { status: 'unshipped' },
      query: { page: 1, size: MOST_MORE },
    }),
  );
  const others = waitingOf(data?.orders ?? []).filter(({ order_id: id }) => !inRun.includes(id));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={layout.ways}>
      <h3 ref={heading} tabIndex={-1} className={styles.name} aria-live="polite">
        {children}
      </h3>
      {others.length > 0 && (
        <Button onClick={() => onGoOn(others)}>{orders.run.others(others.length)}</Button>
      )}
      <Button variant={others.length > 0 ? 'outline' : 'filled'} onClick={onClose}>
        {close}
      </Button>
    </div>
  );
};
