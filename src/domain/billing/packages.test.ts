import { expect, test } from 'vitest';
import { units } from '../calendar/unit-and-week.ts';
import { courseTypes } from '../courses/course-type.ts';
import { packageIncludes } from './packages.ts';

test('a year includes as many tests as its packages have together: by 2 months none, by 4 or 12 all', () => {
  const testsIn = (term: 2 | 4 | 12) =>
    ([3, 4] as const).map((type) =>
      ([3, 6, 9] as const).filter((unit) => packageIncludes(term, { type, unit })),
    );
  expect(testsIn(2)).toEqual([[], []]);
  const all = [
    [3, 6, 9],
    [3, 6, 9],
  ];
  expect([testsIn(4), testsIn(12)]).toEqual([all, all]);
});

test('every package includes all videos and live classes', () => {
  const others = courseTypes.filter((type) => type !== 3 && type !== 4);
  for (const term of [2, 4, 12] as const)
    for (const unit of units)
      for (const type of others) expect(packageIncludes(term, { type, unit })).toBe(true);
});
