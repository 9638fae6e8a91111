import { expect, test } from 'vitest';
import { stepFrom } from './step-in-list.ts';

const rows = [{ order_id: 9 }, { order_id: 7 }, { order_id: 4 }];
const at = (id: number, more: object = {}) => ({
  rows,
  rowId: 'order_id' as const,
  id,
  lastPlace: -1,
  page: 1,
  total: 3,
  ...more,
});

test('the next and the previous row of the page', () => {
  expect(stepFrom(at(9), 1)).toEqual({ row: { order_id: 7 } });
  expect(stepFrom(at(4), -1)).toEqual({ row: { order_id: 7 } });
});

test('nothing before the first row of all and after the last', () => {
  expect(stepFrom(at(9), -1)).toBeNull();
  expect(stepFrom(at(4), 1)).toBeNull();
  expect(stepFrom(at(4, { rows: [], total: 0 }), 1)).toBeNull();
});

test('another page where this one ends', () => {
  expect(stepFrom(at(4, { total: 13 }), 1)).toEqual({ page: 2 });
  expect(stepFrom(at(9, { total: 13, page: 2 }), -1)).toEqual({ page: 1 });
  expect(stepFrom(at(4, { total: 13, page: 2 }), 1)).toBeNull();
});

test('after a row that has left the list, the one that stands in its place', () => {
  expect(stepFrom(at(8, { lastPlace: 1 }), 1)).toEqual({ row: { order_id: 7 } });
  expect(stepFrom(at(8, { lastPlace: 1 }), -1)).toEqual({ row: { order_id: 9 } });
});

test('after a row that was never in the list, the first', () => {
  expect(stepFrom(at(99), 1)).toEqual({ row: { order_id: 9 } });
  expect(stepFrom(at(99), -1)).toBeNull();
});
