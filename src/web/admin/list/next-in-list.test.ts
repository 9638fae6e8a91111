import { expect, test } from 'vitest';
import { findInList, nextInList } from './next-in-list.ts';

/** 450 rows: three pages. */
const rows = Array.from({ length: 450 }, (_, place) => place + 1);
const asked: number[] = [];
const readPage = async ({ page, size }: { page: number; size: number }) => {
  asked.push(page);
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
};

test('the next row of a list may stand on the next page', async () => {
  expect(await nextInList(readPage, (row) => row === 1)).toBe(2);
  expect(await nextInList(readPage, (row) => row === 200)).toBe(201);
});

test('after the last row, and after one that is not there, nothing follows', async () => {
  expect(await nextInList(readPage, (row) => row === 450)).toBeUndefined();
  expect(await nextInList(readPage, (row) => row === 999)).toBeUndefined();
});

test('a row is looked for no further than it is found', async () => {
  asked.length = 0;
  expect(await findInList(readPage, (row) => row === 250)).toBe(250);
  expect(asked).toEqual([1, 2]);
});
