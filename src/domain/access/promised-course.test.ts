import { expect, test } from 'vitest';
import { calendarDate, startOfDay } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { calendarYears, promisedCourses } from './promised-course.ts';

const day = calendarDate;
const settledAt = new Date('2026-08-01T03:00:00Z');
const paidAt = settledAt;
const bill = (sequence: number, from: string, to: string, paid: boolean) => ({
  sequence,
  periodStart: day(from),
  periodEnd: day(to),
  amount: rupiah(1_300_000),
  paidAt: paid ? paidAt : null,
  delayedUntil: null,
});
const first = {
  startDate: day('2026-08-10'),
  term: 4 as const,
  settledAt,
  bills: [bill(1, '2026-08-10', '2026-12-10', true), bill(2, '2026-12-10', '2027-04-10', false)],
};
/** Begun in January, while the first year still runs. */
const second = {
  startDate: day('2027-01-11'),
  term: 4 as const,
  settledAt,
  bills: [bill(1, '2027-01-11', '2027-05-11', true)],
};
/** A course released on a day; it goes 14 days later. */
const released = (on: string) => {
  const releasedAt = startOfDay(day(on));
  return {
    master: { type: 2, unit: 3 } as const,
    releasedAt,
    goneAt: new Date(releasedAt.getTime() + 14 * 24 * 60 * 60 * 1000),
  };
};
const written = { ...released('2027-04-12'), master: { type: 4, unit: 6 } as const };
const neverPaid = { startDate: day('2026-08-10'), term: 4 as const, settledAt: null, bills: [] };

test('a calendar tells the years that were paid once, up to their last day', () => {
  const years = (today: string) => calendarYears([first, second, neverPaid], day(today));
  expect(years('2026-07-01')).toEqual([first, second]);
  expect(years('2027-08-08')).toEqual([first, second]);
  expect(years('2027-08-09')).toEqual([second]);
});

test.each([
  ['2026-08-10', true],
  ['2026-12-07', true],
  ['2026-12-14', false],
  ['2027-01-18', false],
])('a course released on %s in the first year is promised: %s', (on, promised) => {
  expect(promisedCourses([first, second], first)(released(on))).toBe(promised);
});

test('where two years overlap, the one begun later promises, and the day before it begins it does not', () => {
  expect(promisedCourses([first, second], second)(released('2027-01-18'))).toBe(true);
  expect(promisedCourses([first, second], second)(released('2027-01-04'))).toBe(false);
});

test('a test is promised by its own bill, and never when the package does not include it', () => {
  const paid = { ...first, bills: first.bills.map((one) => ({ ...one, paidAt })) };
  expect(promisedCourses([paid], paid)(written)).toBe(true);
  expect(promisedCourses([first], first)(written)).toBe(false);
  const bare = { ...paid, term: 2 as const };
  expect(promisedCourses([bare], bare)(written)).toBe(false);
});
