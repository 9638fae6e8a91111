import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventOfGatewayStatus } from './gateway-status.ts';
import {
  type PaymentState,
  transitionEffect,
  nextState,
  isPaid,
  paymentStates,
  shownState,
} from './payment-state.ts';
import { opensYear, reverse, settle, stillEnrols } from './settling.ts';

type Said = string | readonly [word: string, fraud: string];
/** The state of a payment after what the gateway said, one after the other. */
const after = (...said: readonly Said[]): PaymentState =>
  said.reduce<PaymentState>(
    (state, one) =>
      nextState(
        state,
        typeof one === 'string' ? eventOfGatewayStatus(one) : eventOfGatewayStatus(one[0], one[1]),
      ),
    'PENDING',
  );

test.each(['constructor', 'toString', '__proto__', ''])(
  'a captured card whose fraud check is %j, a word that nobody knows, is open',
  (check) => {
    expect(eventOfGatewayStatus('capture', check)).toBe('open');
  },
);

describe('a payment is shown', () => {
  test.each([
    ['pending', 'PENDING'],
    ['authorize', 'PENDING'],
    ['settlement', 'SUCCESS'],
    ['deny', 'FAILED'],
    ['cancel', 'FAILED'],
    ['expire', 'FAILED'],
    ['failure', 'FAILED'],
    ['refund', 'FAILED'],
    ['chargeback', 'FAILED'],
    ['a word of next year', 'PENDING'],
    ['constructor', 'PENDING'],
  ])('after %s as %s', (word, expected) => {
    expect(shownState(after(word))).toBe(expected);
  });
  test('as paid when a card is captured and accepted, not while it is challenged', () => {
    expect(shownState(after(['capture', 'accept']))).toBe('SUCCESS');
    expect(shownState(after(['capture', 'challenge']))).toBe('PENDING');
    expect(shownState(after(['capture', 'deny']))).toBe('FAILED');
    expect(shownState(after('capture'))).toBe('PENDING');
    expect(shownState(after(['capture', 'challenge'], ['capture', 'accept']))).toBe('SUCCESS');
  });
});

describe('news that is late or comes twice', () => {
  test('changes nothing: pending after settlement, settlement again', () => {
    expect(after('settlement', 'pending')).toBe('SETTLED');
    expect(after('settlement', 'settlement')).toBe('SETTLED');
    expect(after(['capture', 'accept'], 'settlement', ['capture', 'accept'])).toBe('SETTLED');
  });
  test('of an expiry, a cancel or a failure does not undo a settlement', () => {
    expect(after('settlement', 'failure')).toBe('SETTLED');
    expect(after('settlement', 'expire')).toBe('SETTLED');
    expect(after('settlement', 'cancel')).toBe('SETTLED');
  });
  test('of money is never lost, not even after an expiry', () => {
    expect(after('expire', 'settlement')).toBe('SETTLED');
    expect(after('cancel', 'settlement')).toBe('SETTLED');
  });
});

describe('a reversal', () => {
  test.each(['deny', 'refund', 'chargeback'])('is %s after settlement', (word) => {
    expect(after('settlement', word)).toBe('REVERSED');
  });
  test('is also a card that is cancelled or denied between capture and settlement', () => {
    expect(after(['capture', 'accept'], 'cancel')).toBe('REVERSED');
    expect(after(['capture', 'accept'], 'deny')).toBe('REVERSED');
    expect(after(['capture', 'accept'], 'expire')).toBe('CAPTURED');
  });
  test('is the end: a late settlement brings nothing back', () => {
    expect(after('settlement', 'deny', 'settlement')).toBe('REVERSED');
  });
  test('is not a part of the money given back', () => {
    expect(after('settlement', 'partial_refund')).toBe('SETTLED');
    expect(after('settlement', 'partial_refund', 'refund')).toBe('REVERSED');
  });
});

