import { expect, test } from 'vitest';
import type { ChildCourse } from '../../../contract/objects.ts';
import { weeksOfYear } from '../../../domain/calendar/year-plan.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { lessonGiven } from './lesson.test-support.ts';
import { closedOnce, kindOf, lessonsOfWeek, markOf, progressOf } from './year-marks.ts';

const day = calendarDate;
const weeks = weeksOfYear({ startDate: day('2026-08-10'), holidayWeeks: [day('2026-08-24')] });
const [first, second, holiday] = weeks;
const [live, free] = [weeks[4], weeks.at(-1)];
if (!first || !second || !holiday || !live || !free) throw new Error('a year of 52 weeks');

const inWeek = (week: number, given: Parameters<typeof lessonGiven>[0] = {}): ChildCourse =>
  lessonGiven({ ...given, master: { unit: 1, week, ...given.master } });
const today = day('2026-08-19');
const watched = { state: 'WATCHED', watched_at: '2026-08-12T01:00:00.000Z' } as const;

test('a week has the lessons of its unit and week, whatever comes with it; holidays have none', () => {
  const lessons = [inWeek(1), inWeek(2), inWeek(1, { course_id: 8, master: { type: 0 } })];
  expect(lessonsOfWeek(lessons, first)).toHaveLength(2);
  expect(lessonsOfWeek(lessons, holiday)).toEqual([]);
});

test.each([
  ['watched', [inWeek(1, watched)], 'WATCHED'],
  ['watched and still there', [inWeek(1, { ...watched, reason: null })], 'WATCHED'],
  ['there to watch', [inWeek(1)], 'NOW'],
  ['one of two watched', [inWeek(1, watched), inWeek(1, { course_id: 8 })], 'NOW'],
  ['unpaid', [inWeek(1, { reason: 'BILL_UNPAID' })], 'LOCKED'],
  ['gone in a skipped period', [inWeek(1, { state: 'EXPIRED', reason: 'PERIOD_SKIPPED' })], 'SKIPPED'],
  ['gone unwatched', [inWeek(1, { state: 'EXPIRED', reason: 'GONE' })], 'PAST'],
  ['over, without lessons', [], 'PAST'],
] as const)('a week of lessons that is %s', (_, lessons, mark) => {
  expect(markOf(first, lessons, today)).toBe(mark);
});

test('a week that is to come, a holiday, and the weeks after the last lesson', () => {
  expect(markOf(live, [inWeek(4, { state: 'SCHEDULED', reason: 'NOT_RELEASED' })], today)).toBe('COMING');
  expect(markOf(holiday, [], today)).toBe('HOLIDAY');
  expect(markOf(free, [], today)).toBe('FREE');
});

test('a live class that the child was at has a mark of its own, and one that it was not at is over', () => {
  const later = day('2026-09-30');
  const lessons = [inWeek(4, { state: 'EXPIRED', reason: 'GONE', master: { type: 1 } })];
  expect(markOf(live, lessons, later, () => true)).toBe('THERE');
  expect(markOf(live, lessons, later)).toBe('PAST');
});

test('a test that the package lacks, or whose bill was skipped, neither marks its week nor names it', () => {
  const written = (reason: 'NOT_IN_PACKAGE' | 'NOT_RELEASED' | 'PERIOD_SKIPPED') =>
    inWeek(4, { state: 'SCHEDULED', reason, master: { type: 4 } });
  expect(kindOf(live, [written('NOT_RELEASED')])).toBe('TEST');
  expect(kindOf(live, [written('NOT_IN_PACKAGE')])).toBe('LIVE');
  expect(kindOf(live, [written('PERIOD_SKIPPED')])).toBe('LIVE');
  expect(kindOf(first, [])).toBe('VIDEO');
  expect(markOf(live, [written('NOT_IN_PACKAGE')], today)).toBe('COMING');
  expect(markOf(live, [written('PERIOD_SKIPPED')], today)).toBe('COMING');
});

test('videos are counted, and those that were watched', () => {
  expect(progressOf([inWeek(1), inWeek(1, watched), inWeek(4, { master: { type: 1 } })])).toEqual({
    videos: 2,
    watched: 1,
    isTold: true,
  });
});

test('how many were watched is not told of a unit in which nothing was watched and nothing is open', () => {
  const told = (...reasons: ChildCourse['reason'][]) =>
    progressOf(reasons.map((reason) => inWeek(1, { reason }))).isTold;
  expect(told('BILL_UNPAID', 'GONE', 'NOT_RELEASED')).toBe(false);
  expect(told('BILL_UNPAID', null)).toBe(true);
  expect(told('NOT_IN_PACKAGE')).toBe(false);
});

test('a reason is told once in a unit, and what only waits or has gone needs none', () => {
  const unpaid = [1, 2, 3].map((week) => inWeek(week, { course_id: week, reason: 'BILL_UNPAID' }));
  const gone = inWeek(1, { course_id: 9, state: 'EXPIRED', reason: 'GONE' });
  expect([...closedOnce([gone, ...unpaid])].map(({ child_course }) => child_course.course_id)).toEqual([1]);
});
