import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { grades, isGrade, isAllowedNextGrade, nextGrade } from './grade.ts';

test('the next grade is one higher, or the same when the family stays', () => {
  expect(nextGrade(2, 'next')).toBe(3);
  expect(nextGrade(5, 'next')).toBe(6);
  expect(nextGrade(4, 'stay')).toBe(4);
});

test('Grade 6 is followed by Grade 6', () => {
  expect(nextGrade(6, 'next')).toBe(6);
});

test('no choice ever leads above 6 or down', () => {
  const anyGrade = fc.constantFrom(...grades);
  fc.assert(
    fc.property(anyGrade, fc.array(fc.constantFrom('next', 'stay')), (first, choices) => {
      const last = choices.reduce(nextGrade, first);
      expect(last).toBeGreaterThanOrEqual(first);
      expect(last).toBeLessThanOrEqual(6);
    }),
  );
});

test('the same or the next grade may follow, no other', () => {
  expect([2, 3, 4, 5, 6].filter((asked) => isAllowedNextGrade(3, asked))).toEqual([3, 4]);
  expect([5, 6, 7].filter((asked) => isAllowedNextGrade(6, asked))).toEqual([6]);
});

test('there are grades 2 to 6', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 2.5].filter(isGrade)).toEqual([2, 3, 4, 5, 6]);
});
