import { expect, test } from 'vitest';
import { lastPage, searchFor, soughtIn } from './list-search.ts';

const inAddress = (query: string) => soughtIn(new URLSearchParams(query));

test('the address says what to look for and which page to show', () => {
  expect(inAddress('q=sari&page=3')).toEqual({ q: 'sari', page: 3 });
  expect(inAddress('')).toEqual({ q: '', page: 1 });
});

test('what is no page is the first page', () => {
  for (const page of ['0', '-1', 'two', '1.5', '99999999', '']) {
    expect(inAddress(`page=${page}`).page).toBe(1);
  }
});

test('the address stays short: no empty search, no first page', () => {
  expect(searchFor({ q: '', page: 1 })).toEqual({});
  expect(searchFor({ q: 'rafi', page: 2 })).toEqual({ q: 'rafi', page: '2' });
});

test('ten rows fill a page, the eleventh begins another', () => {
  expect(lastPage(0)).toBe(1);
  expect(lastPage(10)).toBe(1);
  expect(lastPage(11)).toBe(2);
});
