import { expect, test } from 'vitest';
import {
  type MoneyMoment,
  type TrailedPayment,
  moneyNow,
  wasTakenBack,
  moneyTrail,
  partBack,
  statusSince,
  transferredAmount,
} from './payment-trail.ts';

const opened = new Date('2026-11-01T03:00:00Z');
const expires = new Date('2026-11-01T04:00:00Z');
const paid = new Date('2026-11-01T03:20:00Z');
const later = new Date('2026-11-05T02:00:00Z');
const latest = new Date('2026-11-06T02:00:00Z');

const payment = (changes: Partial<TrailedPayment> = {}): TrailedPayment => ({
  state: 'SETTLED',
  paymentType: 'gopay',
  gatewayStatus: 'settlement',
  endedBy: null,
  statusSince: null,
  createdAt: opened,
  expiresAt: expires,
  settledAt: paid,
  reversedAt: null,
  received: 640_000,
  toRefund: false,
  refunds: [],
  ...changes,
});
const stepsOf = (of: TrailedPayment) => moneyTrail(of).map(({ step, at }) => [step, at]);
const pending = { state: 'PENDING', settledAt: null } as const;

test('money that was brought by hand was asked of nobody, and its entry can be undone (R247)', () => {
  const byHand = payment({ paymentType: 'cash', gatewayStatus: '' });
  expect(stepsOf(byHand)).toEqual([['here', paid]]);
  expect(stepsOf({ ...byHand, state: 'REVERSED', reversedAt: later })).toEqual([
    ['here', paid],
    ['undone', later],
  ]);
  const back = { amount: 640_000, way: 'transfer', state: 'DONE', askedAt: later, endedAt: later } as const;
  expect(stepsOf({ ...byHand, state: 'REVERSED', reversedAt: later, refunds: [back] })).toEqual([
    ['here', paid],
    ['gone_back', later],
  ]);
});

test('a charge waits for its payer until it expires', () => {
  expect(moneyTrail(payment({ ...pending, gatewayStatus: 'pending' })).at(-1)).toEqual({
    step: 'waiting',
    at: opened,
    until: expires,
    amount: null,
    way: null,
  });
});

test('a card that its bank still checks is with the bank, since the school heard so', () => {
  expect(stepsOf(payment({ ...pending, gatewayStatus: 'capture', statusSince: later }))).toEqual([
    ['asked', opened],
    ['bank', later],
  ]);
});

test('a payment stands as it does since its state changed, or since it went to the bank', () => {
  const open = { state: 'PENDING', gatewayStatus: 'pending', statusSince: null } as const;
  const atBank = { ...open, gatewayStatus: 'authorize', statusSince: later } as const;
  expect(statusSince(open, open, later)).toBeNull();
  expect(statusSince(open, atBank, later)).toEqual(later);
  expect(statusSince(atBank, { ...atBank, gatewayStatus: 'capture' }, latest)).toEqual(later);
  expect(statusSince(atBank, { state: 'FAILED', gatewayStatus: 'capture' }, latest)).toEqual(latest);
});

test('what ended unpaid took no money, and what was paid is here', () => {
  const failed = { state: 'FAILED', settledAt: null } as const;
  expect(stepsOf(payment({ ...failed, endedBy: 'denied', statusSince: later })).at(-1)).toEqual([
    'not_paid',
    later,
  ]);
  expect(stepsOf(payment({ ...failed, endedBy: 'expired' })).at(-1)).toEqual(['not_paid', expires]);
  expect(stepsOf(payment())).toEqual([
    ['asked', opened],
    ['here', paid],
  ]);
});

test('what paid nothing is to be given back from when it came, and going back once staff have begun', () => {
  expect(stepsOf(payment({ toRefund: true })).at(-1)).toEqual(['to_refund', paid]);
});

test('a refund is going back until the gateway has answered, and one that was refused leaves no step', () => {
  const refund = { amount: 640_000, way: 'gateway', state: 'ASKED', askedAt: later, endedAt: null } as const;
  expect(stepsOf(payment({ toRefund: true, refunds: [refund] })).at(-1)).toEqual(['going_back', later]);
  const refused = { ...refund, state: 'REFUSED', endedAt: later } as const;
  expect(stepsOf(payment({ refunds: [refused] })).at(-1)).toEqual(['here', paid]);
});

test('parts that went back are named, and the whole is gone back', () => {
  const part = { amount: 40_000, way: 'transfer', state: 'DONE', askedAt: later, endedAt: later } as const;
  const rest = { amount: 600_000, way: 'gateway', state: 'DONE', askedAt: latest, endedAt: latest } as const;
  expect(stepsOf(payment({ refunds: [part] })).at(-1)).toEqual(['part_back', later]);
  expect(stepsOf(payment({ state: 'REVERSED', reversedAt: latest, refunds: [part, rest] }))).toEqual([
    ['asked', opened],
    ['here', paid],
    ['part_back', later],
    ['gone_back', latest],
  ]);
});

