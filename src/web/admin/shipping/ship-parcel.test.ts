import { describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../contract/objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { valuesOf } from './order-record.ts';
import { type ParcelStore, shipParcel, undoShipped } from './ship-parcel.ts';

const order = {
  order_id: 13,
  resi: null,
  delivery_status: 'unshipped',
  courier: 'jne',
  child: { first_name: 'Rafi', last_name: '' },
  users: { address_details: 'Jalan Braga 10' },
  version: 4,
} as Order;
const shipped: Order = { ...order, resi: 'POS1', courier: 'pos', delivery_status: 'shipped', version: 5 };

/** An order of which the address is compared besides what is sent. */
const storeOf = (answer: Error | Order) => {
  const update = vi.fn<ParcelStore['update']>(async () => {
    if (answer instanceof Error) throw answer;
    return { message: 'Update Success!', order: answer } as Awaited<ReturnType<ParcelStore['update']>>;
  });
  const record: ParcelStore['record'] = {
    valuesOf,
    fields: {
      courier: {},
      resi: {},
      delivery_status: {},
      address: { label: 'Address', of: ({ users }) => users.address_details },
    },
    presentIn: (present) => present.order,
  };
  return { update, record };
};

describe('a parcel of a run', () => {
  const ship = (store: ParcelStore) =>
    shipParcel({ order, number: 'POS1', courier: 'pos' }, store, new AbortController().signal);

  test('is sent from the version that was looked at', async () => {
    const store = storeOf(shipped);
    expect((await ship(store)).kind).toBe('saved');
    expect(store.update).toHaveBeenCalledWith({
      order_id: 13,
      courier: 'pos',
      resi: 'POS1',
      delivery_status: 'shipped',
      version: 4,
    });
  });

  test('is looked at again when its family has moved meanwhile', async () => {
    const moved = { ...order, version: 5, users: { ...order.users, address_details: 'Jalan Dago 1' } };
    const refused = new ApiRefusal(409, '', { error: 'changed_meanwhile', present: { order: moved } });
    expect(await ship(storeOf(refused))).toMatchObject({ kind: 'conflict', present: moved });
  });
});

describe('shipping a parcel is taken back', () => {
  const undo = async (store: ParcelStore) => {
    const onUndone = vi.fn<(present: Order) => void>();
    const inWords = (difference: { name: string; yours: string; theirs: string }) => ({
      ...difference,
      label: '',
    });
    const undone = await undoShipped({ before: order, after: shipped, inWords }, store, onUndone);
    return { undone, onUndone };
  };

  test('by sending what was there, from the version that shipping left', async () => {
    const back: Order = { ...order, version: 6 };
    const store = storeOf(back);
    const { undone, onUndone } = await undo(store);
    expect(undone?.kind).toBe('undone');
    expect(store.update).toHaveBeenCalledWith({
      order_id: 13,
      courier: 'jne',
      resi: '',
      delivery_status: 'unshipped',
      version: 5,
    });
    expect(onUndone).toHaveBeenCalledWith(back);
  });
});
