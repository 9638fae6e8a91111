import { expect, test } from 'vitest';
import { dayClose } from '../../../i18n/en/admin-day-close.ts';
import { reportProblemWords } from './report-problem-words.ts';

const november = { month: '2026-11', language: 'en' } as const;

test('a report that was not taken is told with its line and column, or with both months (R126)', () => {
  const words = (problem: Parameters<typeof reportProblemWords>[0]) =>
    reportProblemWords(problem, dayClose.report, november);
  expect(words({ problem: 'no_amount', line: 4, column: 'Amount', found: 'many' })).toBe(
    'Line 4, column “Amount”: “many” is not an amount in whole Rupiah.',
  );
  expect(words({ problem: 'broken_quote', line: 3, column: null, found: null })).toBe(
    'Line 3: A quotation mark is opened but not closed.',
  );
  expect(words({ problem: 'other_month', line: null, column: null, found: '2026-10' })).toBe(
    'This report is for October 2026; you are closing November 2026.',
  );
  expect(words({ problem: 'far_from_month', line: 5, column: null, found: '2062-01-01' })).toBe(
    'Line 5: 01-01-2062 is more than five weeks from November 2026. Was the date mistyped?',
  );
  expect(words({ problem: 'month_full', line: null, column: null, found: '30001' })).toMatch(/30001 rows/);
});
