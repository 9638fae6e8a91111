import { expect, test } from 'vitest';
import { billPeriod } from '../billing/bills.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { atClosing } from './at-closing.ts';

const startDate = calendarDate('2026-08-10');
const settledAt = new Date('2026-07-20T03:00:00Z');
/** A year in bills of 2 months, of which the first `paid` are paid. */
const year = (paid: number) => ({
  startDate,
  settledAt,
  bills: [1, 2, 3, 4, 5, 6].map((sequence) => ({
    sequence,
    ...billPeriod(startDate, 2, sequence),
    amount: rupiah(700_000),
    paidAt: sequence <= paid ? settledAt : null,
    delayedUntil: null,
  })),
});

test('what is paid ahead ends with the last day of the last paid bill (rule R177)', () => {
  expect(atClosing([year(2)], calendarDate('2026-09-01'))).toEqual({ paidUntil: '2026-12-09', owed: 0 });
});

test('it ends with the 52 weeks of the year, as the page of the child and the receipt say, not with its twelve months', () => {
  const whole = (start: string) => {
    const first = calendarDate(start);
    const paid = { paidAt: settledAt, delayedUntil: null };
    const bill = { sequence: 1, ...billPeriod(first, 12, 1), amount: rupiah(3_600_000), ...paid };
    return atClosing([{ startDate: first, settledAt, bills: [bill] }], calendarDate('2026-11-29')).paidUntil;
  };
  expect(whole('2026-03-02')).toBe('2027-02-28');
  expect(whole('2026-08-10')).toBe('2027-08-08');
  expect(atClosing([year(6)], calendarDate('2027-08-08')).paidUntil).toBe('2027-08-08');
  expect(atClosing([year(6)], calendarDate('2027-08-09')).paidUntil).toBeNull();
});

test('a bill that is due and can still be paid is owed; one that comes later is not', () => {
  expect(atClosing([year(1)], calendarDate('2026-10-20'))).toEqual({ paidUntil: null, owed: 700_000 });
});

test('a bill that is due is owed although it was agreed that it can wait', () => {
  const { bills, ...bought } = year(1);
  const waits = bills.map((bill) =>
    bill.sequence === 2 ? { ...bill, delayedUntil: calendarDate('2026-11-10') } : bill,
  );
  expect(atClosing([{ ...bought, bills: waits }], calendarDate('2026-10-20')).owed).toBe(700_000);
  expect(atClosing([{ ...bought, bills: waits }], calendarDate('2026-10-01')).owed).toBe(0);
});

test('nothing is owed for a year that was never bought', () => {
  expect(atClosing([{ ...year(0), settledAt: null }], calendarDate('2026-10-20'))).toEqual({
    paidUntil: null,
    owed: 0,
  });
});
