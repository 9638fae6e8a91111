import type { Order } from '../../../contract/objects.ts';
import type { Answer, Input } from '../../frame/api.ts';
import type { Done, OfficeMessage, ShownDifference } from '../pattern/feedback.ts';
import { basisOf, fieldNames } from '../pattern/record-basis.ts';
import { textsOf } from '../../app/record-versions.ts';
import { type Difference, type Outcome, saveRecord } from '../pattern/save-record.ts';
import { undoSave } from '../pattern/undo-save.ts';
import { type OrderRecord, childOf, valuesOf } from './order-record.ts';

export interface Parcel {
  /** the order as it was looked at */
  order: Order;
  number: string;
  courier: string;
}

type Saved = Answer<'POST /order/update'>;
type Body = NonNullable<Input<'POST /order/update'>['body']>;

/** What of an order is saved and compared, and the call that saves it. */
export interface ParcelStore {
  record: Pick<OrderRecord, 'fields' | 'valuesOf' | 'presentIn' | 'read'>;
  update: (body: Body) => Promise<Saved>;
}

const storedIn = ({ record }: ParcelStore) => ({
  presentIn: record.presentIn,
  read: record.read,
  basisOf: (order: Order) => basisOf(record, order),
});

/** Sends a parcel from the order as it was looked at. */
export const shipParcel = (
  { order, number, courier }: Parcel,
  store: ParcelStore,
  signal: AbortSignal,
): Promise<Outcome<Saved, Order>> => {
  const basis = basisOf(store.record, order);
  const sent = { courier, resi: number, delivery_status: 'shipped' } as const;
  return saveRecord<Saved, Order>({
    send: ({ version }) =>
      store.update({ order_id: order.order_id, ...sent, ...(version !== null && { version }) }),
    basis,
    yours: { ...basis.base, ...sent },
    stored: storedIn(store),
    signal,
  });
};

const about =
  (order: Order): OfficeMessage =>
  ({ admin: { feedback, orders } }) =>
    feedback.order(childOf(order), orders.statuses[order.delivery_status]);

interface Shipped {
  /** the order as it was looked at */
  before: Order;
  after: Order;
  /** the server's; null when its answer got lost */
  message: string | null;
  inWords: (difference: Difference) => ShownDifference;
  /** the order as it stands once that is taken back */
  onUndone: (present: Order) => void;
}

/** What is said of a parcel that was shipped, with the way back to what was there. */
export const shippedParcel = (
  { before, after, message, inWords, onUndone }: Shipped,
  store: ParcelStore,
): Done => {
  const former = valuesOf(before);
  const undo = async () => {
    let present = after;
    const undone = await undoSave<Saved, Order>({
      send: (from) => store.update({ ...former, ...from }),
      after,
      before: textsOf(former, fieldNames(store.record)),
      stored: storedIn(store),
      rowIn: ({ order }) => order,
      about: (order) => {
        present = order;
        return about(order);
      },
      inWords,
    });
    if (undone.kind === 'undone') onUndone(present);
    return undone;
  };
  return { message, about: about(after), undo };
};
