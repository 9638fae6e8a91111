import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { dayMailAt, outsideQuietHours } from './notice-times.ts';

test.each([
  // in the night until half past six, by day at once (WIB is seven hours ahead)
  ['2026-08-10T13:59:59.999Z', '2026-08-10T13:59:59.999Z'],
  ['2026-08-10T14:00:00Z', '2026-08-10T23:30:00.000Z'],
  ['2026-08-10T17:00:00Z', '2026-08-10T23:30:00.000Z'],
  ['2026-08-10T23:29:59Z', '2026-08-10T23:30:00.000Z'],
  ['2026-08-10T23:30:00Z', '2026-08-10T23:30:00.000Z'],
])('no mail goes between 21.00 and 06.30 WIB: %s goes at %s (rule R172)', (wanted, at) => {
  expect(outsideQuietHours(new Date(wanted)).toISOString()).toBe(at);
});

test.each([
  [null, '2026-08-10T03:00:00Z', '2026-08-10T03:00:00.000Z'],
  ['2026-08-09', '2026-08-10T03:00:00Z', '2026-08-10T03:00:00.000Z'],
  ['2026-08-10', '2026-08-10T03:00:00Z', '2026-08-10T23:30:00.000Z'],
  ['2026-08-10', '2026-08-10T15:00:00Z', '2026-08-10T23:30:00.000Z'],
  ['2026-08-31', '2026-08-31T15:00:00Z', '2026-08-31T23:30:00.000Z'],
])('a family gets one mail of notices a day: last %s, wanted %s, goes %s (rule R172)', (last, wanted, at) => {
  const lastMailed = last === null ? null : calendarDate(last);
  expect(dayMailAt(new Date(wanted), lastMailed).toISOString()).toBe(at);
});
