import { expect, test } from 'vitest';
import { reuseEqual } from './reuse-equal.ts';

test('an equal copy is the object of before, until another one comes', () => {
  const same = reuseEqual<{ name: string; lines: string[] }>();
  const first = { name: 'Kancil', lines: ['Jalan Mawar 1'] };
  expect(same(first)).toBe(first);
  expect(same(structuredClone(first))).toBe(first);
  const other = { name: 'Kancil', lines: ['Jalan Mawar 2'] };
  expect(same(other)).toBe(other);
  expect(same(structuredClone(first))).toEqual(first);
  expect(same(structuredClone(first))).not.toBe(other);
});
