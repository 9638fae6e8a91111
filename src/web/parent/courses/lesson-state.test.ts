import { expect, test } from 'vitest';
import { closedReasons } from '../../../domain/access/lesson-access.ts';
import { lastDay, liveKindOf, lockOf, playabilityOf, weekOf } from './lesson-state.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { lessonGiven as lesson } from './lesson.test-support.ts';

test('a lesson is playable exactly when its video has an address', () => {
  expect(playabilityOf(lesson({ master: { video_url: '/v' } }))).toBe('PLAYABLE');
});

test('a lesson that cannot be played says the reason that the server gives', () => {
  for (const reason of closedReasons) expect(playabilityOf(lesson({ reason }))).toBe(reason);
});

test('a live class that is open has nothing to play, unless it kept a video', () => {
  expect(playabilityOf(lesson({ master: { type: 1 } }))).toBe('NO_VIDEO');
  expect(playabilityOf(lesson({ master: { type: 1, video_url: '/v' } }))).toBe('PLAYABLE');
});

test('a lesson is locked that would be there or will come, but not for this child', () => {
  expect(closedReasons.filter((reason) => lockOf(lesson({ reason })) === reason)).toEqual([
    'NOT_IN_PACKAGE',
    'BILL_UNPAID',
    'YEAR_OVER',
  ]);
  expect(lockOf(lesson())).toBe(null);
});

test('the last day of a lesson is the one before it goes', () => {
  expect(lastDay('2026-11-29T17:00:00.000Z').toISOString()).toBe('2026-11-29T16:59:59.999Z');
});

test('a live class and both tests take place with a teacher; what carries a video does not', () => {
  expect([0, 1, 2, 3, 4].map((type) => liveKindOf({ type }))).toEqual([
    null,
    'class',
    null,
    'oral',
    'written',
  ]);
});

test('a lesson belongs to the teaching week of its unit, after the holidays before it', () => {
  const calendar = {
    startDate: calendarDate('2026-08-10'),
    holidayWeeks: [calendarDate('2026-08-24')],
  };
  expect(weekOf({ unit: 1, week: 4 }, calendar)).toMatchObject({
    firstDay: '2026-09-07',
    lastDay: '2026-09-13',
  });
});
