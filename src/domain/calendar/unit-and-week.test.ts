import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnit, isWeek, teachingWeekOf, unitAndWeekOf } from './unit-and-week.ts';

test('week 1 of unit 1 is taught first, week 4 of unit 9 last', () => {
  expect(teachingWeekOf(1, 1)).toBe(0);
  expect(teachingWeekOf(2, 1)).toBe(4);
  expect(teachingWeekOf(5, 3)).toBe(18);
  expect(teachingWeekOf(9, 4)).toBe(35);
});

test('a teaching week names its unit and week', () => {
  expect(unitAndWeekOf(18)).toEqual({ unit: 5, week: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 35 }), (number) => {
      const { unit, week } = unitAndWeekOf(number);
      expect(teachingWeekOf(unit, week)).toBe(number);
    }),
  );
});

test.each([-1, 36, 0.5])('teaching week %d is a bug', (number) => {
  expect(() => unitAndWeekOf(number)).toThrow(RangeError);
});

test('units are 1 to 9, weeks 1 to 4', () => {
  expect([0, 1, 9, 10, 1.5].map(isUnit)).toEqual([false, true, true, false, false]);
  expect([0, 1, 4, 5].map(isWeek)).toEqual([false, true, true, false]);
});
