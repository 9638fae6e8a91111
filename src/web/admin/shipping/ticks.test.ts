import { expect, test } from 'vitest';
import type { Order } from '../../../contract/objects.ts';
import { canBeTicked, waitingOf } from './ticks.ts';

const order = (order_id: number, more: Partial<Order>) =>
  ({ order_id, delivery_status: 'unshipped', held: false, ...more }) as Order;

test('what is shipped already cannot be chosen to be shipped', () => {
  expect(canBeTicked(order(1, {}))).toBe(true);
  expect(canBeTicked(order(1, { delivery_status: 'shipped' }))).toBe(false);
});

test('a run over the whole page leaves out what is shipped and what is held', () => {
  const rows = [
    order(1, {}),
    order(2, { held: true }),
    order(3, { delivery_status: 'shipped' }),
    order(4, {}),
  ];
  expect(waitingOf(rows).map(({ order_id }) => order_id)).toEqual([1, 4]);
});
