import { expect, test } from 'vitest';
import { proposedStatus } from './proposed-status.ts';

const waiting = { resi: null, delivery_status: 'unshipped', held: false } as const;

test('a tracking number where none was proposes Shipped, and no longer when it is deleted again', () => {
  expect(proposedStatus({ stored: waiting, typed: 'J' })).toBe('shipped');
  expect(proposedStatus({ stored: waiting, typed: '  ' })).toBe('unshipped');
});

test.each([
  ['that had a number', { ...waiting, resi: 'JNE1' }],
  ['that is shipped', { ...waiting, delivery_status: 'shipped' as const }],
  ['that is held', { ...waiting, held: true }],
])('for a parcel %s nothing is proposed', (_, stored) => {
  expect(proposedStatus({ stored, typed: 'JNE2' })).toBeNull();
});
