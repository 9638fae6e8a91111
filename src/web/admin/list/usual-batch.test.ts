import { expect, test } from 'vitest';
import { usualBatch } from './usual-batch.ts';

const batches = [{ start_date: '2027-01-04' }, { start_date: '2025-01-06' }, { start_date: '2026-01-05' }];

test.each([
  ['2026-11-29', '2026-01-05'],
  ['2027-01-04', '2027-01-04'],
  ['2024-12-31', '2025-01-06'],
])('on %s the batch that began last is shown, or else the one that begins first: %s', (today, start) => {
  expect(usualBatch(batches, today)).toEqual({ start_date: start });
});

test('without a batch there is none to show', () => {
  expect(usualBatch([], '2026-11-29')).toBeUndefined();
});
