import { describe, expect, test } from 'vitest';
import { endingAfter, failureOf } from './payment-failure.ts';

describe('what ended a payment is kept', () => {
  const open = { state: 'PENDING', endedBy: null } as const;

  test.each([
    ['denied', 'FAILED', 'denied'],
    ['cancelled', 'FAILED', 'cancelled'],
    ['expired', 'FAILED', 'expired'],
    ['reversed', 'REVERSED', 'reversed'],
    ['settled', 'SETTLED', null],
    ['open', 'PENDING', null],
  ] as const)('%s leads an open charge to %s, ended by %s', (event, state, ending) => {
    expect(endingAfter(open, event, state)).toBe(ending);
  });

  test('a later event does not change it', () => {
    expect(endingAfter({ state: 'FAILED', endedBy: 'expired' }, 'cancelled', 'FAILED')).toBe('expired');
  });

  test.each(['PENDING', 'FAILED'] as const)(
    'a charge that the school let expire early from %s was cancelled',
    (state) => {
      const endedBy = state === 'PENDING' ? null : 'expired';
      expect(endingAfter({ state, endedBy }, 'expired', 'FAILED', true)).toBe('cancelled');
      expect(endingAfter({ state, endedBy }, 'expired', 'FAILED', false)).toBe('expired');
    },
  );

  test('a charge that was denied before the school ended it stays denied', () => {
    expect(endingAfter({ state: 'FAILED', endedBy: 'denied' }, 'expired', 'FAILED', true)).toBe('denied');
  });

  test('money that arrives late ends nothing any more', () => {
    expect(endingAfter({ state: 'FAILED', endedBy: 'expired' }, 'settled', 'SETTLED')).toBeNull();
  });

  test('a settlement that the bank denies afterwards is taken back', () => {
    expect(endingAfter({ state: 'SETTLED', endedBy: null }, 'denied', 'REVERSED')).toBe('reversed');
  });
});

describe('why a payment is not there', () => {
  test.each([
    ['FAILED', 'denied', false, 'refused'],
    ['FAILED', 'denied', true, 'refused'],
    ['FAILED', 'expired', true, 'expired'],
    ['FAILED', 'cancelled', true, 'replaced'],
    ['FAILED', 'cancelled', false, 'cancelled'],
    ['REVERSED', 'reversed', true, 'reversed'],
    ['PENDING', null, true, null],
    ['SETTLED', null, true, null],
    ['CAPTURED', null, false, null],
  ] as const)('%s by %s, another in its place %s: %s', (state, endedBy, replaced, failure) => {
    expect(failureOf({ state, endedBy }, replaced)).toBe(failure);
  });
});
