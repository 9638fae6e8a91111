import { expect, test } from 'vitest';
import { august2026 } from '../calendar/batches.test-support.ts';
import { makeBills } from '../billing/bills.ts';
import type { CourseMaster } from '../courses/course-master.ts';
import { childLessons, isDescribed, isPlayable, markOf } from './child-lessons.ts';
import type { CourseType } from '../courses/course-type.ts';
import { isInYear } from './included.ts';
import type { LessonAccess } from './lesson-access.ts';

const course = (id: number, week: number, type: number, hasVideo = true) =>
  ({ id, unit: 1, week, type, grade: 2, hasVideo }) as CourseMaster;
const enrolment = {
  startDate: august2026.startDate,
  term: 12 as const,
  settledAt: new Date('2026-07-20T00:00:00Z'),
  bills: makeBills(august2026.startDate, 12, []).map((bill) => ({ ...bill, paidAt: new Date(0) })),
};
const lessonsAt = (wib: string) => {
  const masters = [
    course(1, 1, 0),
    course(2, 1, 2),
    course(3, 2, 2),
    course(4, 3, 2),
    course(5, 4, 1, false),
  ];
  const schedule = { calendar: august2026, grade: 2 as const, masters, watched: new Map([[2, new Date(0)]]) };
  return childLessons({ enrolments: [enrolment], enrolment, schedule }, new Date(`${wib}+07:00`));
};
const idsOf = (lessons: ReturnType<typeof lessonsAt>) => lessons.map(({ master }) => master.id);

test('what is there with a video is played, watched or not, and nothing that is gone', () => {
  const playable = (now: string) => idsOf(lessonsAt(now).filter(isPlayable));
  expect(playable('2026-08-09T23:59')).toEqual([]);
  expect(playable('2026-08-10T00:00')).toEqual([2, 1]);
  expect(playable('2026-08-23T23:59')).toEqual([2, 1, 3]);
  expect(playable('2026-08-24T00:00')).toEqual([3, 4]);
  expect(playable('2026-09-07T00:00')).toEqual([]);
});

test('the description of a live class is told only while the class may be opened, others always', () => {
  const described = (now: string) => idsOf(lessonsAt(now).filter(isDescribed));
  expect(described('2026-08-30T23:59')).toEqual([2, 1, 3, 4]);
  expect(described('2026-08-31T00:00')).toEqual([2, 1, 3, 4, 5]);
  expect(described('2026-09-06T23:59')).toEqual([2, 1, 3, 4, 5]);
  expect(described('2026-09-07T00:00')).toEqual([2, 1, 3, 4]);
});

test('a lesson is marked watched while it may be opened, and keeps the mark it has', () => {
  const open: LessonAccess = { reason: null, openedBy: null, paidFor: true };
  const closed: LessonAccess = { reason: 'BILL_UNPAID', openedBy: null, paidFor: false };
  const master = course(1, 1, 2);
  expect(markOf({ master, state: 'AVAILABLE', access: open })).toBe('marked');
  expect(markOf({ master, state: 'AVAILABLE', access: closed })).toBe('course_not_available');
  const early = { ...closed, reason: 'NOT_RELEASED' } as const;
  expect(markOf({ master, state: 'SCHEDULED', access: early })).toBe('course_not_available');
  const gone = { ...closed, reason: 'GONE' } as const;
  expect(markOf({ master, state: 'EXPIRED', access: gone })).toBe('course_not_available');
  expect(markOf({ master, state: 'WATCHED', access: closed })).toBe('kept');
});

test.each([1, 3, 4])('a lesson of type %i without a video is never marked watched', (type) => {
  const open: LessonAccess = { reason: null, openedBy: null, paidFor: true };
  const master = course(1, 4, type, false);
  expect(markOf({ master, state: 'AVAILABLE', access: open })).toBe('course_not_available');
  expect(markOf({ master: { ...master, hasVideo: true }, state: 'AVAILABLE', access: open })).toBe('marked');
});

test('a child has all but a test that its package lacks or whose bill was skipped', () => {
  const has = (type: CourseType, reason: LessonAccess['reason']) => isInYear(type, reason);
  expect([has(4, null), has(4, 'BILL_UNPAID'), has(2, 'PERIOD_SKIPPED')]).toEqual([true, true, true]);
  expect([has(4, 'NOT_IN_PACKAGE'), has(3, 'PERIOD_SKIPPED'), has(4, 'PERIOD_SKIPPED')]).toEqual([
    false,
    false,
    false,
  ]);
});
