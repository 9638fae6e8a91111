import { expect, test } from 'vitest';
import { addDays, calendarDate } from '../values/calendar-date.ts';
import {
  feedbackDueOn,
  firstDayInTime,
  firstDayNotDue,
  isWorkingDay,
  workingDaysBetween,
  workingDaysLeft,
  yearToEnter,
} from './working-days.ts';

const none = new Set<never>();
/** Independence Day, a Monday in 2026 */
const independence = new Set([calendarDate('2026-08-17')]);
const day = calendarDate;
const at = (wib: string) => new Date(`${wib}+07:00`);

test('somebody works from Monday to Friday, but not on a public holiday (rule R202)', () => {
  expect(isWorkingDay(day('2026-08-14'), independence)).toBe(true);
  expect(isWorkingDay(day('2026-08-15'), independence)).toBe(false);
  expect(isWorkingDay(day('2026-08-16'), independence)).toBe(false);
  expect(isWorkingDay(day('2026-08-17'), independence)).toBe(false);
  expect(isWorkingDay(day('2026-08-17'), none)).toBe(true);
});

test('working days are counted from the day after, to the last day included (rule R202)', () => {
  expect(workingDaysBetween(day('2026-08-14'), day('2026-08-18'), none)).toBe(2);
  expect(workingDaysBetween(day('2026-08-14'), day('2026-08-18'), independence)).toBe(1);
  expect(workingDaysBetween(day('2026-08-14'), day('2026-08-14'), none)).toBe(0);
  expect(workingDaysBetween(day('2026-08-18'), day('2026-08-14'), none)).toBe(0);
});

test.each([
  ['on a Monday', '2026-08-03T10:00:00', '2026-08-12'],
  ['on a Friday before Independence Day', '2026-08-14T10:00:00', '2026-08-26'],
  ['on a Saturday', '2026-08-01T10:00:00', '2026-08-11'],
  ['on a Sunday', '2026-08-02T23:59:59', '2026-08-11'],
  ['a minute after midnight WIB, when it is still Sunday in UTC', '2026-08-03T00:01:00', '2026-08-12'],
])('feedback on what was sent %s is due on the seventh working day after it (rule R202)', (_, sent, due) => {
  expect(feedbackDueOn(at(sent), independence)).toBe(due);
});

test('the days left end with 0 on the last day, and what is over is late at once, also on a weekend (rule R202)', () => {
  const sent = at('2026-07-29T10:00:00');
  expect(feedbackDueOn(sent, none)).toBe('2026-08-07');
  const left = (today: string) => workingDaysLeft(sent, day(today), none);
  expect(left('2026-07-29')).toBe(7);
  expect(left('2026-07-30')).toBe(6);
  expect(left('2026-08-01')).toBe(5);
  expect(left('2026-08-06')).toBe(1);
  expect(left('2026-08-07')).toBe(0);
  expect(left('2026-08-08')).toBe(-1);
  expect(left('2026-08-10')).toBe(-1);
  expect(left('2026-08-11')).toBe(-2);
});

test('what was sent before a certain day is late, and nothing else (rule R202)', () => {
  expect(firstDayInTime(day('2026-08-12'), none)).toBe('2026-08-03');
  expect(firstDayInTime(day('2026-08-26'), independence)).toBe('2026-08-14');
  for (let ahead = 0; ahead < 40; ahead += 1) {
    const today = addDays(day('2026-08-01'), ahead);
    const first = firstDayInTime(today, independence);
    const leftOf = (sent: string) => workingDaysLeft(at(`${sent}T12:00:00`), today, independence);
    expect(leftOf(first)).toBeGreaterThanOrEqual(0);
    expect(leftOf(addDays(first, -1))).toBeLessThan(0);
  }
});

test('feedback is due on what has two working days left at most, and on nothing else (rule R236)', () => {
  // A Tuesday: Wednesday the 28th has seen five working days with it.
  expect(firstDayNotDue(day('2026-11-03'), none)).toBe('2026-10-28');
  for (let ahead = 0; ahead < 40; ahead += 1) {
    const today = addDays(day('2026-08-01'), ahead);
    const first = firstDayNotDue(today, independence);
    const leftOf = (sent: string) => workingDaysLeft(at(`${sent}T12:00:00`), today, independence);
    expect(leftOf(first)).toBeGreaterThan(2);
    expect(leftOf(addDays(first, -1))).toBeLessThanOrEqual(2);
  }
});

test('from November on the public holidays of the next year are to be entered (R328)', () => {
  expect(['2026-10-31', '2026-11-01', '2026-12-31'].map((date) => yearToEnter(calendarDate(date)))).toEqual([
    null,
    2027,
    2027,
  ]);
});
