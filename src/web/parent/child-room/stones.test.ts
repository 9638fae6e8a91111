import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { lessonGiven } from '../courses/lesson.test-support.ts';
import {
  type Stone,
  goesTonight,
  isAsleep,
  isCrossed,
  nextLesson,
  starsOf,
  stoneOfToday,
  stonesOf,
} from './stones.ts';

const video = { video_url: '/api/v1/courses/5/child/1/video?v=1' };
const monday = '2026-11-15T17:00:00.000Z';
const seen = { watched_at: '2026-11-17T10:00:00.000Z', state: 'WATCHED' } as const;
const played = { ...seen, words: 4, played_at: '2026-11-17T10:05:00.000Z' };

const stoneOf = (...courses: Parameters<typeof stonesOf>[0]): Stone => {
  const stone = stonesOf(courses)[13];
  if (!stone) throw new Error('a year has 36 stones');
  return stone;
};

test('a year is 36 stones, each with the lessons of its week (R346)', () => {
  const lesson = lessonGiven({ master: video });
  const stones = stonesOf([lesson]);
  expect(stones.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  expect(stones.filter(({ lessons }) => lessons.length > 0)).toEqual([
    expect.objectContaining({ number: 14, week: 2, kind: 'VIDEO', opens: lesson }),
  ]);
  expect(stones[15]?.kind).toBe('LIVE');
});

test.each([
  ['a lesson to come sleeps', { state: 'SCHEDULED' }, 'NOT_RELEASED', 'asleep'],
  ['of a lesson to come nothing is said of its bill', { state: 'SCHEDULED' }, 'BILL_UNPAID', 'asleep'],
  ['a lesson that its bill closes is asked of a parent', {}, 'BILL_UNPAID', 'ask'],
  ['a lesson that has gone is past', { state: 'EXPIRED' }, 'GONE', 'past'],
  ['of a child that has left a lesson to come rests', { state: 'SCHEDULED' }, 'CHILD_LEFT', 'rests'],
  ['a lesson without its video yet comes soon', {}, null, 'soon'],
] as const)('%s (R346, R365)', (_, given, reason, shut) => {
  expect(stoneOf(lessonGiven({ ...given, reason })).opens).toBe(shut);
});

test('a live class says when it is, and that it was (R346)', () => {
  const live = { master: { type: 1 } };
  expect(stoneOf(lessonGiven(live)).opens).toBe('class');
  expect(stoneOf(lessonGiven({ ...live, state: 'EXPIRED', reason: 'GONE' })).opens).toBe('class_over');
});

test('a test that the package lacks is no landmark (R346)', () => {
  const oral = { type: 3, week: 4, unit: 3 };
  const kindIn = (reason: 'NOT_IN_PACKAGE' | null) =>
    stonesOf([lessonGiven({ master: oral, reason })])[11]?.kind;
  expect([kindIn(null), kindIn('NOT_IN_PACKAGE')]).toEqual(['TEST', 'LIVE']);
});

test('the first star is for having watched all of a week, the second for having played all that has words (R347)', () => {
  const [welcome, unseen] = [lessonGiven({ master: { type: 0 }, ...seen }), lessonGiven()];
  expect(starsOf([])).toBe(0);
  expect(starsOf([welcome, unseen])).toBe(0);
  expect(starsOf([welcome, lessonGiven({ ...seen })])).toBe(1);
  expect(starsOf([welcome, lessonGiven({ ...seen, words: 4 })])).toBe(1);
  expect(starsOf([welcome, lessonGiven(played)])).toBe(2);
});

test('what is to watch comes before what is to play, and what was done is not next (R348)', () => {
  const toPlay = lessonGiven({ ...seen, course_id: 1, words: 4, master: video });
  const toWatch = lessonGiven({ course_id: 2, released_at: monday, master: video });
  const done = lessonGiven({ ...played, course_id: 3, master: video });
  expect(nextLesson([toPlay, done, toWatch])).toBe(toWatch);
  expect(nextLesson([toPlay, done, toWatch], toWatch)).toBe(toPlay);
  const older = lessonGiven({ ...seen, course_id: 4, words: 4, released_at: '2026-10-04T17:00:00.000Z' });
  expect(nextLesson([older, toPlay])).toBe(toPlay);
  expect(nextLesson([done])).toBeNull();
});

test('words can be played when the video has gone, by who has watched it (R348)', () => {
  const gone = lessonGiven({ ...seen, words: 4, reason: 'GONE' });
  expect(nextLesson([gone])).toBe(gone);
  expect(stoneOf(gone).opens).toBe(gone);
});

test('Kancil waits at what comes next, else on the last stone that has woken up, before the year on the first (R348)', () => {
  const next = lessonGiven({ course_id: 1, master: { ...video, unit: 2, week: 1 } });
  const later = lessonGiven({ ...played, course_id: 2, master: { ...video, unit: 5, week: 3 } });
  const asleep = lessonGiven({
    course_id: 3,
    state: 'SCHEDULED',
    reason: 'NOT_RELEASED',
    master: { unit: 9, week: 1 },
  });
  const today = (...courses: (typeof next)[]) => stoneOfToday(stonesOf(courses))?.number;
  expect(today(next, later, asleep)).toBe(5);
  expect(today(later, asleep)).toBe(19);
  expect(today(asleep)).toBe(33);
});

test('with nothing to do now Kancil stays at this week; the words of a video that has gone draw him nowhere (R348)', () => {
  const old = lessonGiven({ ...seen, words: 4, reason: 'GONE', master: { unit: 1, week: 2 } });
  const done = lessonGiven({ ...played, course_id: 2, master: { ...video, unit: 9, week: 3 } });
  const stones = stonesOf([old, done]);
  expect(stoneOfToday(stones)?.number).toBe(35);
  expect(stones[1]?.opens).toBe(old);
});

test('a river is crossed when nothing of the year can come or be opened any more (R373)', () => {
  const gone = lessonGiven({ ...seen, reason: 'GONE' });
  const crossed = (...more: Parameters<typeof stonesOf>[0]) => isCrossed(stonesOf([gone, ...more]));
  expect(crossed(lessonGiven({ reason: 'YEAR_OVER', course_id: 6 }))).toBe(true);
  expect(stoneOfToday(stonesOf([gone]))).toBeUndefined();
  expect(crossed(lessonGiven({ state: 'SCHEDULED', reason: 'NOT_RELEASED', course_id: 6 }))).toBe(false);
  expect(crossed(lessonGiven({ reason: 'BILL_UNPAID', course_id: 6 }))).toBe(false);
  expect(crossed(lessonGiven({ reason: 'CHILD_LEFT', course_id: 6 }))).toBe(false);
  expect(isCrossed(stonesOf([]))).toBe(false);
});

test('an unwatched video is told on its last day (R374)', () => {
  const toWatch = { lessons: [lessonGiven({ master: video })] };
  expect(goesTonight(toWatch, calendarDate('2026-11-28'))).toBe(false);
  expect(goesTonight(toWatch, calendarDate('2026-11-29'))).toBe(true);
  expect(
    goesTonight({ lessons: [lessonGiven({ ...seen, master: video })] }, calendarDate('2026-11-29')),
  ).toBe(false);
});

test('a class that was held before its week is past, and no stone that sleeps (R346)', () => {
  const live = lessonGiven({ state: 'SCHEDULED', reason: 'NOT_RELEASED', master: { type: 1, week: 4 } });
  const held = { kind: 'class', unit: 4, makes_up_for: null, starts_at: '2026-11-10T09:00:00.000Z' } as const;
  const at = (state: 'over' | 'planned') => {
    const stone = stonesOf([live], [{ ...held, state }])[15];
    return stone && [stone.opens, isAsleep(stone)];
  };
  expect(at('planned')).toEqual(['class', true]);
  expect(at('over')).toEqual(['class_over', false]);
});
