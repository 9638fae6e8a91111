import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate as date, compareDates, weekday } from '../values/calendar-date.ts';
import { anyBatch, august2026, january2027 } from './batches.test-support.ts';
import { goneAt, releaseDaysOf, releasedAt, weeksReleasedOn } from './release.ts';
import { firstDayOfTeachingWeek, teachingWeeks } from './teaching-weeks.ts';
import { type Unit, type Week, teachingWeekOf, units, weeksOfUnit } from './unit-and-week.ts';

const anyPlace = fc.tuple(fc.constantFrom<Unit>(...units), fc.constantFrom<Week>(...weeksOfUnit));

describe('a week is released', () => {
  test('on its first day when that is a Monday, at 00:00 WIB', () => {
    expect(releaseDaysOf(august2026)(1, 1)).toBe('2026-08-10');
    expect(releasedAt(august2026, 1, 1).toISOString()).toBe('2026-08-09T17:00:00.000Z');
    expect(releaseDaysOf(august2026)(5, 4)).toBe('2027-01-04');
  });
  test('on the last Monday before its first day otherwise', () => {
    expect(releaseDaysOf(january2027)(1, 2)).toBe('2027-01-18');
  });
  test('never before the start date', () => {
    expect(releaseDaysOf(january2027)(1, 1)).toBe('2027-01-13');
  });
  test('on a Monday or the start date, less than a week before its first day', () => {
    fc.assert(
      fc.property(anyBatch, anyPlace, (batch, [unit, week]) => {
        const day = releaseDaysOf(batch)(unit, week);
        const firstDay = firstDayOfTeachingWeek(teachingWeeks(batch), teachingWeekOf(unit, week));
        expect(weekday(day) === 1 || day === batch.startDate).toBe(true);
        expect(compareDates(day, batch.startDate)).toBeGreaterThanOrEqual(0);
        expect(compareDates(day, firstDay)).toBeLessThanOrEqual(0);
      }),
    );
  });
  test('after the week taught before it', () => {
    fc.assert(
      fc.property(anyBatch, (batch) => {
        const releaseDay = releaseDaysOf(batch);
        const days = units.flatMap((unit) => weeksOfUnit.map((week) => releaseDay(unit, week)));
        expect([...new Set(days)].toSorted(compareDates)).toEqual(days);
      }),
    );
  });
});

test('what is released is gone 14 x 24 hours later, holidays or not', () => {
  expect(goneAt(releasedAt(august2026, 5, 3)).toISOString()).toBe('2026-12-27T17:00:00.000Z');
});

test('the weeks released on some days are those between the first and the last, both included', () => {
  const on = (from?: string, to?: string) =>
    weeksReleasedOn(august2026, { from: from ? date(from) : undefined, to: to ? date(to) : undefined });
  expect(on('2026-08-17', '2026-08-17')).toEqual([1]);
  expect(on('2026-08-10', '2026-08-24')).toEqual([0, 1, 2]);
  expect(on('2026-08-18', '2026-08-23')).toEqual([]);
  expect(on('2027-05-03')).toEqual([34, 35]);
  expect(on(undefined, '2026-08-16')).toEqual([0]);
  expect(on()).toHaveLength(36);
});
