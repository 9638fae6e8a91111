import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CourseMaster, removalOf, sharesPlace, swapPlaces, swapRefusal } from './course-master.ts';

const animals = { id: 1, grade: 2, unit: 1, week: 1, type: 2, hasVideo: true, title: 'Animals' } as const;
const oral = { id: 2, grade: 4, unit: 3, week: 4, type: 3, hasVideo: false, title: 'Oral test' } as const;

test('a swap trades grade, unit and week; type, video and texts stay', () => {
  expect(swapPlaces<CourseMaster & { title: string }>(animals, oral)).toEqual([
    { id: 1, grade: 4, unit: 3, week: 4, type: 2, hasVideo: true, title: 'Animals' },
    { id: 2, grade: 2, unit: 1, week: 1, type: 3, hasVideo: false, title: 'Oral test' },
  ]);
});

test('swapping twice changes nothing', () => {
  const anyMaster: fc.Arbitrary<CourseMaster> = fc.record({
    id: fc.nat(),
    grade: fc.constantFrom(2, 3, 4, 5, 6),
    unit: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9),
    week: fc.constantFrom(1, 2, 3, 4),
    type: fc.constantFrom(0, 1, 2, 3, 4),
    hasVideo: fc.boolean(),
  });
  fc.assert(
    fc.property(anyMaster, anyMaster, (a, b) => {
      expect(swapPlaces(...swapPlaces(a, b))).toEqual([a, b]);
    }),
  );
});

test('a course is not swapped with itself', () => {
  expect(swapRefusal(7, 7)).toBe('same_course');
  expect(swapRefusal(7, 8)).toBeNull();
});

test('another course of the same type in the same week is noticed', () => {
  expect(sharesPlace([animals, oral], { grade: 2, unit: 1, week: 1, type: 2 })).toBe(true);
  expect(sharesPlace([animals, oral], { grade: 2, unit: 1, week: 1, type: 0 })).toBe(false);
  expect(sharesPlace([animals, oral], { grade: 2, unit: 1, week: 2, type: 2 })).toBe(false);
});

test('a course that somebody watched is archived, another deleted', () => {
  expect(removalOf(0)).toBe('deleted');
  expect(removalOf(1)).toBe('archived');
});
