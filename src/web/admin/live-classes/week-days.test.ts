import { expect, test } from 'vitest';
import { calendarDate, mondayOf } from '../../../domain/values/calendar-date.ts';
import { daysWithClasses, givenOn, isUnmarked, nextAfter, weekIn } from './week-days.ts';

const today = calendarDate('2026-11-29');

test('a week is named by any of its days; an address that names no day means the week of today', () => {
  expect(mondayOf(today)).toBe('2026-11-23');
  expect(mondayOf(calendarDate('2026-11-23'))).toBe('2026-11-23');
  const week = (search: string) => weekIn(new URLSearchParams(search), today);
  expect(week('from=2026-12-03')).toBe('2026-11-30');
  expect(['', 'from=tomorrow', 'from=2026-02-30'].map(week)).toEqual(Array(3).fill('2026-11-23'));
});

test('classes stand at their day in WIB, the earliest first, and days without one are left out', () => {
  const at = (starts_at: string) => ({ starts_at });
  const sessions = [
    at('2026-11-26T09:00:00Z'),
    // Already Friday in WIB.
    at('2026-11-26T17:30:00Z'),
    at('2026-11-26T08:00:00Z'),
    at('2026-12-01T08:00:00Z'),
  ];
  expect(daysWithClasses(sessions, calendarDate('2026-11-23'))).toEqual([
    { day: '2026-11-26', classes: [sessions[2], sessions[0]] },
    { day: '2026-11-27', classes: [sessions[1]] },
  ]);
});

test('the next class is the first one of a later day that is not cancelled', () => {
  const at = (starts_at: string, state = 'planned') => ({ starts_at, state });
  const sessions = [
    at('2026-12-03T09:00:00Z'),
    at('2026-12-01T09:00:00Z', 'cancelled'),
    at('2026-12-02T09:00:00Z'),
    at('2026-11-29T09:00:00Z', 'over'),
    at('2026-11-29T10:00:00Z', 'cancelled'),
  ];
  expect(nextAfter(sessions, today)).toBe(sessions[2]);
  expect(nextAfter(sessions.slice(3), today)).toBeUndefined();
  expect(givenOn(sessions, today)).toEqual([sessions[3]]);
});

test('a class is unmarked when it is over and of some of its children nobody has said anything', () => {
  const of = (state: string, marked: number) => isUnmarked({ state, marked, expected: 3 });
  expect([of('over', 2), of('over', 3), of('open', 0), of('cancelled', 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
