import { expect, test } from 'vitest';
import { billsInYear, isTerm, laterBills, termOfText, termRefusal } from './terms.ts';

test('a year is paid in 6, 3 or 1 bills, of 2, 4 or 12 months', () => {
  expect(billsInYear).toEqual({ 2: 6, 4: 3, 12: 1 });
  expect([1, 2, 3, 4, 6, 12].filter(isTerm)).toEqual([2, 4, 12]);
});

test('after the first bill of a year 5, 2 or none follow', () => {
  expect([laterBills(2), laterBills(4), laterBills(12)]).toEqual([5, 2, 0]);
});

test.each([
  ['2 months', 2],
  ['12 bulan', 12],
  ['4', 4],
  ['3 months', null],
  ['120 months', null],
  ['months', null],
])('the text %j means a term of %s', (text, term) => {
  expect(termOfText(text)).toBe(term);
});

test('a price belongs to the term it names', () => {
  expect(termRefusal(4, '4 months')).toBeNull();
  expect(termRefusal(4, '2 months')).toBe('price_not_of_term');
  expect(termRefusal(3, '3 months')).toBe('price_not_of_term');
  // the setting of another item, such as the study kit
  expect(termRefusal(4, undefined)).toBe('price_not_of_term');
});
