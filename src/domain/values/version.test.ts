import { expect, test } from 'vitest';
import { isStale } from './version.ts';

test('an update made from the stored version is taken', () => {
  expect(isStale(3, 3)).toBe(false);
});

test('an update made from any other version is stale', () => {
  expect(isStale(2, 3)).toBe(true);
  expect(isStale(4, 3)).toBe(true);
});

test('an update that names no version is taken', () => {
  expect(isStale(undefined, 3)).toBe(false);
});