test('what the gateway gave back stays as on its way before, as long as that took', () => {
  const whole = { amount: 640_000, way: 'gateway', state: 'DONE', askedAt: later, endedAt: latest } as const;
  expect(stepsOf(payment({ state: 'REVERSED', reversedAt: latest, refunds: [whole] }))).toEqual([
    ['asked', opened],
    ['here', paid],
    ['going_back', later],
    ['gone_back', latest],
  ]);
});

test('what the bank took back by itself is gone back, too', () => {
  expect(stepsOf(payment({ state: 'REVERSED', reversedAt: later })).at(-1)).toEqual(['gone_back', later]);
});

test('what the bank takes back by itself is no refund of the school, whatever had gone back before', () => {
  const part = { amount: 50_000, way: 'transfer', state: 'DONE', askedAt: later, endedAt: later } as const;
  const reversed = { state: 'REVERSED', gatewayStatus: 'chargeback', reversedAt: latest } as const;
  const wayOf = (of: Partial<TrailedPayment>) =>
    moneyTrail(payment({ ...reversed, ...of }))
      .slice(2)
      .map(({ step, at, amount, way }) => [step, at, amount, way]);
  expect(wayOf({})).toEqual([['gone_back', latest, null, null]]);
  expect(wayOf({ refunds: [part] })).toEqual([
    ['part_back', later, 50_000, 'transfer'],
    ['gone_back', latest, 640_000, null],
  ]);
  expect(wayOf({ refunds: [{ ...part, way: 'gateway' }] })).toEqual([
    ['part_back', later, 50_000, 'gateway'],
    ['gone_back', latest, 590_000, null],
  ]);
  expect(wayOf({ refunds: [{ ...part, amount: 640_000 }] })).toEqual([
    ['gone_back', later, 640_000, 'transfer'],
    ['gone_back', latest, 640_000, null],
  ]);
});

test('what was transferred is told apart from what went back to where it came from', () => {
  const part = { amount: 200_000, way: 'transfer', state: 'DONE', askedAt: later, endedAt: later } as const;
  const rest = { amount: 440_000, way: 'gateway', state: 'DONE', askedAt: latest, endedAt: latest } as const;
  const transferred = (of: Partial<TrailedPayment>) => transferredAmount(moneyTrail(payment(of)));
  const reversed = { state: 'REVERSED', reversedAt: latest } as const;
  expect(transferred({ refunds: [part] })).toBe(200_000);
  expect(transferred({ ...reversed, refunds: [part, rest] })).toBe(200_000);
  expect(transferred({ ...reversed, gatewayStatus: 'chargeback', refunds: [part] })).toBe(0);
  expect(transferred({})).toBe(0);
});

test('money of another amount is looked at, without a time until which it waits', () => {
  const reviewed = [
    ['asked', opened],
    ['under_review', later],
  ];
  const trail = moneyTrail(payment({ ...pending, gatewayStatus: 'pending', reviewedSince: later }));
  expect(trail.map(({ step, at }) => [step, at])).toEqual(reviewed);
  expect(trail.at(-1)?.until).toBeNull();
  expect(stepsOf(payment({ state: 'FAILED', settledAt: null, reviewedSince: later }))).toEqual(reviewed);
});

test('what the school gave back was not taken back by a bank, whichever ways it went', () => {
  const here = { step: 'here', way: null } as const;
  const part = { step: 'part_back', way: 'transfer' } as const;
  expect(wasTakenBack([here, { step: 'gone_back', way: null }])).toBe(true);
  expect(wasTakenBack([here, part, { step: 'gone_back', way: 'gateway' }])).toBe(false);
  expect(wasTakenBack([here, part])).toBe(false);
  expect(wasTakenBack([here])).toBe(false);
  expect(wasTakenBack([])).toBe(false);
});

test('in one line, the parts that went back are one sum (R143)', () => {
  const back = (step: 'part_back' | 'gone_back', amount: number, way: MoneyMoment['way']) => ({
    step,
    amount,
    way,
  });
  const here = { step: 'here', amount: null, way: null } as const;
  const first = back('part_back', 200_000, 'transfer');
  expect(moneyNow([here])).toBe(here);
  expect([partBack([here]), partBack([here, first, first])]).toEqual([0, 400_000]);
  expect(partBack([here, first, back('gone_back', 500_000, 'gateway')])).toBe(0);
  expect(moneyNow([here, first, back('part_back', 100_000, 'transfer')])).toMatchObject({
    amount: 300_000,
    way: 'transfer',
  });
  expect(moneyNow([here, first, back('gone_back', 500_000, 'gateway')])).toMatchObject({
    step: 'gone_back',
    amount: 700_000,
    way: null,
  });
  expect(moneyNow([here, first, back('gone_back', 700_000, null)])).toMatchObject({ amount: 700_000 });
});
