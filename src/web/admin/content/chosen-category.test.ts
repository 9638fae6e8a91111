import { expect, test } from 'vitest';
import { categoryIn, inCategory } from './chosen-category.ts';
import { performanceFilters } from './performance-list.ts';

test('the form of a new performance begins in the category that the list shows', () => {
  const address = inCategory('/admin/student-performances/create', 3);
  const { searchParams } = new URL(address, 'https://kancil.test');
  expect(categoryIn(searchParams, performanceFilters.category)).toBe('3');
});

test('without a category, or with one that is none, it has to be chosen', () => {
  expect(inCategory('/x', undefined)).toBe('/x');
  expect(categoryIn(new URLSearchParams(), performanceFilters.category)).toBe('');
  expect(categoryIn(new URLSearchParams('category=1'), performanceFilters.category)).toBe('');
  expect(categoryIn(new URLSearchParams('category=x'), performanceFilters.category)).toBe('');
});
