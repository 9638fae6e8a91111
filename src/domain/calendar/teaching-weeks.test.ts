import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate as date, compareDates } from '../values/calendar-date.ts';
import { anyBatch, anyDay, august2026, january2027 } from './batches.test-support.ts';
import { endDateOf } from './batch-year.ts';
import {
  firstDayOfTeachingWeek,
  lastTeachingDay,
  lessonsEndEarly,
  teachingWeeks,
  unitReached,
  weeksWithoutLessons,
} from './teaching-weeks.ts';

describe('the 36 teaching weeks', () => {
  test('step over the holiday weeks', () => {
    const weeks = teachingWeeks(august2026);
    expect(weeks).toHaveLength(36);
    expect(firstDayOfTeachingWeek(weeks, 0)).toBe('2026-08-10');
    expect(firstDayOfTeachingWeek(weeks, 18)).toBe('2026-12-14');
    expect(firstDayOfTeachingWeek(weeks, 19)).toBe('2027-01-04');
    expect(firstDayOfTeachingWeek(weeks, 35)).toBe('2027-05-10');
  });
  test('begin later when the year begins with holidays', () => {
    const late = { startDate: date('2026-08-10'), holidayWeeks: [date('2026-08-10'), date('2026-08-17')] };
    expect(firstDayOfTeachingWeek(teachingWeeks(late), 0)).toBe('2026-08-24');
  });
  test('number 36 is a bug', () => {
    expect(() => firstDayOfTeachingWeek(teachingWeeks(august2026), 36)).toThrow(RangeError);
  });
  test('are never a holiday week, lie within the year and follow one another', () => {
    fc.assert(
      fc.property(anyBatch, (batch) => {
        const weeks = teachingWeeks(batch);
        expect(weeks).toHaveLength(36);
        expect(weeks.filter((firstDay) => batch.holidayWeeks.includes(firstDay))).toEqual([]);
        expect(weeks.toSorted(compareDates)).toEqual(weeks);
        expect(new Set(weeks).size).toBe(36);
        expect(compareDates(addDays(weeks[35]!, 6), endDateOf(batch.startDate))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the last teaching day', () => {
  test('is the last of teaching week 35', () => {
    expect(lastTeachingDay(august2026)).toBe('2027-05-16');
    expect(lastTeachingDay(january2027)).toBe('2027-09-21');
  });
  test('leaves the weeks that are neither lessons nor holidays before it', () => {
    expect(weeksWithoutLessons(august2026)).toBe(12);
    expect(weeksWithoutLessons(january2027)).toBe(16);
  });
  test('comes early when more than 8 weeks without lessons follow it', () => {
    const after = (holidays: number) => ({
      startDate: date('2026-08-10'),
      holidayWeeks: Array.from({ length: holidays }, (_, week) => addDays(date('2026-08-10'), week * 7)),
    });
    expect(lessonsEndEarly(after(7))).toBe(true);
    expect(lessonsEndEarly(after(8))).toBe(false);
  });
  test('is the last day of the year when all 16 holiday weeks lie before it', () => {
    const holidayWeeks = Array.from({ length: 16 }, (_, week) => addDays(date('2026-08-10'), week * 7));
    const full = { startDate: date('2026-08-10'), holidayWeeks };
    expect(lastTeachingDay(full)).toBe('2027-08-08');
    expect(weeksWithoutLessons(full)).toBe(0);
  });
});

describe('the unit a year has reached', () => {
  test.each([
    ['2026-08-09', null], // not yet begun
    ['2026-08-10', 1],
    ['2026-09-06', 1],
    ['2026-09-07', 2],
    ['2026-12-20', 5],
    ['2026-12-27', 5], // holidays
    ['2027-01-04', 5],
    ['2027-01-11', 6],
    ['2027-04-18', 8],
    ['2027-04-19', 9],
    ['2027-08-08', 9], // lessons over, the year not
    ['2027-08-09', null],
  ])('on %s is %s', (day, unit) => {
    expect(unitReached(august2026, date(day))).toBe(unit);
  });
  test('is none while the year begins with holidays', () => {
    const late = { startDate: date('2026-08-10'), holidayWeeks: [date('2026-08-10')] };
    expect(unitReached(late, date('2026-08-16'))).toBeNull();
    expect(unitReached(late, date('2026-08-17'))).toBe(1);
  });
  test('never falls within a year', () => {
    fc.assert(
      fc.property(anyBatch, fc.integer({ min: 0, max: 362 }), (batch, days) => {
        const day = addDays(batch.startDate, days);
        expect(unitReached(batch, addDays(day, 1)) ?? 0).toBeGreaterThanOrEqual(unitReached(batch, day) ?? 0);
      }),
    );
  });
  test('is one of nine or none on any day', () => {
    fc.assert(
      fc.property(anyBatch, anyDay, (batch, day) => {
        expect([null, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(unitReached(batch, day));
      }),
    );
  });
});
