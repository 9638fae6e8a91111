import { expect, test } from 'vitest';
import { readReport } from '../../../domain/billing/settlement-report.ts';
import { dayClose as english } from '../../../i18n/en/admin-day-close.ts';
import { dayClose as indonesian } from '../../../i18n/id/admin-day-close.ts';
import { lostDaysWords, takenWords } from './report-words.ts';

test('the days that are left without a report are named, neighbours together (R126)', () => {
  const there = [{ days_lost: ['2026-11-22', '2026-11-24'] }, { days_lost: ['2026-11-25'] }];
  expect(lostDaysWords(there, english.report)).toBe(
    '3 days are then left without a report, 22-11-2026, 24-11-2026 to 25-11-2026: the old file’s rows for them are deleted.',
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
    '2 rows read, 23-11-2026 to 23-11-2026, 1 row from another month',
  );
  expect(takenWords(report, indonesian.report)).toBe(
    '2 baris terbaca, 23-11-2026 sampai 23-11-2026, 1 baris dari bulan lain',
  );
  expect(takenWords({ ...report, row_count: 1, rows_beside: 0 }, english.report)).toBe(
    '1 row read, 23-11-2026 to 23-11-2026',
  );
  expect(english.report.row(1, '23-11-2026', '23-11-2026')).toBe('23-11-2026 to 23-11-2026, 1 row');
});

test.each([english, indonesian])('the columns that are asked for are those that are read (R126)', (texts) => {
  const { columns, problems } = texts.report;
  const named = columns
    .slice(columns.indexOf(':') + 1, -1)
    .split(/,(?: and| dan)? | or | atau /)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  expect(named).toHaveLength(6);
  const cells = ['KE-1', 'gopay', '1000', 'settlement', '2026-11-23', '2026-11-22'];
  const read = (without?: number) =>
    readReport([named, cells].map((row, line) => ({ line, cells: row.filter((_, at) => at !== without) })));
  expect(read()).toMatchObject([{ orderId: 'KE-1', method: 'gopay', amount: 1000, day: '2026-11-23' }]);
  expect(read(4)).toMatchObject([{ day: '2026-11-22' }]);
  expect(read(5)).toMatchObject([{ day: '2026-11-23' }]);
  for (const needed of [0, 1, 2, 3]) expect(read(needed)).toMatchObject({ problem: 'missing_column' });
  expect(problems.not_text()).toContain('CSV UTF-8');
});

test('what differs is told as the report minus ours (R156)', () => {
  expect(english.found(2, 'Rp 1.000')).toBe('2 differences. Difference (report minus ours): Rp 1.000');
  expect(indonesian.found(2, 'Rp 1.000')).toBe('2 selisih. Selisih (rekap dikurangi catatan kita): Rp 1.000');
});
