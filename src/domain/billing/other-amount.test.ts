import { describe, expect, test } from 'vitest';
import {
  isOtherAmountNews,
  isOtherAmountOpen,
  mayPay,
  mustEndFirst,
  otherAmountCase,
  otherAmountOutcome,
} from './other-amount.ts';

const amount = 639_999;
const paid = { state: 'SETTLED', amount } as const;
const waiting = { state: 'PENDING', amount } as const;
const ended = { state: 'FAILED', amount } as const;

describe('a decision about another amount', () => {
  test('takes money that is there, and nothing else', () => {
    expect(otherAmountOutcome({ decision: 'accept', amount }, paid)).toBe('pays');
    expect(otherAmountOutcome({ decision: 'accept', amount }, { ...paid, state: 'CAPTURED' })).toBe('pays');
    for (const there of [waiting, ended, null])
      expect(otherAmountOutcome({ decision: 'accept', amount }, there)).toBe('payment_not_paid');
  });

  test('drops it: money that is there goes back, and what waits is ended at the gateway first', () => {
    expect(otherAmountOutcome({ decision: 'drop', amount }, paid)).toBe('to_refund');
    for (const there of [waiting, ended, null])
      expect(otherAmountOutcome({ decision: 'drop', amount }, there)).toBe('ends');
    expect(mustEndFirst({ decision: 'drop', amount }, waiting)).toBe(true);
    expect([
      mustEndFirst({ decision: 'drop', amount }, paid),
      mustEndFirst({ decision: 'drop', amount }, null),
      mustEndFirst({ decision: 'accept', amount }, waiting),
    ]).toEqual([false, false, false]);
  });

  test('about an amount that has changed since is refused', () => {
    for (const decision of ['accept', 'drop'] as const)
      expect(otherAmountOutcome({ decision, amount }, { ...paid, amount: 1 })).toBe('other_amount_changed');
  });
});

test('staff hear of another amount once, and again of money that came after they had decided', () => {
  const [at, later] = [new Date('2026-11-01T03:00:00Z'), new Date('2026-11-02T03:00:00Z')];
  const never = { otherAmountAt: null, otherAmountEndedAt: null };
  const open = { otherAmountAt: at, otherAmountEndedAt: null };
  const decided = { otherAmountAt: at, otherAmountEndedAt: later };
  expect([never, open, decided].map((one) => isOtherAmountNews(one, 'settled'))).toEqual([true, false, true]);
  expect(isOtherAmountNews(decided, 'open')).toBe(false);
  expect([never, open, decided].map(isOtherAmountOpen)).toEqual([false, true, false]);
});

test('what does not count may pay no bill', () => {
  expect(mayPay({ otherAmountDecision: 'drop' })).toBe(false);
  expect(mayPay({ otherAmountDecision: 'accept' })).toBe(true);
  expect(mayPay({ otherAmountDecision: null })).toBe(true);
});

describe('family and payer are told of another amount', () => {
  const before = new Date('2026-11-01T02:00:00Z');
  const heard = new Date('2026-11-01T03:00:00Z');
  const told = {
    state: 'PENDING',
    statusSince: null,
    otherAmountAt: heard,
    otherAmountEndedAt: null,
    otherAmountDecision: null,
  } as const;

  test('that it is under review until staff decide', () => {
    expect(otherAmountCase(told)).toBe('under_review');
    expect(otherAmountCase({ ...told, otherAmountAt: null })).toBeNull();
    expect(otherAmountCase({ ...told, otherAmountEndedAt: heard, otherAmountDecision: 'accept' })).toBeNull();
    expect(otherAmountCase({ ...told, otherAmountEndedAt: heard, otherAmountDecision: 'drop' })).toBe(
      'dropped',
    );
  });

  test('of a charge that had ended only when it came afterwards', () => {
    const failed = { ...told, state: 'FAILED' } as const;
    expect(otherAmountCase({ ...failed, statusSince: before })).toBe('under_review');
    expect(otherAmountCase(failed)).toBe('under_review');
    expect(otherAmountCase({ ...failed, statusSince: heard })).toBeNull();
    expect(otherAmountCase({ ...told, state: 'REVERSED' })).toBeNull();
  });
});
