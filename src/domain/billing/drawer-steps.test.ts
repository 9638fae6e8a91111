import { describe, expect, test } from 'vitest';
import { type DrawerChoices, type Step, firstStep, mayGoOn } from './drawer-steps.ts';

const nothing: DrawerChoices = { nextOrStay: null, batchChosen: false, methodChosen: false, items: [] };
const item = {};
const steps: readonly Step[] = [0, 1, 2, 3, 4];

describe('the Next control of the drawer', () => {
  test('is disabled everywhere while nothing is chosen', () => {
    for (const purpose of ['BUY_COURSE', 'NEXT_GRADE', 'COURSE_EXTENSION'] as const)
      expect(steps.filter((step) => mayGoOn(purpose, step, nothing))).toEqual([]);
  });
  test('is always disabled at step 0 of buying a course, which has a button of its own', () => {
    const everything = {
      nextOrStay: 'next',
      batchChosen: true,
      methodChosen: true,
      items: [item, item, item, item, item],
    };
    expect(mayGoOn('BUY_COURSE', 0, everything as DrawerChoices)).toBe(false);
  });
  test('waits for the choice of grade, the batch and the method', () => {
    expect(mayGoOn('NEXT_GRADE', 0, { ...nothing, nextOrStay: 'stay' })).toBe(true);
    expect(mayGoOn('BUY_COURSE', 1, { ...nothing, batchChosen: true })).toBe(true);
    expect(mayGoOn('NEXT_GRADE', 4, { ...nothing, methodChosen: true })).toBe(true);
    expect(mayGoOn('COURSE_EXTENSION', 4, { ...nothing, methodChosen: true })).toBe(true);
  });
  test('looks at slots 3 and 4 when a course is bought, at 1 and 2 for a next grade', () => {
    const withItem = (slot: number) => ({
      ...nothing,
      items: Array.from({ length: 5 }, (_, i) => (i === slot ? item : null)),
    });
    expect([mayGoOn('BUY_COURSE', 2, withItem(3)), mayGoOn('BUY_COURSE', 2, withItem(1))]).toEqual([
      true,
      false,
    ]);
    expect([mayGoOn('BUY_COURSE', 3, withItem(4)), mayGoOn('BUY_COURSE', 3, withItem(2))]).toEqual([
      true,
      false,
    ]);
    expect([mayGoOn('NEXT_GRADE', 2, withItem(1)), mayGoOn('NEXT_GRADE', 2, withItem(3))]).toEqual([
      true,
      false,
    ]);
    expect([mayGoOn('NEXT_GRADE', 3, withItem(2)), mayGoOn('NEXT_GRADE', 3, withItem(4))]).toEqual([
      true,
      false,
    ]);
  });
});

test('an extension opens at the method', () => {
  expect(firstStep).toEqual({ BUY_COURSE: 0, NEXT_GRADE: 0, COURSE_EXTENSION: 4 });
});
