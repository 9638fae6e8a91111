import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate as date } from '../values/calendar-date.ts';
import { anyBatch, august2026 } from './batches.test-support.ts';
import { holidayRefusal, holidayStretches, holidaysRefusal, maxHolidayWeeks } from './holiday-weeks.ts';

const none = { startDate: date('2026-08-10'), holidayWeeks: [] };
const weeks = (count: number) =>
  Array.from({ length: count }, (_, week) => addDays(none.startDate, week * 7));

describe('a holiday week', () => {
  test('may begin on the start date or whole weeks after it', () => {
    expect(holidayRefusal(none, date('2026-08-10'))).toBeNull();
    expect(holidayRefusal(none, date('2026-12-21'))).toBeNull();
  });
  test('cannot begin before the start date', () => {
    expect(holidayRefusal(none, date('2026-08-03'))).toBe('holiday_before_start');
    expect(holidayRefusal(none, date('2026-08-09'))).toBe('holiday_before_start');
  });
  test('cannot begin within a week', () => {
    expect(holidayRefusal(none, date('2026-12-22'))).toBe('holiday_not_on_week_start');
  });
  test('cannot begin after the last week of the year', () => {
    expect(holidayRefusal(none, date('2027-08-02'))).toBeNull();
    expect(holidayRefusal(none, date('2027-08-09'))).toBe('holiday_after_year');
  });
  test('stands there once', () => {
    expect(holidayRefusal(august2026, date('2026-12-21'))).toBe('holiday_repeated');
  });
});

describe('holiday weeks', () => {
  test('are at most 16, so that 36 teaching weeks remain', () => {
    expect(maxHolidayWeeks).toBe(16);
    expect(holidaysRefusal({ ...none, holidayWeeks: weeks(16) })).toBeNull();
    expect(holidaysRefusal({ ...none, holidayWeeks: weeks(17) })).toBe('too_many_holidays');
  });
  test('are judged in the order they were given', () => {
    const holidayWeeks = [date('2026-12-21'), date('2026-12-21'), date('2026-08-03')];
    expect(holidaysRefusal({ ...none, holidayWeeks })).toBe('holiday_repeated');
  });
  test('of whole weeks within the year, each once, always stand', () => {
    fc.assert(fc.property(anyBatch, (batch) => holidaysRefusal(batch) === null));
  });
});

test('holiday weeks that follow each other are told as one stretch, in the order of the year', () => {
  const weeksOff = ['2027-04-05', '2026-12-28', '2026-12-21', '2027-01-04'].map(date);
  expect(holidayStretches(weeksOff)).toEqual([
    { firstDay: '2026-12-21', lastDay: '2027-01-10' },
    { firstDay: '2027-04-05', lastDay: '2027-04-11' },
  ]);
  expect(holidayStretches([])).toEqual([]);
});
