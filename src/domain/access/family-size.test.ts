import { expect, test } from 'vitest';
import { mayAddChild } from './family-size.ts';

test('a family has at most 12 children', () => {
  expect(mayAddChild(0, null)).toBe('yes');
  expect(mayAddChild(11, null)).toBe('yes');
  expect(mayAddChild(12, null)).toBe('too_many_children');
  expect(mayAddChild(13, null)).toBe('too_many_children');
});

test('or as many as staff allow it', () => {
  expect(mayAddChild(12, 14)).toBe('yes');
  expect(mayAddChild(13, 14)).toBe('yes');
  expect(mayAddChild(14, 14)).toBe('too_many_children');
});
