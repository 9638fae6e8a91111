import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { billOfDay } from './bill-of-day.ts';
import { untilDoorMoves } from './use-door.ts';

test('a page waits for the door to open a quarter of an hour before, then for the end, and for nothing that is far', () => {
  const startsAt = new Date('2027-01-21T09:00:00.000Z');
  const waits = (now: string) => untilDoorMoves(startsAt, 45, Date.parse(now));
  expect(waits('2027-01-21T08:44:00.000Z')).toBe(60_000);
  expect(waits('2027-01-21T08:46:00.000Z')).toBe(59 * 60_000);
  expect(waits('2027-01-21T09:46:00.000Z')).toBeNull();
  expect(waits('2027-01-19T09:00:00.000Z')).toBeNull();
});

test('the bill of a day is the one of a bought year whose months hold it, of two years the later one', () => {
  const bill = (id: number, start: string, until: string, isActive = true) => ({
    id,
    is_active: isActive,
    billing_period_start: start,
    open_until: until,
  });
  const first = bill(1, '2026-08-10', '2026-12-09');
  const second = bill(2, '2026-12-10', '2027-04-09');
  const next = bill(3, '2027-01-11', '2027-05-10');
  const day = calendarDate('2027-01-21');
  expect(billOfDay([first, second], day)).toBe(second);
  expect(billOfDay([first, second, next], day)).toBe(next);
  expect(billOfDay([first, { ...second, is_active: false }], day)).toBeNull();
  expect(billOfDay([second], calendarDate('2027-04-10'))).toBeNull();
});
