import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import {
  closedDays,
  daysOfMonth,
  isCloseDay,
  isMonth,
  methodTotals,
  moneyMethods,
  moneyTotal,
  needsReport,
} from './day-close.ts';

const day = (number: number) => calendarDate(`2026-11-${String(number).padStart(2, '0')}`);
const noneUndone = { undoneCount: 0, undone: 0 };

test('a day is the sum of its methods, and what went back is taken off (R125)', () => {
  const some = [
    { day: day(3), method: 'gopay', paidCount: 2, paid: 550_000, backCount: 0, back: 0, ...noneUndone },
    {
      day: day(3),
      method: 'credit_card',
      paidCount: 1,
      paid: 283_250,
      backCount: 1,
      back: 600_000,
      ...noneUndone,
    },
    { day: day(4), method: 'gopay', paidCount: 1, paid: 275_000, backCount: 0, back: 0, ...noneUndone },
  ] as const;
  const days = closedDays(some);
  expect(days.map((one) => one.day)).toEqual(['2026-11-04', '2026-11-03']);
  expect(days[1]?.total).toEqual({
    paidCount: 3,
    paid: 833_250,
    backCount: 1,
    back: 600_000,
    ...noneUndone,
    net: 233_250,
  });
});

test('an entry that was undone is neither income nor refund (R247)', () => {
  const some = [
    {
      day: day(24),
      method: 'cash',
      paidCount: 1,
      paid: 300_000,
      backCount: 0,
      back: 0,
      undoneCount: 1,
      undone: 600_000,
    },
  ] as const;
  expect(closedDays(some)[0]?.total).toEqual({
    paidCount: 1,
    paid: 300_000,
    backCount: 0,
    back: 0,
    undoneCount: 1,
    undone: 600_000,
    net: 300_000,
  });
});

test.each([
  ['needs none of cash and transfers', ['cash', 'transfer'], false],
  ['needs one as soon as anything came by the payment service', ['cash', 'gopay'], true],
] as const)('a day %s (R245)', (_needs, methods, needed) => {
  expect(needsReport(methods.map((method) => ({ method })))).toBe(needed);
});

const amount = fc.integer({ min: 0, max: 50_000_000 });
const money = fc.record({
  day: fc.integer({ min: 1, max: 30 }).map(day),
  method: fc.constantFrom(...moneyMethods),
  paidCount: fc.nat(20),
  paid: amount,
  backCount: fc.nat(20),
  back: amount,
  undoneCount: fc.nat(20),
  undone: amount,
});
const moves = fc.array(money, { maxLength: 60 });

test('a transfer back is a method of its own, and takes nothing from the method that was paid by (R125)', () => {
  const totals = methodTotals([
    { day: day(3), method: 'echannel', paidCount: 1, paid: 275_000, backCount: 0, back: 0, ...noneUndone },
    { day: day(4), method: 'transfer', paidCount: 0, paid: 0, backCount: 1, back: 275_000, ...noneUndone },
  ]);
  expect(totals.map(({ method, paid, back, net }) => [method, paid, back, net])).toEqual([
    ['gopay', 0, 0, 0],
    ['echannel', 275_000, 0, 275_000],
    ['credit_card', 0, 0, 0],
    ['cash', 0, 0, 0],
    ['transfer', 0, 275_000, -275_000],
  ]);
});

test('the methods of a month come to the month, whatever moved (R125)', () => {
  fc.assert(
    fc.property(moves, (moved) => {
      const totals = methodTotals(moved);
      expect(totals.map(({ method }) => method)).toEqual([...moneyMethods]);
      expect(moneyTotal(totals)).toEqual(moneyTotal(moved));
      for (const { paid, back, net } of totals) expect(net).toBe(paid - back);
    }),
  );
});

test('the days of a month come to the month, whatever moved (R125)', () => {
  fc.assert(
    fc.property(moves, (moved) => {
      const days = closedDays(moved);
      expect(moneyTotal(days.map(({ total }) => total))).toEqual(moneyTotal(moved));
      expect(new Set(days.map((one) => one.day)).size).toBe(days.length);
    }),
  );
});

test('a month is a year and a month that exist', () => {
  for (const month of ['2026-11', '2000-01', '2099-12']) expect(isMonth(month)).toBe(true);
  for (const none of ['2026-13', '2026-1', '', '0000-01', '2026-11-03']) expect(isMonth(none)).toBe(false);
  expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', next: '2027-01-01' });
});

test.each(['0001-01', '1999-12', '2100-01', '9999-12'])('the month %s cannot be closed', (month) => {
  expect([isMonth(month), isCloseDay(`${month}-31`)]).toEqual([false, false]);
});
