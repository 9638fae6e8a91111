import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import {
  type ImportedCells,
  childBirthdateFault,
  faultsTogether,
  importColumns,
  readImportedCell,
  withParentOf,
} from './imported-row.ts';

describe('a cell of a file of families is read as its form would send it (R257)', () => {
  test.each([
    ['first_name', "  'Sumiyati ", 'Sumiyati'],
    ['first_name', '=1+1', '=1+1'],
    ['birthdate', '31/12/1988', '1988-12-31'],
    ['child_birthdate', '2 Mei 2018', '2018-05-02'],
    ['child_birthdate', '31-02-2018', '31-02-2018'],
    ['phone_number', '81234567890', '081234567890'],
    ['phone_number', "'+62 812-3456-7890", '+62 812-3456-7890'],
    ['gender', 'Ibu', 'FEMALE'],
    ['child_gender', 'L', 'MALE'],
    ['child_gender', 'x', 'x'],
    ['locale', '', 'ID'],
    ['amount', 'Rp 1.300.000', '1300000'],
    ['amount', '1.5', '1.5'],
    ['grade', 'Tingkat 3', '3'],
    ['term', '4 bulan', '4'],
    ['term', 'a year', 'a year'],
    ['paid_on', '2/8/2026', '2026-08-02'],
    ['locale', 'English', 'EN'],
  ] as const)('%s %j is %j', (column, cell, read) => {
    expect(readImportedCell(column, cell)).toBe(read);
  });
});

test('a child’s birthdate is a real day of the past, and of no grown-up (R257)', () => {
  const today = calendarDate('2026-11-30');
  expect(childBirthdateFault(calendarDate('2018-05-02'), today)).toBeNull();
  expect(childBirthdateFault(calendarDate('2026-11-30'), today)).toBe('invalid');
  expect(childBirthdateFault(calendarDate('2008-12-01'), today)).toBeNull();
  expect(childBirthdateFault(calendarDate('2008-11-30'), today)).toBe('too_old');
});

const cells = (some: Partial<ImportedCells>): ImportedCells => ({
  ...(Object.fromEntries(importColumns.map((column) => [column, ''])) as ImportedCells),
  ...some,
});

test('a brother or sister has the parent of the first row of the same e-mail (R258)', () => {
  const first = cells({ email: 'a@b.id', first_name: 'Sri', child_first_name: 'Alya' });
  const second = cells({ email: 'a@b.id', child_first_name: 'Bima' });
  expect(withParentOf(second, first)).toMatchObject({ first_name: 'Sri', child_first_name: 'Bima' });
  expect(withParentOf({ ...second, city: '3273' }, first)).toMatchObject({ first_name: '', city: '3273' });
  expect(withParentOf(second, undefined)).toBe(second);
});

describe('rows of one e-mail are one family (R258)', () => {
  const row = (line: number, some: object) => ({
    line,
    email: 'a@b.id',
    phoneNumber: '+6281',
    parent: 'Sri',
    child: `child ${line}`,
    ...some,
  });
  test('with one parent, and each child once', () => {
    expect(faultsTogether([row(2, {}), row(3, {})])).toEqual([]);
    expect(
      faultsTogether([row(2, {}), row(3, { parent: 'Sri Rahayu' }), row(4, { child: 'child 2' })]),
    ).toEqual([
      { line: 3, column: 'email', fault: 'differs' },
      { line: 4, column: 'child_first_name', fault: 'child_twice' },
    ]);
  });
  test('with a phone number that no other family has', () => {
    expect(faultsTogether([row(2, {}), row(3, { email: 'c@d.id' })])).toEqual([
      { line: 3, column: 'phone_number', fault: 'phone_of_other' },
    ]);
  });
  test('of at most twelve children', () => {
    const thirteen = Array.from({ length: 13 }, (_, place) => row(place + 2, {}));
    expect(faultsTogether(thirteen)).toEqual([
      { line: 14, column: 'child_first_name', fault: 'too_many_children' },
    ]);
  });
});
