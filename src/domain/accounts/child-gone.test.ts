import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { type LeftChild, goneOn, goneOnWhenTold, keepsChild } from './child-gone.ts';

const day = calendarDate;
const noon = (text: string) => new Date(`${text}T05:00:00Z`);
const added = noon('2024-01-10');
const year = { createdAt: noon('2024-02-01'), lastDay: day('2025-03-15'), settledAt: noon('2024-02-01') };
const learned: LeftChild = { createdAt: added, years: [year] };

test('a child is erased two years after the last day of its last year (rule R181)', () => {
  expect(goneOn(learned)).toBe('2027-03-15');
});

test('one that never learned here two years after it was added', () => {
  expect(goneOn({ createdAt: added, years: [] })).toBe('2026-01-10');
});

test('a year that was chosen since counts from its choice, also unpaid', () => {
  const chosen = { createdAt: noon('2026-05-05'), lastDay: day('2027-09-01'), settledAt: null };
  expect(goneOn({ createdAt: added, years: [year, chosen] })).toBe('2028-05-05');
});

test.each([
  ['2027-02-12', null, 'kept'],
  ['2027-02-13', null, 'to_tell'],
  ['2027-02-14', '2027-02-13', 'waits'],
  ['2027-03-14', '2027-02-13', 'waits'],
  ['2027-03-15', '2027-02-13', 'erased'],
  // It was found late: the family still has its 30 days.
  ['2029-06-01', null, 'to_tell'],
  ['2029-06-30', '2029-06-01', 'waits'],
  ['2029-07-01', '2029-06-01', 'erased'],
  // Told before it came back, which does not count.
  ['2027-03-15', '2023-01-01', 'to_tell'],
])('on %s, told on %s, it is %s (rule R181)', (today, told, verdict) => {
  expect(keepsChild(learned, told === null ? null : noon(told), day(today))).toBe(verdict);
});

test('the family is told the day, which is 30 days ahead at least', () => {
  expect(goneOnWhenTold(learned, day('2027-02-13'))).toBe('2027-03-15');
  expect(goneOnWhenTold(learned, day('2029-06-01'))).toBe('2029-07-01');
});
