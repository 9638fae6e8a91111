import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentEvent } from './gateway-status.ts';
import {
  type RefundedPayment,
  isAsSeen,
  isRefundKeyOver,
  isWholeRefund,
  leftOf,
  mayComeBack,
  nextRefundTry,
  refundOutcome,
  refundRefusal,
  refundsFound,
  refundable,
  takesBackAgain,
  wayRefusal,
} from './refunds.ts';

const payment = (changes: Partial<RefundedPayment> = {}): RefundedPayment => ({
  state: 'SETTLED',
  paymentType: 'gopay',
  received: 640_000,
  refunded: 0,
  refunding: 0,
  ...changes,
});
const whole = { way: 'gateway', amount: 640_000 } as const;

test('all of a payment that is there can go back, by the gateway or by transfer', () => {
  expect(refundable(payment())).toBe(640_000);
  expect(refundRefusal(payment(), whole)).toBeNull();
  expect(refundRefusal(payment(), { way: 'transfer', amount: 640_000 })).toBeNull();
});

test('a part can go back, and then only what is left', () => {
  const left = payment({ refunded: 40_000 });
  expect(refundRefusal(left, { way: 'gateway', amount: 600_000 })).toBeNull();
  expect(refundRefusal(left, { way: 'gateway', amount: 600_001 })).toBe('refund_above_payment');
  expect(wayRefusal(payment({ refunded: 640_000 }), 'transfer')).toBe('refund_above_payment');
});

test('nothing goes back of a payment that is not there', () => {
  for (const state of ['PENDING', 'FAILED', 'REVERSED'] as const) {
    expect(refundable(payment({ state }))).toBe(0);
    expect(refundRefusal(payment({ state }), whole)).toBe('payment_not_paid');
  }
});

test('while the gateway has not answered, no other refund of the payment begins', () => {
  const asked = payment({ refunding: 1 });
  expect(refundRefusal(asked, { way: 'transfer', amount: 1 })).toBe('refund_under_way');
});

test('a Mandiri virtual account is given back by transfer alone', () => {
  const mandiri = payment({ paymentType: 'echannel' });
  expect(refundRefusal(mandiri, whole)).toBe('refund_not_by_gateway');
  expect(refundRefusal(mandiri, { way: 'transfer', amount: 640_000 })).toBeNull();
});

test('a card that has not settled is let go whole by the gateway', () => {
  const captured = payment({ state: 'CAPTURED', paymentType: 'credit_card' });
  expect(refundRefusal(captured, whole)).toBeNull();
  expect(refundRefusal(captured, { way: 'gateway', amount: 639_999 })).toBe('refund_only_whole');
  expect(refundRefusal(captured, { way: 'transfer', amount: 639_999 })).toBeNull();
  expect(wayRefusal({ ...captured, refunded: 1 }, 'gateway')).toBe('refund_only_whole');
});

test('what is left of a payment is what has neither gone back nor is on its way', () => {
  expect(leftOf({ received: 640_000, refunded: 40_000 })).toBe(600_000);
  expect(leftOf({ received: 640_000, refunded: 40_000, refunding: 600_000 })).toBe(0);
});

test('a refund is whole when nothing is left', () => {
  expect(isWholeRefund(payment(), 639_999)).toBe(false);
  expect(isWholeRefund(payment({ refunded: 1 }), 639_999)).toBe(true);
});

test('however refunds follow each other, no more goes back than came', () => {
  const steps = fc.array(
    fc.record({ way: fc.constantFrom('gateway', 'transfer'), amount: fc.integer({ min: 1, max: 900_000 }) }),
  );
  fc.assert(
    fc.property(steps, fc.constantFrom('SETTLED', 'CAPTURED'), (refunds, state) => {
      let now = payment({ state });
      for (const refund of refunds)
        if (refundRefusal(now, refund) === null) now = { ...now, refunded: now.refunded + refund.amount };
      return now.refunded <= now.received && refundable(now) === now.received - now.refunded;
    }),
  );
});

