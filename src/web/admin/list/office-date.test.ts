import { expect, test } from 'vitest';
import { officeDate, withOfficeDates } from './office-date.ts';

test('the back office reads days as DD-MM-YYYY', () => {
  expect(officeDate('2026-08-10')).toBe('10-08-2026');
});

test('days in a text that families read too are written as DD-MM-YYYY', () => {
  expect(withOfficeDates('Bill 1 of 3: 28 December 2026 - 27 April 2027', 'en')).toBe(
    'Bill 1 of 3: 28-12-2026 - 27-04-2027',
  );
  expect(withOfficeDates('Tagihan 1 dari 3: 1 Maret 2027 - 27 Agustus 2027', 'id')).toBe(
    'Tagihan 1 dari 3: 01-03-2027 - 27-08-2027',
  );
  expect(withOfficeDates('Unit 5 of 2027', 'en')).toBe('Unit 5 of 2027');
});
