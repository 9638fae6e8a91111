import { expect, test } from 'vitest';
import { numberOf, tabOf } from './profile-tabs.ts';

test('a tab is named by its number in the address', () => {
  expect(tabOf('1')).toBe('information');
  expect(tabOf('3')).toBe('address');
  expect(tabOf('4')).toBe('children');
  expect(tabOf('5')).toBe('payments');
  expect(tabOf('6')).toBe('inbox');
  expect(tabOf('7')).toBe('account');
});

test('without a number, or with one that no tab has, the first tab is shown', () => {
  for (const asked of [null, '', '0', '8', '-1', '1.0', '03', 'children', 'NaN']) {
    expect(tabOf(asked)).toBe('information');
  }
});

test("a tab's number leads back to it", () => {
  expect(numberOf('password')).toBe(2);
  expect(tabOf(String(numberOf('password')))).toBe('password');
});
