import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { receivedAt, receivedDayRefusal, undoRefusal } from './money-by-hand.ts';
import { isByHand, isPaymentType } from './payment-methods.ts';
import { refundRefusal } from './refunds.ts';

test('cash and a transfer are no ways by which a family pays by itself (R245)', () => {
  expect(['cash', 'transfer', 'gopay'].map(isPaymentType)).toEqual([false, false, true]);
  expect((['cash', 'transfer', 'gopay'] as const).map(isByHand)).toEqual([true, true, false]);
});

test.each([
  ['today', '2026-11-20', null],
  ['two weeks ago', '2026-11-06', null],
  ['fifteen days ago', '2026-11-05', 'received_day_not_possible'],
  ['tomorrow', '2026-11-21', 'received_day_not_possible'],
])('money that came %s can be written down, or not (R246)', (_when, day, refusal) => {
  const at = { today: calendarDate('2026-11-20'), billMadeOn: calendarDate('2026-08-01') };
  expect(receivedDayRefusal(calendarDate(day), at)).toBe(refusal);
});

test('money cannot have come before its bill was made (R246)', () => {
  const at = { today: calendarDate('2026-11-20'), billMadeOn: calendarDate('2026-11-18') };
  expect(receivedDayRefusal(calendarDate('2026-11-18'), at)).toBeNull();
  expect(receivedDayRefusal(calendarDate('2026-11-17'), at)).toBe('received_day_not_possible');
});

test('money of today counts now, of a day before at its noon in Jakarta (R246)', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  expect(receivedAt(calendarDate('2026-11-20'), now)).toEqual(now);
  expect(receivedAt(calendarDate('2026-11-18'), now)).toEqual(new Date('2026-11-18T05:00:00Z'));
});

const entry = {
  paymentType: 'cash',
  state: 'SETTLED',
  refunded: 0,
  enteredAt: new Date('2026-11-20T02:00:00Z'),
  isFromPaper: false,
} as const;

test.each([
  ['until midnight in Jakarta', {}, '2026-11-20T16:59:59Z', null],
  ['not on the day after', {}, '2026-11-20T17:00:00Z', 'undo_too_late'],
  ['once only', { state: 'REVERSED' }, '2026-11-20T03:00:00Z', 'payment_not_paid'],
  ['not once a part was given back', { refunded: 1 }, '2026-11-20T03:00:00Z', 'refund_meanwhile'],
  ['never what an import took from paper', { isFromPaper: true }, '2026-11-20T03:00:00Z', 'not_by_hand'],
  ['never for the gateway', { paymentType: 'gopay' }, '2026-11-20T03:00:00Z', 'not_by_hand'],
] as const)('an entry can be undone %s (R247)', (_when, changes, now, refusal) => {
  expect(undoRefusal({ ...entry, ...changes }, new Date(now))).toBe(refusal);
});

test('afterwards it goes back by a transfer, because the gateway never had it (R247)', () => {
  const paid = { ...entry, received: 700_000, refunding: 0 };
  expect(refundRefusal(paid, { way: 'transfer', amount: 700_000 })).toBeNull();
  expect(refundRefusal(paid, { way: 'gateway', amount: 700_000 })).toBe('refund_not_by_gateway');
});
