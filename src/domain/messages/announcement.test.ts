import { expect, test } from 'vitest';
import { familiesOf } from './announcement.ts';

const seats = [
  { childId: 1, familyId: 10, grade: 3, isUnplaced: false },
  { childId: 2, familyId: 10, grade: 4, isUnplaced: false },
  { childId: 3, familyId: 11, grade: 3, isUnplaced: false },
  { childId: 4, familyId: 12, grade: 3, isUnplaced: true },
];

test.each([
  ['the batch', null, null, [10, 11, 12]],
  ['a grade', 3, null, [10, 11]],
  ['a grade nobody is in', 6, null, []],
  ['a group', null, new Set([2, 3]), [10, 11]],
])('a message to %s reaches each family once (rule R277)', (_whom, grade, inGroup, families) => {
  expect(familiesOf(seats, grade, inGroup)).toEqual(families);
});
