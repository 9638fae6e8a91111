import { expect, test } from 'vitest';
import { nextReminderAt, reminderCount, remindersDue } from './placement-reminders.ts';

const settledAt = new Date('2026-08-10T02:00:00Z');

test('reminders are due a day and three hours before the 72 hours end, and there is no third', () => {
  expect(nextReminderAt(settledAt, 0)).toEqual(new Date('2026-08-12T02:00:00Z'));
  expect(nextReminderAt(settledAt, 1)).toEqual(new Date('2026-08-12T23:00:00Z'));
  expect(nextReminderAt(settledAt, 2)).toBeNull();
  expect(reminderCount).toBe(2);
});

test.each([
  ['2026-08-10T02:00:00.000Z', 0],
  ['2026-08-12T01:59:59.999Z', 0],
  ['2026-08-12T02:00:00.000Z', 1],
  ['2026-08-12T22:59:59.999Z', 1],
  ['2026-08-12T23:00:00.000Z', 2],
  ['2026-08-20T00:00:00.000Z', 2],
])('at %s reminders have become due: %i', (now, due) => {
  expect(remindersDue(settledAt, new Date(now))).toBe(due);
});
