import { expect, test } from 'vitest';
import { mayAddChild } from './family-size.ts';

test('a family has at most 12 children', () => {
  expect(mayAddChild(0)).toBe('yes');
  expect(mayAddChild(11)).toBe('yes');
  expect(mayAddChild(12)).toBe('too_many_children');
  expect(mayAddChild(13)).toBe('too_many_children');
});
