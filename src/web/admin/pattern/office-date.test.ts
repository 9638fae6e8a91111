import { expect, test } from 'vitest';
import { officeDate } from './office-date.ts';

test('the back office reads days as DD-MM-YYYY', () => {
  expect(officeDate('2026-08-10')).toBe('10-08-2026');
});
