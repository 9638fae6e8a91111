import type { Order } from '../../../contract/objects.ts';
import type { Answer, Input } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import type { Difference } from '../form/merge.ts';
import { type Outcome, saveRecord } from '../form/save.ts';
import type { OfficeMessage, ShownDifference, Undone } from '../list/feedback.ts';
import { undoSave } from '../list/undo-save.ts';
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
  record: OrderRecord;
  update: (body: Body) => Promise<Saved>;
}

export const updateOrder: ParcelStore['update'] = (body) => mutate('POST /order/update', { body });

/** Sends a parcel from the order as it was looked at. */
export const shipParcel = (
  { order, number, courier }: Parcel,
  { record, update }: ParcelStore,
  signal: AbortSignal,
): Promise<Outcome<Saved, Order, ReturnType<typeof valuesOf>>> =>
  saveRecord({
    values: { ...valuesOf(order), courier, resi: number, delivery_status: 'shipped' as const },
    base: order,
    record,
    send: (entry, from) => update({ ...entry, ...from }),
    signal,
  });

export const aboutOrder =
  (order: Order): OfficeMessage =>
  ({ admin: { feedback, orders } }) =>
    feedback.order(childOf(order), orders.statuses[order.delivery_status]);

interface Shipped {
  /** the order as it was looked at */
  before: Order;
  after: Order;
  inWords: (difference: Difference) => ShownDifference;
}

/** Puts an order back to what it was before it was saved. */
export const undoParcel = ({ before, after, inWords }: Shipped, { record, update }: ParcelStore) =>
  undoSave({
    record,
    after,
    former: valuesOf(before),
    send: (entry, from) => update({ ...entry, ...from }),
    rowIn: ({ order }: Saved) => order,
    about: aboutOrder,
    inWords,
  });

/** Puts back an order that a run shipped, and tells the run of it as it stands then. */
export const undoShipped = async (
  shipped: Shipped,
  store: ParcelStore,
  onUndone: (present: Order) => void,
): Promise<Undone> => {
  const update: ParcelStore['update'] = async (body) => {
    const saved = await store.update(body);
    onUndone(saved.order);
    return saved;
  };
  return undoParcel(shipped, { ...store, update });
};
