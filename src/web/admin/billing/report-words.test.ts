import { expect, test } from 'vitest';
import { dayClose as english } from '../../../i18n/en/admin-day-close.ts';
import { dayClose as indonesian } from '../../../i18n/id/admin-day-close.ts';
import { lostDaysWords, takenWords } from './report-words.ts';

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

test('rows of another month are said when a report is taken, and one row is a row (R126)', () => {
  const report = { row_count: 2, rows_beside: 1, first_day: '2026-11-23', last_day: '2026-11-23' };
  expect(takenWords(report, english.report)).toBe(
    '2 rows read, 23-11-2026 to 23-11-2026, 1 row of another month',
  );
  expect(takenWords(report, indonesian.report)).toBe(
    '2 baris terbaca, 23-11-2026 sampai 23-11-2026, 1 baris dari bulan lain',
  );
  expect(takenWords({ ...report, row_count: 1, rows_beside: 0 }, english.report)).toBe(
    '1 row read, 23-11-2026 to 23-11-2026',
  );
  expect(english.report.row(1, '23-11-2026', '23-11-2026')).toBe('23-11-2026 to 23-11-2026, 1 row');
});
