import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { Order } from '../../../contract/objects.ts';
import { usePageInfo } from '../../frame/page-info.tsx';
import { messageOf } from '../../shell/notify.ts';
import { notifyDone } from '../list/feedback.ts';
import { childOf, useOrderRecord } from './order-record.ts';
import { otherCarrier } from './resi-carrier.ts';
import {
  type Parcel,
  type ParcelStore,
  aboutOrder,
  shipParcel,
  undoShipped,
  updateOrder,
} from './ship-parcel.ts';
import { type KitState, afterStep, kitWithNumber, startRun } from './ship-run.ts';
import { useDifferenceWords } from './use-difference-words.ts';

interface Scanned extends Parcel {
  /** somebody has decided that it travels with another kit */
  isShared: boolean;
}

interface Options {
  orders: readonly Order[];
  onShipped: (orderId: number) => void;
  /** whether a number is being typed at this moment */
  isTyping: () => boolean;
}

/**
 * A run over these orders that sends each kit as soon as its number is scanned, unless another order carries that, and offers to
 * take back the last one.
 */
export const useShipRun = ({ orders, onShipped, isTyping }: Options) => {
  const [run, step] = useReducer(afterStep, orders, startRun);
  const { texts } = usePageInfo();
  const stay = useStay();
  const store: ParcelStore = { record: useOrderRecord(), update: updateOrder };
  const inWords = useDifferenceWords();
  const save = useMutation({
    mutationFn: async ({ isShared, ...parcel }: Scanned): Promise<Ended> => {
      const { order, number } = parcel;
      const by = isShared ? null : await otherCarrier(number, order.order_id);
      return by === null ? shipParcel(parcel, store, stay()) : { kind: 'used', by };
    },
  });
  const ship = (parcel: Scanned) => {
    const { order: before } = parcel;
    const { order_id: id } = before;
    step({ kind: 'scan', id, number: parcel.number, order: before });
    const settle = (state: KitState) => {
      if (!stay().aborted) step({ kind: 'settle', id, state, interrupts: !isTyping() });
    };
    const twin = parcel.isShared ? undefined : kitWithNumber(run, id, parcel.number);
    if (twin) return settle({ kind: 'used', by: childOf(twin.order) });
    const tell = (outcome: Ended) => {
      settle(stateAfter(outcome));
      if (outcome.kind !== 'saved') return;
      onShipped(id);
      const { data, present } = outcome;
      const after = data?.order ?? present;
      if (!after) return;
      const onUndone = (back: Order) => {
        if (!stay().aborted) step({ kind: 'put back', id, present: back });
      };
      notifyDone({
        message: data?.message ?? null,
        about: aboutOrder(after),
        undo: () => undoShipped({ before, after, inWords }, store, onUndone),
      });
    };
    return void save.mutateAsync(parcel).then(
      (outcome) => tell(outcome),
      (error: unknown) => settle({ kind: 'refused', reason: messageOf(error)(texts) }),
    );
  };
  return { run, step, ship };
};

type Ended = Awaited<ReturnType<typeof shipParcel>> | (KitState & { kind: 'used' });

const stateAfter = (outcome: Ended): KitState => {
  if (outcome.kind === 'used') return outcome;
  if (outcome.kind === 'conflict') return { kind: 'changed', present: outcome.present };
  return { kind: 'shipped' };
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