test('a payment never goes back, whatever the gateway says in whatever order', () => {
  const words = fc.constantFrom(
    'pending',
    'authorize',
    'capture',
    'settlement',
    'deny',
    'cancel',
    'expire',
    'failure',
    'refund',
    'partial_refund',
    'chargeback',
    'partial_chargeback',
    'unheard of',
  );
  const fraud = fc.constantFrom(undefined, 'accept', 'challenge', 'deny');
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fraud), { maxLength: 8 }), (said) => {
      let state: PaymentState = 'PENDING';
      for (const [word, check] of said) {
        const next = nextState(state, eventOfGatewayStatus(word, check));
        expect(paymentStates.indexOf(next)).toBeGreaterThanOrEqual(paymentStates.indexOf(state));
        expect(nextState(next, eventOfGatewayStatus(word, check))).toBe(next);
        state = next;
      }
    }),
  );
});

describe('what a step means', () => {
  test.each([
    ['PENDING', 'SETTLED', 'paid'],
    ['FAILED', 'CAPTURED', 'paid'],
    ['CAPTURED', 'SETTLED', 'none'],
    ['PENDING', 'FAILED', 'failed'],
    ['FAILED', 'FAILED', 'none'],
    ['PENDING', 'PENDING', 'none'],
    ['SETTLED', 'REVERSED', 'reversed'],
    ['CAPTURED', 'REVERSED', 'reversed'],
    ['PENDING', 'REVERSED', 'failed'], // paid and reversed between two polls
    ['FAILED', 'REVERSED', 'none'],
    ['REVERSED', 'REVERSED', 'none'],
  ] as const)('from %s to %s: %s', (before, now, meaning) => {
    expect(transitionEffect(before, now)).toBe(meaning);
  });
  test('money comes once and goes back at most once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('pending', 'settlement', 'deny', 'expire', 'refund')), (said) => {
        let state: PaymentState = 'PENDING';
        const meanings = said.map((word) => {
          const next = nextState(state, eventOfGatewayStatus(word));
          const meaning = transitionEffect(state, next);
          state = next;
          return meaning;
        });
        const count = (meaning: string) => meanings.filter((one) => one === meaning).length;
        expect(count('paid')).toBeLessThanOrEqual(1);
        expect(count('reversed')).toBeLessThanOrEqual(count('paid'));
        expect(isPaid(state)).toBe(count('paid') > count('reversed'));
      }),
    );
  });
});

describe('a settlement', () => {
  test('pays once', () => {
    expect(settle({ paidBy: null }, 'KE-1-1')).toBe('pays');
    expect(settle({ paidBy: 'KE-1-1' }, 'KE-1-1')).toBe('already_known');
  });
  test('of a second charge for the same is to refund', () => {
    expect(settle({ paidBy: 'KE-1-1' }, 'KE-1-2')).toBe('to_refund');
  });
  test('of a bill that was replaced is to refund, and taking it back changes nothing', () => {
    expect(settle(null, 'KE-1-1')).toBe('to_refund');
    expect(reverse(null, 'KE-1-1')).toBe('changes_nothing');
  });
  test('is taken back only from what it paid', () => {
    expect(reverse({ paidBy: 'KE-1-1' }, 'KE-1-1')).toBe('returns_bill');
    expect(reverse({ paidBy: 'KE-1-1' }, 'KE-1-2')).toBe('changes_nothing');
    expect(reverse({ paidBy: null }, 'KE-1-1')).toBe('changes_nothing');
  });
});

test('the first bill of a year enrols the child, the others do not', () => {
  expect(opensYear({ sequence: 1 })).toBe(true);
  expect(opensYear({ sequence: 2 })).toBe(false);
});

test('a charge made in time enrols after another choice while nothing was paid since it was made', () => {
  const [before, chosen, later] = [9, 10, 11].map((day) => new Date(Date.UTC(2026, 7, day)));
  if (!before || !chosen || !later) throw new Error('three days');
  expect(stillEnrols(chosen, [])).toBe(true);
  expect(stillEnrols(chosen, [before])).toBe(true);
  expect(stillEnrols(chosen, [chosen])).toBe(false);
  expect(stillEnrols(chosen, [before, later])).toBe(false);
});
