import { expect, test } from 'vitest';
import { childTabOf, numberOfChildTab } from './child-tabs.ts';

test('a tab of a child’s page is named by its number in the address', () => {
  expect(childTabOf('1')).toBe('class');
  expect(childTabOf('3')).toBe('billing');
  expect(childTabOf('4')).toBe('next');
  expect(numberOfChildTab('billing')).toBe(3);
});

test('without a number, or with one that no tab has, the class is shown', () => {
  for (const asked of [null, '', '0', '5', '-1', '02', 'billing']) expect(childTabOf(asked)).toBe('class');
});
