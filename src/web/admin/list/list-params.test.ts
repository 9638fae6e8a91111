import { expect, test } from 'vitest';
import { isGrade } from '../../../domain/enrolment/grade.ts';
import { isDeliveryStatus } from '../../../domain/shipping/order.ts';
import {
  changeListParams,
  lastPage,
  numberFilter,
  readFilters,
  readListParams,
  wordFilter,
} from './list-params.ts';

const read = (query: string) => readListParams(new URLSearchParams(query));
const change = (query: string, changes: Record<string, string>) =>
  changeListParams(new URLSearchParams(query), changes).toString();

test('the address says what to search for and which page to show', () => {
  expect(read('q=sari&page=3')).toEqual({ q: 'sari', page: 3 });
  expect(read('')).toEqual({ q: '', page: 1 });
});

test('control characters of an address are spaces in its search', () => {
  expect(read('q=si%00ti%0Anur%7F')).toEqual({ q: 'si ti nur', page: 1 });
});

test('what is no page is the first page', () => {
  for (const page of ['0', '-1', 'two', '1.5', '9999999999', '']) expect(read(`page=${page}`).page).toBe(1);
});

test('the address stays short: no empty search or filter, no first page', () => {
  expect(change('q=rafi&grade=3&page=2', { q: '' })).toBe('grade=3');
  expect(change('q=rafi&grade=3&page=2', { grade: '' })).toBe('q=rafi');
  expect(change('q=rafi&page=2', { page: '1' })).toBe('q=rafi');
});

test('another search or filter begins at the first page, another page keeps both', () => {
  expect(change('q=rafi&page=2', { q: 'sari' })).toBe('q=sari');
  expect(change('q=rafi&page=2', { grade: '3' })).toBe('q=rafi&grade=3');
  expect(change('q=rafi&grade=3', { page: '2' })).toBe('q=rafi&grade=3&page=2');
});

test('a filter of the address that is no choice filters nothing', () => {
  const parsers = { grade: numberFilter(isGrade), status: wordFilter(isDeliveryStatus) };
  const filters = (query: string) => readFilters(parsers, new URLSearchParams(query));
  expect(filters('grade=3&status=shipped')).toEqual({ grade: 3, status: 'shipped' });
  for (const query of ['', 'grade=&status=', 'grade=1&status=lost', 'grade=x&status=Shipped'])
    expect(filters(query), query).toEqual({ grade: undefined, status: undefined });
});

test('ten rows fill a page, the eleventh begins another', () => {
  expect(lastPage(0)).toBe(1);
  expect(lastPage(10)).toBe(1);
  expect(lastPage(11)).toBe(2);
});
