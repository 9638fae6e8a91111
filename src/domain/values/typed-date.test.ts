import { describe, expect, test } from 'vitest';
import { readShortYear, readTypedDate, separateTyped, writeTypedDate } from './typed-date.ts';

test.each([
  ['02-05-2018', '2018-05-02'],
  ['2/5/2018', '2018-05-02'],
  [' 02.05.2018 ', '2018-05-02'],
  ['02 05 2018', '2018-05-02'],
  ['02052018', '2018-05-02'],
  ['2018-05-02', '2018-05-02'],
  ['2018/5/2', '2018-05-02'],
  ['2 Mei 2018', '2018-05-02'],
  ['2 May 2018', '2018-05-02'],
  ['17 agustus 1985', '1985-08-17'],
  ['25 Dec 1988', '1988-12-25'],
  ['29/02/2016', '2016-02-29'],
])('“%s” is the day %s', (typed, day) => {
  expect(readTypedDate(typed)).toBe(day);
});

test.each([
  '',
  '30-02-2018',
  '05/25/2018',
  '2-5-18',
  '2018-02-30',
  '29/02/2018',
  '2018',
  'kemarin',
  '1-1-0000',
  '2 Mai 2018',
  '31 April 2018',
])('“%s” is no day', (typed) => {
  expect(readTypedDate(typed)).toBeNull();
});

test.each([
  ['3-5-27', '2027-05-03'],
  ['03/05/27', '2027-05-03'],
  ['3 Mei 27', '2027-05-03'],
  ['29.2.28', '2028-02-29'],
  ['29-2-27', null],
  ['3-5-2027', null],
  ['3-5-7', null],
  ['kemarin', null],
])('a year of two digits is of this century: “%s” is %s', (typed, day) => {
  expect(readShortYear(typed)).toBe(day);
});

test('a day is written with day and month first, and what is no day stays as it was typed', () => {
  expect(writeTypedDate('2018-05-02', '/')).toBe('02/05/2018');
  expect(writeTypedDate('2018-05-02', '-')).toBe('02-05-2018');
  expect(writeTypedDate('30-02-2018', '/')).toBe('30-02-2018');
  expect(writeTypedDate('', '/')).toBe('');
});

describe('the separators', () => {
  const typeAll = (keys: string) => {
    let shown = '';
    for (const key of keys) shown = separateTyped(shown + key, shown, '/');
    return shown;
  };

  test.each([
    ['02052018', '02/05/2018'],
    ['02/05/2018', '02/05/2018'],
    ['2-5-2018', '2/5/2018'],
    ['2.05.2018', '2/05/2018'],
    // The year first, as a browser or a bank writes it.
    ['1990-05-06', '1990/05/06'],
    ['2005-05-06', '2005/05/06'],
    ['1990/5/6', '1990/5/6'],
  ])('the keys %s show %s', (keys, shown) => {
    expect(typeAll(keys)).toBe(shown);
  });

  test('come back after they were deleted, and nothing else is touched', () => {
    expect(separateTyped('02', '02/', '/')).toBe('02');
    expect(separateTyped('020', '02', '/')).toBe('02/0');
    expect(separateTyped('02/051', '02/05', '/')).toBe('02/05/1');
    expect(separateTyped('2018-05-02', '', '/')).toBe('2018-05-02');
    expect(separateTyped('12/05/2018', '1/05/2018', '/')).toBe('12/05/2018');
  });
});
