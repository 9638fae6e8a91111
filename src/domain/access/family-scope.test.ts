import { expect, test } from 'vitest';
import { type EveryFamily, type OwnFamilyId, isInScope } from './family-scope.ts';

test('a parent reaches the own family and no other, staff every one', () => {
  expect(isInScope(7 as OwnFamilyId, 7)).toBe(true);
  expect(isInScope(7 as OwnFamilyId, 8)).toBe(false);
  expect(isInScope('every family' as EveryFamily, 8)).toBe(true);
});
