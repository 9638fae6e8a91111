import { expect, test } from 'vitest';
import { type EveryFamily, type OwnFamilyId, isInScope, seesChild } from './family-scope.ts';

test('a parent reaches the own family and no other, staff every one', () => {
  expect(isInScope(7 as OwnFamilyId, 7)).toBe(true);
  expect(isInScope(7 as OwnFamilyId, 8)).toBe(false);
  expect(isInScope('every family' as EveryFamily, 8)).toBe(true);
});

test('an erased child is found by staff, and no more by its own family', () => {
  const [child, erased] = [null, new Date(0)].map((erasedAt) => ({ familyId: 7, erasedAt }));
  expect(seesChild(7 as OwnFamilyId, child!)).toBe(true);
  expect(seesChild(7 as OwnFamilyId, erased!)).toBe(false);
  expect(seesChild(8 as OwnFamilyId, child!)).toBe(false);
  expect(seesChild('every family' as EveryFamily, erased!)).toBe(true);
});
