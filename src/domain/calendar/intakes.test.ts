import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { batchToJoin, comingIntake, intakes, startsInIntake } from './intakes.ts';

test('a year has two intakes: July for August, December for January', () => {
  expect(intakes).toEqual([
    { register: 7, start: 8 },
    { register: 12, start: 1 },
  ]);
});

test('a batch of another month than August and January is an extra one', () => {
  expect(['2026-08-10', '2027-01-11'].map((day) => startsInIntake(date(day)))).toEqual([true, true]);
  expect(['2026-07-31', '2026-12-21'].map((day) => startsInIntake(date(day)))).toEqual([false, false]);
});

describe('the coming intake', () => {
  test('is July for August', () => {
    expect(comingIntake(date('2026-02-10'))).toEqual({
      registration: { from: '2026-07-01', to: '2026-07-31' },
      startMonth: '2026-08-01',
    });
  });
  test('is December for January of the year after', () => {
    expect(comingIntake(date('2026-08-01'))).toEqual({
      registration: { from: '2026-12-01', to: '2026-12-31' },
      startMonth: '2027-01-01',
    });
  });
  test('is the present month up to its last day', () => {
    expect(comingIntake(date('2026-07-31')).registration.from).toBe('2026-07-01');
    expect(comingIntake(date('2026-12-31')).registration.from).toBe('2026-12-01');
  });
});

describe('the batch to join', () => {
  const batch = (startDate: string) => ({ startDate: date(startDate) });
  const today = date('2026-07-20');
  test('is the first that has not begun', () => {
    const open = [batch('2027-01-11'), batch('2026-08-10'), batch('2026-07-06')];
    expect(batchToJoin(open, today)).toEqual({ startDate: '2026-08-10' });
  });
  test('is one that begins today', () => {
    expect(batchToJoin([batch('2026-07-20'), batch('2026-08-10')], today)).toEqual({
      startDate: '2026-07-20',
    });
  });
  test('is the one under way that began last when all have begun', () => {
    expect(batchToJoin([batch('2026-01-12'), batch('2026-07-06')], today)).toEqual({
      startDate: '2026-07-06',
    });
  });
  test('is none whose year is over', () => {
    expect(batchToJoin([batch('2025-01-13')], today)).toBeNull();
    expect(batchToJoin([], today)).toBeNull();
  });
});
