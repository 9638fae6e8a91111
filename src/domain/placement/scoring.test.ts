import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultByStaff } from './result.ts';
import { gradeOf, levels } from './scoring.ts';
import { questionsInParts } from './test-parts.ts';

/** Right answers in each part, none in those that are not named. */
const withRight = (...right: number[]) => questionsInParts.map((_, part) => right[part] ?? 0);
const all = [...questionsInParts];

describe('a level is mastered at 60 per cent', () => {
  test.each([
    [[4, 4, 0], 3], // 8 of 13 in parts 1 to 3
    [[4, 3, 0], 2], // 7 of 13
    [[4, 5, 4, 3, 4, 1], 4], // 8 of 12 in parts 4 to 6
    [[4, 5, 4, 3, 4, 0], 3], // 7 of 12
    [[4, 5, 4, 3, 4, 5, 4, 3, 0], 5], // 7 of 11 in parts 7 to 9
    [[4, 5, 4, 3, 4, 5, 4, 2, 0], 4], // 6 of 11
    [[4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 5, 0], 6], // 9 of 14 in parts 10 to 12
    [[4, 5, 4, 3, 4, 5, 4, 3, 4, 4, 4, 0], 5], // 8 of 14
  ] as const)('%j right by part is Grade %i', (right, grade) => {
    expect(gradeOf(withRight(...right))).toBe(grade);
  });
});

describe('the grade', () => {
  test('is 2 with nothing right and 6 with everything', () => {
    expect(gradeOf(all.map(() => 0))).toBe(2);
    expect(gradeOf(all)).toBe(6);
  });
  test('counts levels up to the first gap only', () => {
    expect(gradeOf([0, 0, 0, 3, 4, 5, 4, 3, 4, 4, 5, 5])).toBe(2);
    expect(gradeOf([4, 5, 4, 0, 0, 0, 4, 3, 4, 4, 5, 5])).toBe(3);
  });
  test('never falls when more is right', () => {
    const anyRight = fc.tuple(...questionsInParts.map((questions) => fc.integer({ min: 0, max: questions })));
    fc.assert(
      fc.property(anyRight, fc.nat(11), (right, part) => {
        const better = right.map((count, i) => (i === part ? questionsInParts[i]! : count));
        expect(gradeOf(better)).toBeGreaterThanOrEqual(gradeOf(right));
      }),
    );
  });
  test('comes from four levels that hold all twelve parts', () => {
    expect(levels.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('the result', () => {
  test('is set by staff only while the test is awaited', () => {
    expect(resultByStaff('awaiting', 4)).toEqual({ setBy: 'staff', grade: 4 });
    expect(resultByStaff('time_over', 4)).toEqual({ setBy: 'staff', grade: 4 });
    expect(resultByStaff('auto_graded', 4)).toBeNull();
    expect(resultByStaff('placed', 4)).toBeNull();
    expect(resultByStaff('not_paid', 4)).toBeNull();
  });
});
