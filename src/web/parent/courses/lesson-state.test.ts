import { expect, test } from 'vitest';
import type { ChildCourse, CourseMaster } from '../../../contract/objects.ts';
import { isLocked, lastDay, playabilityOf } from './lesson-state.ts';
import { currentUnit, unitsOf } from './units.ts';

type Given = Partial<ChildCourse['child_course']> & {
  master?: Partial<CourseMaster>;
  reason?: ChildCourse['reason'];
};

/** A Unit week video, there from Monday 16 to Sunday 29 November 2026 (WIB). */
const lesson = ({ master, reason = null, ...given }: Given = {}): ChildCourse => ({
  child_course: {
    course_id: 5,
    released_at: '2026-11-15T17:00:00.000Z',
    gone_at: '2026-11-29T17:00:00.000Z',
    state: 'AVAILABLE',
    watched_at: null,
    ...given,
  },
  master_course: {
    master_course_id: 5,
    title: 'In the rice field',
    title_indo: 'Di sawah',
    desc: '',
    desc_indo: '',
    grade: 2,
    unit: 4,
    week: 2,
    type: 2,
    video_url: null,
    version: 1,
    ...master,
  },
  billing_status: reason === null,
  reason,
  opens_bill: reason === 'BILL_UNPAID' ? 12 : null,
});

test('a lesson is playable exactly when its video has an address', () => {
  expect(playabilityOf(lesson({ master: { video_url: '/v' } }), '2026-11-21')).toBe('playable');
});

test('a lesson to come is scheduled, paid or not', () => {
  expect(playabilityOf(lesson({ state: 'SCHEDULED' }), '2026-11-10')).toBe('scheduled');
  expect(playabilityOf(lesson({ state: 'SCHEDULED', reason: 'BILL_UNPAID' }), '2026-11-10')).toBe(
    'scheduled',
  );
});

test('a lesson that is there without access waits for the bill', () => {
  expect(playabilityOf(lesson({ reason: 'BILL_UNPAID' }), '2026-11-29')).toBe('unpaid');
});

test('after the last year a lesson that is still there waits for no bill', () => {
  expect(playabilityOf(lesson({ reason: 'YEAR_OVER' }), '2026-11-29')).toBe('over');
});

test('a lesson has gone from its day on, watched or not, paid or not', () => {
  expect(playabilityOf(lesson({ state: 'EXPIRED' }), '2026-11-30')).toBe('gone');
  expect(playabilityOf(lesson({ state: 'WATCHED', reason: 'GONE' }), '2026-11-30')).toBe('gone');
});

test('a live class has nothing to play, unless it kept a video', () => {
  expect(playabilityOf(lesson({ master: { type: 1 } }), '2026-11-21')).toBe('no_video');
  expect(playabilityOf(lesson({ master: { type: 1, video_url: '/v' } }), '2026-11-21')).toBe('playable');
});

test('without access a lesson is locked until it has gone', () => {
  expect(isLocked(lesson({ reason: 'BILL_UNPAID' }))).toBe(true);
  expect(isLocked(lesson({ reason: 'YEAR_OVER' }))).toBe(true);
  expect(isLocked(lesson({ reason: 'GONE', state: 'EXPIRED' }))).toBe(false);
  expect(isLocked(lesson())).toBe(false);
});

test('the last day of a lesson is the one before it goes', () => {
  expect(lastDay('2026-11-29T17:00:00.000Z').toISOString()).toBe('2026-11-29T16:59:59.999Z');
});

test('a year has nine units of four weeks, the fourth being the live class, whatever is uploaded', () => {
  const year = unitsOf([]);
  expect(year.map(({ unit }) => unit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(year[0]?.weeks.map(({ live }) => live)).toEqual([false, false, false, true]);
});

test('a unit counts its videos and those that were watched', () => {
  const year = unitsOf([
    lesson(),
    lesson({ course_id: 6, state: 'WATCHED', watched_at: '2026-11-17T01:00:00.000Z' }),
    lesson({ course_id: 7, master: { type: 1, week: 4 } }),
  ]);
  expect(year[3]).toMatchObject({ unit: 4, videos: 2, watched: 1 });
  expect(year[3]?.weeks[1]?.lessons).toHaveLength(2);
  expect(year[3]?.weeks[3]?.lessons).toHaveLength(1);
});

test('a child is in the unit of what is there, else of what comes next', () => {
  const next = lesson({ master: { unit: 5 } });
  expect(currentUnit(lesson(), next)).toBe(4);
  expect(currentUnit(null, next)).toBe(5);
  expect(currentUnit(null, null)).toBe(null);
});
