import { expect, test } from 'vitest';
import { closedReasons } from '../../../domain/access/lesson-access.ts';
import {
  inOrder,
  isDatedByWeek,
  lastDay,
  liveKindOf,
  lockOf,
  mostPressingFirst,
  nextBeside,
  playabilityOf,
  weekOf,
} from './lesson-state.ts';
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
    'CHILD_LEFT',
    'YEAR_OVER',
    'PERIOD_SKIPPED',
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

const liveClass = lesson({
  course_id: 8,
  gone_at: '2026-11-22T17:00:00.000Z',
  master: { type: 1, week: 4 },
});

test('what is over with its week is dated by it, and a video is not', () => {
  expect([isDatedByWeek(liveClass.child_course), isDatedByWeek(lesson().child_course)]).toEqual([
    true,
    false,
  ]);
  const { firstDay, lastDay: last } = weekOf(liveClass.child_course);
  expect([firstDay.toISOString(), last.toISOString()]).toEqual([
    '2026-11-15T17:00:00.000Z',
    '2026-11-22T16:59:59.999Z',
  ]);
});

const idsOf = (lessons: readonly { child_course: { course_id: number } }[]) =>
  lessons.map(({ child_course }) => child_course.course_id);
const released = (course_id: number, monday: string, given: Parameters<typeof lesson>[0] = {}) => {
  const released_at = `${monday}T17:00:00.000Z`;
  const gone = new Date(Date.parse(released_at) + 14 * 24 * 60 * 60 * 1000);
  return lesson({ course_id, released_at, gone_at: gone.toISOString(), ...given });
};
const watched = { watched_at: '2026-11-10T01:00:00.000Z', state: 'WATCHED' } as const;
const open = { master: { video_url: '/v' } };
const old = released(1, '2026-11-08', open);
const fresh = released(2, '2026-11-15', open);
const welcome = released(3, '2026-11-15', { master: { video_url: '/v', type: 0 } });
const seen = released(4, '2026-11-08', { ...open, ...watched });
const past = released(5, '2026-10-25', { state: 'EXPIRED', reason: 'GONE' });
const coming = released(6, '2026-11-29', { state: 'SCHEDULED', reason: 'NOT_RELEASED' });
const bought = released(7, '2026-11-22', { state: 'SCHEDULED', reason: 'NOT_IN_PACKAGE' });

const skippedTest = released(8, '2026-11-22', {
  state: 'SCHEDULED',
  reason: 'PERIOD_SKIPPED',
  master: { type: 4 },
});

test('what vanishes first is first, the welcome before the video of its week, and what was watched last', () => {
  expect(idsOf(mostPressingFirst([seen, fresh, welcome, old]))).toEqual([1, 3, 2, 4]);
  expect(idsOf(inOrder([fresh, welcome, old]))).toEqual([1, 3, 2]);
});

test('next is what can be watched now; never what is past, watched, to come, not included or of a skipped bill', () => {
  const year = [past, seen, old, fresh, bought, skippedTest, coming];
  expect(nextBeside(past, year)).toBe(old);
  expect(nextBeside(old, year)).toBe(fresh);
  expect(nextBeside(past, [past, seen, bought, skippedTest, coming])).toBe(null);
});
