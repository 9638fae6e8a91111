import { expect, test } from 'vitest';
import { calendarDate as day } from '../values/calendar-date.ts';
import { mayComeBack, mayComeBackUntil } from './child-left.ts';

test('a child that has left may be taken back for 30 days (R291)', () => {
  expect(mayComeBackUntil(day('2026-10-27'))).toBe('2026-11-26');
  expect(mayComeBack(day('2026-10-27'), day('2026-11-26'))).toBe(true);
  expect(mayComeBack(day('2026-10-27'), day('2026-11-27'))).toBe(false);
  expect(mayComeBack(null, day('2026-11-27'))).toBe(false);
});
