import { expect, test } from 'vitest';
import { units } from '../calendar/unit-and-week.ts';
import { courseTypes } from '../courses/course-type.ts';
import { packageIncludes } from './packages.ts';

test('a package includes as many tests of the year as it has, counted from the first', () => {
  const testsIn = (term: 2 | 4 | 12) =>
    ([3, 4] as const).map((type) =>
      ([3, 6, 9] as const).filter((unit) => packageIncludes(term, { type, unit })),
    );
  expect(testsIn(2)).toEqual([[], []]);
  expect(testsIn(4)).toEqual([[3], [3]]);
  expect(testsIn(12)).toEqual([
    [3, 6, 9],
    [3, 6, 9],
  ]);
});

test('every package includes all videos and live classes', () => {
  const others = courseTypes.filter((type) => type !== 3 && type !== 4);
  for (const term of [2, 4, 12] as const)
    for (const unit of units)
      for (const type of others) expect(packageIncludes(term, { type, unit })).toBe(true);
});

test('a test that staff put beside its usual unit counts to the test of its three units', () => {
  expect(packageIncludes(4, { type: 4, unit: 2 })).toBe(true);
  expect(packageIncludes(4, { type: 4, unit: 4 })).toBe(false);
});
