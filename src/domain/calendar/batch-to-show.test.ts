import { expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { batchToShow } from './batch-to-show.ts';

const shown = (...newestFirst: string[]) => batchToShow(newestFirst, date, date('2026-11-22'));

test('the batch in progress is looked at first, else the next one, else the newest', () => {
  expect(shown('2027-01-11', '2026-08-10', '2025-01-06')).toBe('2026-08-10');
  expect(shown('2026-08-10', '2026-01-12')).toBe('2026-08-10');
  expect(shown('2028-01-10', '2027-01-11', '2025-01-06')).toBe('2027-01-11');
  expect(shown('2025-01-06', '2024-01-08')).toBe('2025-01-06');
  expect(shown()).toBeUndefined();
});
