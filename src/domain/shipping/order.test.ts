import { describe, expect, test } from 'vitest';
import { type Order, addressOf, isDeliveryStatus, isHeld, isMoved, leftAt, setStatus } from './order.ts';

const garut = 'Jl. Cimanuk 5, Garut';
const bandung = 'Jl. Braga 10, Bandung';
const unshipped: Order<string> = { status: 'unshipped', shippedTo: null };
const paid = { profile: garut, firstBillPaid: true };

describe('the address of an order', () => {
  test('follows the profile until it is shipped', () => {
    expect(addressOf(unshipped, garut)).toBe(garut);
    expect(addressOf(unshipped, bandung)).toBe(bandung);
  });
  test('is frozen once it is shipped', () => {
    const shipped = setStatus(unshipped, 'shipped', paid);
    expect(shipped).toEqual({ status: 'shipped', shippedTo: garut });
    expect(addressOf(shipped as Order<string>, bandung)).toBe(garut);
  });
  test('stays frozen when a shipped order is saved again', () => {
    const shipped: Order<string> = { status: 'shipped', shippedTo: garut };
    expect(setStatus(shipped, 'shipped', { profile: bandung, firstBillPaid: true })).toEqual(shipped);
  });
  test('follows the profile again when shipping was set by mistake', () => {
    expect(setStatus({ status: 'shipped', shippedTo: garut }, 'unshipped', paid)).toEqual(unshipped);
  });
});

describe('rule R61: an order', () => {
  test.each([
    ['3205', '3205', false],
    ['3205', '9171', true],
    [null, '9171', false],
  ])('charged to %s that goes to %s is moved: %s', (charged, city, moved) => {
    expect(isMoved(charged === null ? null : { city: charged }, { city })).toBe(moved);
  });
});

describe('a reversed payment', () => {
  test('holds an unshipped order', () => {
    expect(isHeld(unshipped, false)).toBe(true);
    expect(setStatus(unshipped, 'shipped', { profile: garut, firstBillPaid: false })).toEqual({
      refused: 'order_held',
    });
  });
  test('does not hold what is shipped', () => {
    expect(isHeld({ status: 'shipped' }, false)).toBe(false);
  });
  test('holds no longer once bill 1 is paid again', () => {
    expect(isHeld(unshipped, true)).toBe(false);
  });
});

test('an order is unshipped or shipped, nothing else', () => {
  expect(['unshipped', 'shipped', 'lost', ''].map(isDeliveryStatus)).toEqual([true, true, false, false]);
});

test.each([
  ['unshipped', null, 'shipped', '2026-08-12T03:00:00.000Z'],
  ['shipped', '2026-08-10T03:00:00.000Z', 'shipped', '2026-08-10T03:00:00.000Z'],
  ['shipped', null, 'shipped', null],
  ['shipped', '2026-08-10T03:00:00.000Z', 'unshipped', null],
] as const)('an order that was %s (%s) and is %s left at %s (rule R281)', (status, before, now, at) => {
  const shippedAt = before === null ? null : new Date(before);
  expect(leftAt({ status, shippedAt }, now, new Date('2026-08-12T03:00:00Z'))?.toISOString() ?? null).toBe(
    at,
  );
});
