import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { anyBatch, august2026, january2027 } from './batches.test-support.ts';
import { type PlannedWeek, placeInYear, weeksOfYear, yearPlan } from './year-plan.ts';

const day = calendarDate;
const shown = ({ firstDay, place, isHoliday }: PlannedWeek) => {
  if (place) return `${firstDay} ${place.unit}.${place.week}`;
  return `${firstDay} ${isHoliday ? 'holiday' : 'free'}`;
};

test('a unit has its four weeks, with the holiday weeks where they fall', () => {
  const { units } = yearPlan(august2026);
  expect(units[0]?.weeks.map(shown)).toEqual([
    '2026-08-10 1.1',
    '2026-08-17 1.2',
    '2026-08-24 1.3',
    '2026-08-31 1.4',
  ]);
  expect(units[4]?.weeks.map(shown)).toEqual([
    '2026-11-30 5.1',
    '2026-12-07 5.2',
    '2026-12-14 5.3',
    '2026-12-21 holiday',
    '2026-12-28 holiday',
    '2027-01-04 5.4',
  ]);
  expect([units[4]?.firstDay, units[4]?.lastDay]).toEqual(['2026-11-30', '2027-01-10']);
});

test('holidays between two units count to the one before, those before the first lesson to none', () => {
  const startDate = day('2026-08-10');
  const { before, units } = yearPlan({ startDate, holidayWeeks: ['2026-08-10', '2026-09-14'].map(day) });
  expect(before.map(shown)).toEqual(['2026-08-10 holiday']);
  expect(units[0]?.weeks.map(shown).at(-1)).toBe('2026-09-14 holiday');
  expect([units[0]?.firstDay, units[0]?.lastDay]).toEqual(['2026-08-17', '2026-09-13']);
  expect(units[1]?.firstDay).toBe('2026-09-21');
});

test('a year ends with the weeks after the last lesson, holidays among them', () => {
  const { after } = yearPlan(august2026);
  expect(after).toHaveLength(12);
  expect([after[0], after.at(-1)].map((week) => week && shown(week))).toEqual([
    '2027-05-17 free',
    '2027-08-02 free',
  ]);
  expect(after.at(-1)?.lastDay).toBe('2027-08-08');
});

test('a year stands where its weeks say, from the first day of each to the last', () => {
  const at = (on: string) => {
    const place = placeInYear(august2026, day(on));
    if (place.phase === 'LESSONS') return `${shown(place.week)} number ${place.number}`;
    return place.phase === 'HOLIDAY' ? `HOLIDAY until ${place.until}` : place.phase;
  };
  expect(at('2026-08-09')).toBe('BEFORE');
  expect(at('2026-08-10')).toBe('2026-08-10 1.1 number 1');
  expect(at('2026-12-20')).toBe('2026-12-14 5.3 number 19');
  expect(at('2026-12-21')).toBe('HOLIDAY until 2027-01-03');
  expect(at('2027-01-03')).toBe('HOLIDAY until 2027-01-03');
  expect(at('2027-01-04')).toBe('2027-01-04 5.4 number 20');
  expect(at('2027-05-16')).toBe('2027-05-10 9.4 number 36');
  expect(at('2027-05-17')).toBe('LESSONS_OVER');
  expect(at('2027-08-08')).toBe('LESSONS_OVER');
  expect(at('2027-08-09')).toBe('OVER');
});

test('a year that starts on a Wednesday has weeks from Wednesday to Tuesday', () => {
  const place = placeInYear(january2027, day('2027-01-26'));
  expect(place).toMatchObject({ phase: 'LESSONS', week: { firstDay: '2027-01-20', lastDay: '2027-01-26' } });
});

test('whatever the holidays, the plan holds each of the 52 weeks once, and 36 of them teach', () => {
  fc.assert(
    fc.property(anyBatch, (batch) => {
      const { before, units, after } = yearPlan(batch);
      const planned = [...before, ...units.flatMap(({ weeks }) => weeks), ...after];
      expect(planned).toEqual(weeksOfYear(batch));
      expect(planned).toHaveLength(52);
      expect(planned.filter(({ place }) => place !== null)).toHaveLength(36);
    }),
  );
});