test('a lost answer is asked for again later and later, at last every six hours', () => {
  const asked = new Date('2026-11-01T03:00:00Z');
  expect(nextRefundTry(asked, new Date('2026-11-01T03:00:05Z'))).toEqual(new Date('2026-11-01T03:01:05Z'));
  expect(nextRefundTry(asked, new Date('2026-11-01T05:00:00Z'))).toEqual(new Date('2026-11-01T07:00:00Z'));
  expect(nextRefundTry(asked, new Date('2026-11-03T03:00:00Z'))).toEqual(new Date('2026-11-03T09:00:00Z'));
});

test('a refund is not asked for with its key any more after six days', () => {
  const asked = new Date('2026-11-01T03:00:00Z');
  expect(isRefundKeyOver(asked, new Date('2026-11-07T02:59:59Z'))).toBe(false);
  expect(isRefundKeyOver(asked, new Date('2026-11-07T03:00:00Z'))).toBe(true);
});

describe('a refund whose answer is not known', () => {
  const refund = { key: 'KE-refund-1', amount: 500_000 };
  const paid = { received: 640_000, refunded: 10_000, refundedByGateway: 10_000 };
  const there = { isTakenBack: false, total: 10_000, refunds: [{ key: 'KE-refund-0' }] };

  test('is done when its key is listed, and not because of a part that went back before or by hand', () => {
    expect(refundOutcome(refund, paid, there)).toBe('not_done');
    const byHand = { ...there, total: 640_000, refunds: [...there.refunds, { key: 'by hand' }] };
    expect(refundOutcome(refund, paid, byHand)).toBe('not_done');
    const listed = { ...there, refunds: [...there.refunds, { key: 'KE-refund-1' }] };
    expect(refundOutcome(refund, paid, listed)).toBe('done');
  });

  test('is done without a list when more is back than what went back before', () => {
    expect(refundOutcome(refund, paid, { ...there, refunds: null, total: 509_999 })).toBe('not_done');
    expect(refundOutcome(refund, paid, { ...there, refunds: null, total: 510_000 })).toBe('done');
    expect(refundOutcome(refund, paid, { ...there, refunds: null, total: null })).toBe('not_done');
    // What was transferred is nothing to the gateway.
    const transferred = { ...paid, refundedByGateway: 0 };
    expect(refundOutcome(refund, transferred, { ...there, refunds: null, total: 500_000 })).toBe('done');
  });

  test('is done when it was for all of a payment that was taken back, and else not needed any more', () => {
    const takenBack = { isTakenBack: true, total: null, refunds: null };
    const ofAll = { key: 'KE-refund-1', amount: 640_000 };
    const untouched = { received: 640_000, refunded: 0, refundedByGateway: 0 };
    expect(refundOutcome(ofAll, untouched, takenBack)).toBe('done');
    expect(refundOutcome({ ...ofAll, amount: 630_000 }, paid, takenBack)).toBe('done');
    const byHand = { ...takenBack, total: 640_000, refunds: [{ key: 'by hand' }] };
    expect(refundOutcome(ofAll, untouched, byHand)).toBe('taken_back');
    expect(refundOutcome(refund, paid, takenBack)).toBe('taken_back');
  });
});

