import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../frame/api.ts';
import { isSameResi, otherCarrier } from './resi-carrier.ts';

const order = (order_id: number, first_name: string) => ({
  order_id,
  child: { first_name, last_name: 'Marlina' },
  resi: 'TRK0003',
  delivery_status: 'shipped' as const,
});

test('another order that carries the number is named, the own one is not', async () => {
  expect(await otherCarrier('TRK0003', 7, async () => [order(7, 'Rafi'), order(9, 'Nabila')])).toBe(
    'Nabila Marlina',
  );
  expect(await otherCarrier('TRK0003', 7, async () => [order(7, 'Rafi')])).toBeNull();
});

test('without a connection, and when the server refuses, nothing is asked', async () => {
  for (const code of [0, 401, 502])
    expect(await otherCarrier('TRK0003', 7, () => Promise.reject(new ApiRefusal(code, '')))).toBeNull();
});

test('an answer that does not come holds up a parcel for three seconds', async () => {
  vi.useFakeTimers();
  const found = otherCarrier('TRK0003', 7, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await found).toBeNull();
  vi.useRealTimers();
});

test('numbers are compared without the spaces around them and in capital or small letters', () => {
  expect(isSameResi(' trk0003', 'TRK0003 ')).toBe(true);
  expect(isSameResi('TRK0003', 'TRK00031')).toBe(false);
});
