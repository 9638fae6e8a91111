import { expect, test } from 'vitest';
import type { Order } from '../../../contract/objects.ts';
import { changedLabels } from './changed-labels.ts';

const order = (order_id: number, street: string, version = 1) =>
  ({ order_id, resi: null, users: { address_details: street }, version }) as Order;
const idsOf = (orders: readonly Order[]) => orders.map(({ order_id }) => order_id);

test('a label is named when it says something else than somebody has seen, and not for its version alone', () => {
  const seen = [order(1, 'Jalan Braga 10'), order(2, 'Jalan Cimanuk 12'), order(3, 'Jalan Melati 1')];
  const now = [order(1, 'Jalan Merdeka 5', 2), order(2, 'Jalan Cimanuk 12', 2), order(4, 'Jalan Mawar 2')];
  expect(idsOf(changedLabels(seen, now))).toEqual([1]);
});
