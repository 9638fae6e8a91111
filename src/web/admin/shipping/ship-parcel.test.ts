import { describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../contract/objects.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { valuesOf } from './order-record.ts';
import { type ParcelStore, shipParcel, shippedParcel } from './ship-parcel.ts';

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
const cut = new ApiRefusal(0, '');

/** An order of which the address is compared besides what is sent; a read finds `stored`. */
const storeOf = (answer: Error | Order, stored: Order = order) => {
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
      address: { fact: ({ users }) => users.address_details },
    },
    presentIn: (present) => present.order,
    read: async () => stored,
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

  test('counts as shipped when its answer got lost and it is found so', async () => {
    expect(await ship(storeOf(cut, shipped))).toEqual({ kind: 'saved', data: null, present: shipped });
    expect((await ship(storeOf(cut, order))).kind).toBe('not arrived');
  });
});

describe('shipping a parcel is taken back', () => {
  const undo = async (store: ParcelStore) => {
    const onUndone = vi.fn<(present: Order) => void>();
    const inWords = (difference: { name: string; yours: string; theirs: string }) => ({
      ...difference,
      label: '',
    });
    const done = shippedParcel({ before: order, after: shipped, message: null, inWords, onUndone }, store);
    return { undone: await done.undo?.(), onUndone };
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

  test('but the run keeps it as shipped when it did not arrive', async () => {
    const { undone, onUndone } = await undo(storeOf(cut, shipped));
    expect(undone?.kind).toBe('not arrived');
    expect(onUndone).not.toHaveBeenCalled();
  });
});
