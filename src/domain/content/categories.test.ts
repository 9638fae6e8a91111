import { expect, test } from 'vitest';
import { isNewsCategory, isPerformanceCategory, isTestimonyCategory } from './categories.ts';

const numbers = [-1, 0, 1, 2, 3, 4, 5, 1.5, Number.NaN];

test('student performances have the categories 2 to 4', () => {
  expect(numbers.filter(isPerformanceCategory)).toEqual([2, 3, 4]);
});

test('news has category 1, student performances 2 to 4', () => {
  expect(numbers.filter(isNewsCategory)).toEqual([1, 2, 3, 4]);
});

test('testimonies have categories 1 to 3', () => {
  expect(numbers.filter(isTestimonyCategory)).toEqual([1, 2, 3]);
});
