import { expect, test } from 'vitest';
import { dayClose as english } from '../../../i18n/en/admin-day-close.ts';
import { dayClose as indonesian } from '../../../i18n/id/admin-day-close.ts';
import { lostDaysWords } from './lost-days-words.ts';

test('the days that are left without a report are named, neighbours together (R126)', () => {
  const there = [{ days_lost: ['2026-11-22', '2026-11-24'] }, { days_lost: ['2026-11-25'] }];
  expect(lostDaysWords(there, english.report)).toBe(
    '3 days are then left without a report, 22-11-2026, 24-11-2026 to 25-11-2026: what the old file says of them is deleted.',
  );
  expect(lostDaysWords(there, indonesian.report)).toMatch(
    /^Sesudah itu 3 hari tidak punya rekap lagi, yaitu 22-11-2026, 24-11-2026 sampai 25-11-2026:/,
  );
  expect(lostDaysWords([{ days_lost: ['2026-11-22'] }], english.report)).toMatch(/^22-11-2026 is then left/);
  expect(lostDaysWords([{ days_lost: [] }], english.report)).toBeNull();
});
