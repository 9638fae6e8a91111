import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeMark } from './change-mark.ts';
import { type PaymentState, paymentStates } from './payment-state.ts';

const markOf = (states: readonly PaymentState[]) =>
  changeMark(new Map(paymentStates.map((state) => [state, states.filter((one) => one === state).length])));

test('a family without payments has a mark as well', () => {
  expect(markOf([])).toBe('0.0.0.0.0');
});

test('the mark counts how far payments have come', () => {
  expect(markOf(['PENDING', 'FAILED', 'FAILED', 'SETTLED'])).toBe('4.3.1.1.0');
});

test('every new payment and every step forward changes it, also several at once', () => {
  const state = fc.constantFrom(...paymentStates);
  fc.assert(
    fc.property(
      fc.array(state),
      fc.array(fc.nat()),
      fc.array(state, { maxLength: 2 }),
      (before, steps, made) => {
        const moved = before.map((one, place) => {
          const at = paymentStates.indexOf(one);
          return paymentStates[Math.min(at + ((steps[place] ?? 0) % 3), paymentStates.length - 1)] ?? one;
        });
        const isSame = made.length === 0 && moved.every((one, place) => one === before[place]);
        expect(markOf([...moved, ...made]) === markOf(before)).toBe(isSame);
      },
    ),
  );
});

test('a part that goes back changes the mark, and again when it has gone back', () => {
  const paid = new Map([['SETTLED', 1]] as const);
  expect(changeMark(paid, { refunded: 0, refunding: 40_000 })).toBe('1.1.1.1.0-0-40000');
  expect(changeMark(paid, { refunded: 40_000, refunding: 0 })).toBe('1.1.1.1.0-40000-0');
});

test('the mark changes when another amount is reported, and when staff decide about it', () => {
  const waits = new Map([['PENDING', 1]] as const);
  const marks = [0, 1, 2].map((otherAmounts) =>
    changeMark(waits, { refunded: 0, refunding: 0, otherAmounts }),
  );
  expect(new Set(marks).size).toBe(3);
});
