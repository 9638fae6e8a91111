import { describe, expect, test } from 'vitest';
import { addDays, calendarDate as date } from '../values/calendar-date.ts';
import { august2026 } from './batches.test-support.ts';
import { oddDates, oddRegistration } from './odd-dates.ts';

/** The year from 2026-08-10 to 2027-08-08; today is 2026-06-01. */
const start = date('2026-08-10');
const registration = (from: string, to: string, today = '2026-06-01') =>
  oddRegistration(start, { startRegistration: date(from), endRegistration: date(to) }, date(today));

describe('staff are warned of a registration that', () => {
  test('ends after the year, and not on its last day', () => {
    expect(registration('2026-07-01', '2027-08-09')).toEqual([{ odd: 'registration_ends_after_year' }]);
    expect(registration('2026-07-01', '2027-08-08')).toEqual([{ odd: 'registration_ends_late', weeks: 51 }]);
  });
  test('ends more than 4 weeks after the start', () => {
    expect(registration('2026-07-01', '2026-09-07')).toEqual([]);
    expect(registration('2026-07-01', '2026-09-08')).toEqual([{ odd: 'registration_ends_late', weeks: 4 }]);
  });
  test('is over, or has begun', () => {
    expect(registration('2026-05-01', '2026-05-31')).toEqual([{ odd: 'registration_is_over' }]);
    expect(registration('2026-05-31', '2026-06-01')).toEqual([{ odd: 'registration_has_begun' }]);
    expect(registration('2026-06-01', '2026-07-31')).toEqual([]);
  });
  test('begins more than 26 weeks before the year', () => {
    const today = '2025-08-01';
    expect(registration('2026-02-09', '2026-07-31', today)).toEqual([]);
    expect(registration('2026-02-02', '2026-07-31', today)).toEqual([
      { odd: 'registration_begins_early', weeks: 27 },
    ]);
  });
});

describe('staff are warned of a year that', () => {
  const days = { startRegistration: date('2026-07-01'), endRegistration: date('2026-07-31') };
  const filled = {
    startDate: start,
    holidayWeeks: Array.from({ length: 8 }, (_, week) => addDays(start, week * 7)),
    ...days,
  };
  test('ends its lessons more than 8 weeks early', () => {
    expect(oddDates({ ...august2026, ...days }, date('2026-06-01'))).toEqual([
      { odd: 'lessons_end_early', weeks: 12 },
    ]);
    expect(oddDates(filled, date('2026-06-01'))).toEqual([]);
  });
  test('begins more than 52 weeks from today', () => {
    expect(oddDates(filled, date('2025-08-11'))).toEqual([]);
    expect(oddDates(filled, date('2025-08-04'))).toEqual([{ odd: 'year_begins_late', weeks: 53 }]);
  });
  test('has all of this at once', () => {
    const typo = {
      ...august2026,
      startRegistration: date('2026-05-01'),
      endRegistration: date('2028-07-31'),
    };
    expect(oddDates(typo, date('2026-06-01')).map(({ odd }) => odd)).toEqual([
      'registration_ends_after_year',
      'registration_has_begun',
      'lessons_end_early',
    ]);
  });
});
