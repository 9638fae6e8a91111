import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  calendarDate as date,
  compareDates,
  dayInJakarta,
  diffDays,
  isRealDate,
  parseCalendarDate,
  startOfDay,
  weekday,
} from './calendar-date.ts';

const anyDate = fc
  .integer({ min: -25_567, max: 73_048 }) // 1900-01-01 to 2169-12-31
  .map((days) => addDays(date('1970-01-01'), days));
const fewDays = fc.integer({ min: -5000, max: 5000 });

describe('a calendar date', () => {
  test.each(['2026-01-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(parseCalendarDate(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '26-01-01',
    '2026-1-1',
    '2026/01/01',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '+02026-01-01',
    '',
  ])('%j does not exist', (text) => {
    expect(parseCalendarDate(text)).toBeNull();
  });

  test('a constant that is no date is a bug', () => {
    expect(() => date('2026-02-30')).toThrow(RangeError);
  });

  test('earlier sorts before later', () => {
    const days = [date('2026-10-02'), date('2026-09-30'), date('2026-10-01')];
    expect(days.toSorted(compareDates)).toEqual(['2026-09-30', '2026-10-01', '2026-10-02']);
    expect(compareDates(date('2026-10-01'), date('2026-10-01'))).toBe(0);
  });
});

describe('counting days', () => {
  test('crosses months, years and leap days', () => {
    expect(addDays(date('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(date('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(date('2026-02-28'), 1)).toBe('2026-03-01');
    expect(addDays(date('2026-03-01'), -1)).toBe('2026-02-28');
  });

  test('52 weeks less a day end the academic year', () => {
    expect(addDays(date('2026-07-13'), 52 * 7 - 1)).toBe('2027-07-11');
  });

  test('the difference is 1 from today to tomorrow and negative backwards', () => {
    expect(diffDays(date('2026-02-28'), date('2026-03-01'))).toBe(1);
    expect(diffDays(date('2026-03-01'), date('2024-03-01'))).toBe(-730);
  });

  test('adding days and taking the difference undo each other', () => {
    fc.assert(
      fc.property(anyDate, fewDays, (from, days) => {
        expect(diffDays(from, addDays(from, days))).toBe(days);
      }),
    );
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        expect(addDays(from, diffDays(from, to))).toBe(to);
      }),
    );
  });

  test('every counted day is a real one', () => {
    fc.assert(fc.property(anyDate, (day) => isRealDate(day)));
  });

  test('beyond the year 9999 is a bug', () => {
    expect(() => addDays(date('9999-12-31'), 1)).toThrow(RangeError);
  });
});

describe('counting months', () => {
  test.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-30', 4, '2027-03-30'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-07-13', 12, '2027-07-13'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-01-31', 0, '2026-01-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(date(from), months)).toBe(to);
  });

  test('a later number of months is a later date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 240 }), (from, months) => {
        expect(compareDates(addMonths(from, months), addMonths(from, months + 1))).toBe(-1);
      }),
    );
  });

  test('the day of the month stays or is the last of its month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -240, max: 240 }), (from, months) => {
        const to = addMonths(from, months);
        expect(to.slice(8) === from.slice(8) || addDays(to, 1).endsWith('-01')).toBe(true);
      }),
    );
  });
});

describe('the weekday', () => {
  test.each([
    ['2026-07-13', 1],
    ['2026-07-18', 6],
    ['2026-07-19', 7],
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['2024-02-29', 4],
  ])('of %s is %i', (day, expected) => {
    expect(weekday(date(day))).toBe(expected);
  });

  test('returns after seven days, and not before', () => {
    fc.assert(
      fc.property(anyDate, fewDays, (day, days) => {
        expect(weekday(addDays(day, days)) === weekday(day)).toBe(days % 7 === 0);
      }),
    );
  });
});

describe('the day in Jakarta', () => {
  test('begins at 17:00 UTC of the day before', () => {
    expect(dayInJakarta(new Date('2026-07-12T16:59:59.999Z'))).toBe('2026-07-12');
    expect(dayInJakarta(new Date('2026-07-12T17:00:00.000Z'))).toBe('2026-07-13');
    expect(startOfDay(date('2026-07-13')).toISOString()).toBe('2026-07-12T17:00:00.000Z');
  });

  test('knows no daylight saving', () => {
    expect(startOfDay(date('2026-01-01')).toISOString()).toBe('2025-12-31T17:00:00.000Z');
    expect(startOfDay(date('2026-08-01')).toISOString()).toBe('2026-07-31T17:00:00.000Z');
  });

  test('holds its first millisecond and not the one before', () => {
    fc.assert(
      fc.property(anyDate, (day) => {
        const start = startOfDay(day);
        expect(dayInJakarta(start)).toBe(day);
        expect(dayInJakarta(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('the age', () => {
  test('grows on the birthday', () => {
    expect(ageOn(date('2018-07-13'), date('2026-07-12'))).toBe(7);
    expect(ageOn(date('2018-07-13'), date('2026-07-13'))).toBe(8);
  });

  test('of who is born on 29 February grows on 1 March of common years', () => {
    expect(ageOn(date('2016-02-29'), date('2026-02-28'))).toBe(9);
    expect(ageOn(date('2016-02-29'), date('2026-03-01'))).toBe(10);
    expect(ageOn(date('2016-02-29'), date('2024-02-28'))).toBe(7);
    expect(ageOn(date('2016-02-29'), date('2024-02-29'))).toBe(8);
  });

  test('is 0 on the day of birth and negative before it', () => {
    expect(ageOn(date('2026-07-13'), date('2026-07-13'))).toBe(0);
    expect(ageOn(date('2026-07-13'), date('2026-07-12'))).toBe(-1);
  });
});
