import { expect, test } from 'vitest';
import { containing } from './like-pattern.ts';

test('what was typed is found anywhere, and its signs stand for themselves', () => {
  expect(containing('wulan')).toBe('%wulan%');
  expect(containing('100%')).toBe('%100\\%%');
  expect(containing('a_b')).toBe('%a\\_b%');
  expect(containing('a\\b')).toBe('%a\\\\b%');
});
