import { expect, test } from 'vitest';
import { listOf, loaderAt } from '../loader.test-support.ts';
import { loader } from './student-performance.tsx';

const LIST = 'GET /news/category/{category}';
type Asked = Parameters<ReturnType<typeof listOf>>[0] & { params: { category: number } };

/** The page with so many works of each category. */
const shown = async (address: string, counts: Record<number, number>) => {
  const answer = ({ params: { category }, query = {} }: Asked) =>
    listOf(counts[category] ?? 0, { category })({ query });
  const { only, shelves } = await loader(loaderAt(address, { [LIST]: answer }).args);
  return { only, shelves: shelves.map(({ category, count, works }) => [category, count, works.length]) };
};

test('each category shows its twelve newest works and how many there are', async () => {
  expect(await shown('/student-performance', { 2: 13, 3: 1, 4: 12 })).toEqual({
    only: null,
    shelves: [
      [2, 13, 12],
      [3, 1, 1],
      [4, 12, 12],
    ],
  });
});

test('a category asked for shows all its works, however many', async () => {
  expect(await shown('/student-performance?category=2', { 2: 13, 3: 1, 4: 12 })).toEqual({
    only: 2,
    shelves: [[2, 13, 13]],
  });
});

test('a category without a work has no shelf', async () => {
  expect(await shown('/student-performance', { 3: 2 })).toEqual({ only: null, shelves: [[3, 2, 2]] });
  expect(await shown('/student-performance?category=4', { 3: 2 })).toEqual({ only: 4, shelves: [] });
});

test.each(['1', '5', '99', '02', 'x', ''])('category %j is none: all are shown', async (category) => {
  expect((await shown(`/student-performance?category=${category}`, { 2: 1 })).only).toBeNull();
});
