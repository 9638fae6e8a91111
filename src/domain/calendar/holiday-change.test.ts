import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate as date } from '../values/calendar-date.ts';
import { anyBatch, august2026, january2027 } from './batches.test-support.ts';
import { firstOpenWeek, holidayChangeRefusal, holidayWeeksFrom, movedLessons } from './holiday-change.ts';
import { teachingWeeks } from './teaching-weeks.ts';

const { startDate, holidayWeeks } = august2026;
const withWeeks = (...more: string[]) => ({
  startDate,
  holidayWeeks: [...holidayWeeks, ...more.map(date)],
});
const withoutWeek = (week: string) => ({
  startDate,
  holidayWeeks: holidayWeeks.filter((one) => one !== week),
});
const refusalOn = (today: string, after: typeof august2026, before = august2026) =>
  holidayChangeRefusal(before, after, date(today));

describe('the holiday weeks of a batch under way', () => {
  test('come and go while they begin after today', () => {
    expect(refusalOn('2026-11-28', withWeeks('2026-11-30'))).toBeNull();
    expect(refusalOn('2026-11-28', withoutWeek('2026-12-21'))).toBeNull();
    expect(refusalOn('2026-12-20', withoutWeek('2026-12-21'))).toBeNull();
  });
  test('stay once they have begun, today included', () => {
    expect(refusalOn('2026-12-21', withoutWeek('2026-12-21'))).toBe('holiday_week_begun');
    expect(refusalOn('2026-11-30', withWeeks('2026-11-30'))).toBe('holiday_week_begun');
    expect(refusalOn('2027-09-01', withWeeks('2027-08-02'))).toBe('holiday_week_begun');
  });
  test('do not move a lesson that is released before its week begins', () => {
    // Weeks of this batch begin on Wednesday, and what belongs to them is released on Monday.
    const holiday = { ...january2027, holidayWeeks: [date('2027-02-10')] };
    expect(refusalOn('2027-02-07', holiday, january2027)).toBeNull();
    expect(refusalOn('2027-02-08', holiday, january2027)).toBe('holiday_moves_released_lesson');
    const later = { ...january2027, holidayWeeks: [date('2027-02-17')] };
    expect(refusalOn('2027-02-08', later, january2027)).toBeNull();
  });
  test('leave 36 weeks of lessons, and are refused as on creation', () => {
    const sixteen = holidayWeeksFrom(date('2027-04-05'), 12);
    expect(refusalOn('2026-11-28', { startDate, holidayWeeks: [...holidayWeeks, ...sixteen] })).toBeNull();
    expect(
      refusalOn('2026-11-28', { startDate, holidayWeeks: [...holidayWeeks, ...sixteen, date('2026-11-30')] }),
    ).toBe('too_many_holidays');
    expect(refusalOn('2026-11-28', withWeeks('2026-12-01'))).toBe('holiday_not_on_week_start');
    expect(refusalOn('2026-11-28', withWeeks('2027-03-08'))).toBe('holiday_repeated');
  });
  test('may be left as they are on any day', () => {
    fc.assert(
      fc.property(anyBatch, fc.integer({ min: -30, max: 400 }), (batch, days) => {
        expect(holidayChangeRefusal(batch, batch, addDays(batch.startDate, days))).toBeNull();
      }),
    );
  });
});

describe('what moves', () => {
  test('is told in weeks in a row that move alike', () => {
    // Idul Fitri comes a week earlier: the week before it becomes free, its second week has lessons again.
    const earlier = {
      startDate,
      holidayWeeks: ['2026-12-21', '2026-12-28', '2027-03-01', '2027-03-08'].map(date),
    };
    expect(movedLessons(august2026, earlier)).toEqual([
      {
        first: { unit: 7, week: 4 },
        last: { unit: 7, week: 4 },
        from: '2027-03-01',
        to: '2027-03-15',
        weeks: 2,
      },
    ]);
  });
  test('is everything after a new holiday week', () => {
    expect(movedLessons(august2026, withWeeks('2027-05-10'))).toEqual([
      {
        first: { unit: 9, week: 4 },
        last: { unit: 9, week: 4 },
        from: '2027-05-10',
        to: '2027-05-17',
        weeks: 1,
      },
    ]);
  });
  test('comes earlier when a holiday week is taken out', () => {
    expect(movedLessons(august2026, withoutWeek('2027-03-15'))).toEqual([
      {
        first: { unit: 8, week: 1 },
        last: { unit: 9, week: 4 },
        from: '2027-03-22',
        to: '2027-03-15',
        weeks: -1,
      },
    ]);
  });
  test('is nothing when nothing changes, and else what the two calendars teach on other days', () => {
    expect(movedLessons(august2026, august2026)).toEqual([]);
    fc.assert(
      fc.property(
        anyBatch,
        anyBatch,
        ({ holidayWeeks: one, startDate: first }, { holidayWeeks: two, startDate: other }) => {
          const before = { startDate: first, holidayWeeks: one };
          const after = {
            startDate: first,
            holidayWeeks: two.map((week) =>
              addDays(first, (Date.parse(week) - Date.parse(other)) / 86_400_000),
            ),
          };
          const [was, is] = [teachingWeeks(before), teachingWeeks(after)];
          const moved = movedLessons(before, after).reduce(
            (sum, { first: a, last: z }) => sum + ((z.unit - a.unit) * 4 + z.week - a.week) + 1,
            0,
          );
          expect(moved).toBe(was.filter((day, number) => day !== is[number]).length);
        },
      ),
    );
  });
});

test('a holiday of two weeks is one entry', () => {
  expect(holidayWeeksFrom(date('2027-03-08'), 2)).toEqual(['2027-03-08', '2027-03-15']);
});

test('the first week that may still change begins after today', () => {
  expect(firstOpenWeek(august2026, date('2026-08-01'))).toBe('2026-08-10');
  expect(firstOpenWeek(august2026, date('2026-08-10'))).toBe('2026-08-17');
  expect(firstOpenWeek(august2026, date('2026-11-28'))).toBe('2026-11-30');
  expect(firstOpenWeek(august2026, date('2027-08-02'))).toBeNull();
});
