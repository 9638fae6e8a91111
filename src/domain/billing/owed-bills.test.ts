import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDate, addDays, calendarDate, compareDates } from '../values/calendar-date.ts';
import { type OwedPeriods, isToPay, owedOf, owedPeriods, owedStateOf, owedStates } from './owed-bills.ts';

const bill = (paid = false) => ({
  periodStart: calendarDate('2026-10-12'),
  periodEnd: calendarDate('2026-12-12'),
  paidAt: paid ? new Date('2026-10-13T00:00:00Z') : null,
  delayedUntil: null as CalendarDate | null,
});
const on = (day: string) => owedStateOf(bill(), calendarDate(day));

test('a bill is due within seven days, then late, in its last seven days about to lapse, then skipped', () => {
  expect(on('2026-10-04')).toBeNull();
  expect(on('2026-10-05')).toBe('due_7');
  expect(on('2026-10-12')).toBe('due_7');
  expect(on('2026-10-13')).toBe('overdue');
  expect(on('2026-12-04')).toBe('overdue');
  expect(on('2026-12-05')).toBe('lapsing');
  expect(on('2026-12-11')).toBe('lapsing');
  expect(on('2026-12-12')).toBe('skipped');
  expect(owedStateOf(bill(true), calendarDate('2027-01-01'))).toBe('paid');
});

const holds = ({ isPaid, startsFrom, startsUpTo, endsFrom, endsUpTo }: OwedPeriods, one = bill()) =>
  isPaid === (one.paidAt !== null) &&
  (startsFrom === null || compareDates(one.periodStart, startsFrom) >= 0) &&
  (startsUpTo === null || compareDates(one.periodStart, startsUpTo) <= 0) &&
  (endsFrom === null || compareDates(one.periodEnd, endsFrom) >= 0) &&
  (endsUpTo === null || compareDates(one.periodEnd, endsUpTo) <= 0);

test('what was paid or lapsed is not to be paid any more; everything else is', () => {
  expect(owedStates.filter(isToPay)).toEqual(['overdue', 'due_7', 'lapsing']);
  expect(isToPay(undefined)).toBe(true);
});

describe('the periods that are looked for', () => {
  test('hold the bills of their state on every day, and overdue the lapsing ones too', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 90 }), fc.boolean(), (days, paid) => {
        const today = addDays(calendarDate('2026-10-12'), days);
        const state = owedStateOf(bill(paid), today);
        const found = owedStates.filter((one) => holds(owedPeriods(one, today), bill(paid)));
        expect(found).toEqual(state === 'lapsing' ? ['overdue', 'lapsing'] : state === null ? [] : [state]);
      }),
    );
  });

  test('are without a state those of everything that is to be paid by now or within a week', () => {
    const days = ['2026-10-04', '2026-10-05', '2026-11-01', '2026-12-11', '2026-12-12'];
    const found = days.map((day) => holds(owedPeriods(undefined, calendarDate(day))));
    expect(found).toEqual([false, true, true, true, false]);
  });
});

test('the bills of a child stand together by the one that presses most', () => {
  const later = { ...bill(), sequence: 2 };
  const of = (day: string, bills = [later]) =>
    owedOf([{ ...bill(true), sequence: 1 }, ...bills], calendarDate(day));
  expect(of('2026-09-01')).toBe('paid');
  expect(of('2026-10-12')).toBe('due_7');
  expect(of('2026-10-13')).toBe('overdue');
  const next = {
    ...later,
    sequence: 3,
    periodStart: calendarDate('2026-12-12'),
    periodEnd: calendarDate('2027-02-12'),
  };
  expect(of('2026-12-06', [later, next])).toBe('lapsing');
  expect(owedOf([{ ...bill(), sequence: 1 }], calendarDate('2026-10-20'))).toBeNull();
  // One that was agreed to wait presses from the day after it (rule R250).
  const delayed = { ...later, delayedUntil: calendarDate('2026-11-05') };
  expect(of('2026-11-05', [delayed])).toBe('paid');
  expect(of('2026-11-06', [delayed])).toBe('overdue');
  expect(of('2026-11-05', [delayed, { ...later, sequence: 3 }])).toBe('overdue');
});
