import { expect, test } from 'vitest';
import { paymentOfBill } from './bill-money.ts';

const here = { reversedAt: null };
const open = { orderId: 'open', state: 'PENDING', ...here } as const;
const late = { orderId: 'late', state: 'SETTLED', ...here } as const;
const paid = { orderId: 'paid', state: 'SETTLED', ...here } as const;
const back = { orderId: 'back', state: 'REVERSED', reversedAt: new Date('2026-11-05T03:00:00Z') } as const;
const before = { ...back, orderId: 'before', reversedAt: new Date('2026-11-04T03:00:00Z') };
const ended = { orderId: 'ended', state: 'FAILED', ...here } as const;

test('the money of a bill is that of the payment that pays it, also when it was paid twice', () => {
  expect(paymentOfBill('paid', [ended, late, paid])).toBe(paid);
});

test('the money of an unpaid bill is that of its open charge, else what came and goes back, else the last try', () => {
  expect(paymentOfBill(null, [ended, open, late, back])).toBe(open);
  expect(paymentOfBill(null, [ended, late, back])).toBe(late);
  expect(paymentOfBill(null, [ended, before, back])).toBe(back);
  expect(paymentOfBill(null, [ended])).toBe(ended);
  expect(paymentOfBill(null, [])).toBeNull();
});

test('what staff look at comes before another charge that is open, and not before what pays the bill', () => {
  const reviewed = { ...ended, orderId: 'reviewed', isReviewed: true };
  expect(paymentOfBill(null, [open, reviewed])).toBe(reviewed);
  expect(paymentOfBill('paid', [paid, reviewed])).toBe(paid);
});
