import { expect, test } from 'vitest';
import { batchRefusals } from '../../../domain/calendar/batch-activity.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { batchStanding } from './batch-standing.ts';

const standing = (is_active: boolean, today: string) =>
  batchStanding({
    is_active,
    reasons: batchRefusals(
      { startDate: calendarDate('2026-08-03'), hasEnrolments: true },
      calendarDate(today),
    ),
  });

test('a batch that is not active cannot be activated because it has begun, and later because it has ended', () => {
  expect(standing(false, '2026-08-02')).toBe(null);
  expect(standing(false, '2026-08-03')).toBe('begun');
  expect(standing(false, '2027-08-01')).toBe('begun');
  expect(standing(false, '2027-08-02')).toBe('ended');
});

test('an active batch cannot be deactivated while it is in progress', () => {
  expect(standing(true, '2026-08-02')).toBe(null);
  expect(standing(true, '2026-08-03')).toBe('inProgress');
  expect(standing(true, '2027-08-02')).toBe('ended');
});