describe('what the gateway gave back without the school', () => {
  const row = (refundKey: string, amount: number, changes = {}) =>
    ({ refundKey, amount, way: 'gateway', state: 'DONE', ...changes }) as const;
  const listed = (key: string, amount: number) => ({ key, amount, at: null, reason: '' });
  const amounts = (...of: Parameters<typeof refundsFound>) =>
    refundsFound(...of).map(({ key, amount }) => [key, amount]);

  test('is what it lists, unless the school has written it down or waits for the answer to it', () => {
    const refunds = [listed('ours', 40_000), listed('theirs', 500_000)];
    const there = { total: 540_000, refunds };
    expect(amounts(640_000, [row('ours', 40_000)], there)).toEqual([['theirs', 500_000]]);
    expect(amounts(640_000, [row('ours', 40_000, { state: 'ASKED' })], there)).toEqual([['theirs', 500_000]]);
    // Taken for refused, and done after all.
    expect(amounts(640_000, [row('ours', 40_000, { state: 'REFUSED' })], there)).toEqual([
      ['ours', 40_000],
      ['theirs', 500_000],
    ]);
    expect(amounts(640_000, [row('theirs', 500_000), row('ours', 40_000)], there)).toEqual([]);
  });

  test('is what its sum says more, where it lists nothing and the school waits for no answer', () => {
    const there = { total: 540_000, refunds: null };
    expect(amounts(640_000, [row('ours', 40_000)], there)).toEqual([['of-540000', 500_000]]);
    expect(amounts(640_000, [row('ours', 40_000, { state: 'ASKED' })], there)).toEqual([]);
    expect(amounts(640_000, [row('ours', 40_000, { way: 'transfer' })], there)).toEqual([
      ['of-540000', 540_000],
    ]);
    expect(amounts(640_000, [], { total: null, refunds: null })).toEqual([]);
  });

  test('is told once when it was known as a sum before it was listed', () => {
    const there = { total: 500_000, refunds: [listed('theirs', 500_000)] };
    expect(amounts(640_000, [row('of-500000', 500_000)], there)).toEqual([]);
  });

  test('comes to what went back there, never to more than came, in whatever order it is heard of (R148)', () => {
    const part = fc.record({
      amount: fc.integer({ min: 1, max: 500_000 }),
      ours: fc.boolean(),
      isListed: fc.boolean(),
      hasKey: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const known: ReturnType<typeof row>[] = [];
        const all: ReturnType<typeof listed>[] = [];
        for (const [place, { amount, ours, isListed, hasKey }] of parts.entries()) {
          all.push(listed(hasKey || ours ? `key-${place}` : '', amount));
          if (ours) known.push(row(`key-${place}`, amount));
          const total = all.reduce((sum, one) => sum + one.amount, 0);
          if (total > 640_000) return true;
          for (const one of refundsFound(640_000, known, { total, refunds: isListed ? all : null }))
            known.push(row(one.key, one.amount));
          expect(known.reduce((sum, one) => sum + one.amount, 0)).toBe(total);
          expect(new Set(known.map(({ refundKey }) => refundKey)).size).toBe(known.length);
        }
        return true;
      }),
    );
  });
});

test('the gateway takes a payment back again only where staff had given it back, and once', () => {
  const again = (state: RefundedPayment['state'], known: PaymentEvent, event: PaymentEvent) =>
    takesBackAgain(state, { known, event });
  expect(again('REVERSED', 'settled', 'reversed')).toBe(true);
  expect(again('REVERSED', 'settled', 'denied')).toBe(true);
  expect(again('REVERSED', 'captured', 'cancelled')).toBe(true);
  expect(again('REVERSED', 'reversed', 'reversed')).toBe(false);
  expect(again('REVERSED', 'settled', 'settled')).toBe(false);
  expect(again('SETTLED', 'settled', 'reversed')).toBe(false);
});

test('a payment is as staff saw it until something goes back or it pays a bill', () => {
  const seen = { gone: 40_000, toRefund: true };
  expect(isAsSeen(seen, seen)).toBe(true);
  expect(isAsSeen({ ...seen, gone: 40_001 }, seen)).toBe(false);
  expect(isAsSeen({ ...seen, toRefund: false }, seen)).toBe(false);
});

test.each([
  [{}, false],
  [{ toRefund: true }, true],
  [{ refundingAmount: 1000 }, true],
  [{ otherAmountAt: new Date(0) }, true],
  [{ otherAmountAt: new Date(0), otherAmountEndedAt: new Date(1) }, false],
])('money of a payment with %j may still go back: %s (rule R178)', (facts, expected) => {
  const settled = { toRefund: false, refundingAmount: 0, otherAmountAt: null, otherAmountEndedAt: null };
  expect(mayComeBack({ ...settled, ...facts })).toBe(expected);
});
