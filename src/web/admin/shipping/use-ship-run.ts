import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { Order } from '../../../contract/objects.ts';
import { messageOf } from '../../shell/notify.ts';
import { usePageInfo } from '../../frame/page-info.tsx';
import { mutate } from '../../hydrated/mutations.ts';
import { basisOf } from '../pattern/record-basis.ts';
import { type Outcome, saveRecord } from '../pattern/save-record.ts';
import { useOrderRecord } from './order-record.ts';
import { type KitState, afterStep, startRun } from './ship-run.ts';

interface Parcel {
  /** the order as it was looked at */
  order: Order;
  number: string;
  courier: string;
}

/** A run over these orders that sends each kit as soon as its number is scanned. */
export const useShipRun = (orders: readonly Order[], onShipped: (orderId: number) => void) => {
  const [run, step] = useReducer(afterStep, orders, startRun);
  const { texts } = usePageInfo();
  const stay = useStay();
  const save = useSaveParcel(stay);
  const ship = (parcel: Parcel) => {
    const { order_id: id } = parcel.order;
    step({ kind: 'scan', id, number: parcel.number, order: parcel.order });
    const settle = (state: KitState) => {
      if (stay().aborted) return;
      step({ kind: 'settle', id, state });
      if (state.kind === 'shipped') onShipped(id);
    };
    save.mutateAsync(parcel).then(
      (outcome) => settle(stateAfter(outcome)),
      (error: unknown) => settle({ kind: 'refused', reason: messageOf(error)(texts) }),
    );
  };
  return { run, step, ship };
};

type Saved = Outcome<unknown, Order>;

const stateAfter = (outcome: Saved): KitState => {
  if (outcome.kind === 'overtaken') return { kind: 'changed', present: outcome.present };
  return { kind: outcome.kind === 'saved' ? 'shipped' : 'lost' };
};

const useSaveParcel = (stay: () => AbortSignal) => {
  const recordOf = useOrderRecord();
  return useMutation({
    mutationFn: ({ order, number, courier }: Parcel): Promise<Saved> => {
      const record = recordOf(order);
      const basis = basisOf(record, order);
      const sent = { courier, resi: number, delivery_status: 'shipped' } as const;
      return saveRecord({
        send: ({ version }) =>
          mutate('POST /order/update', {
            body: { order_id: order.order_id, ...sent, ...(version !== null && { version }) },
          }),
        basis,
        yours: { ...basis.base, ...sent },
        stored: { ...record, basisOf: (present) => basisOf(record, present) },
        signal: stay(),
      });
    },
  });
};

/** Aborted once the run is over: nothing waits for the server any more. */
const useStay = () => {
  const stay = useRef(new AbortController());
  useEffect(() => {
    if (stay.current.signal.aborted) stay.current = new AbortController();
    return () => stay.current.abort();
  }, []);
  return () => stay.current.signal;
};
