import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import type { FamilySession } from '../../../contract/live-classes.ts';
import {
  appointmentOf,
  classStateOf,
  daysUntil,
  isInAnotherWeek,
  makeUpOf,
  nextClassOf,
  nextComing,
} from './class-state.ts';
import { lessonGiven } from './lesson.test-support.ts';

const own = {
  session_id: 1,
  kind: 'class',
  unit: 4,
  starts_at: '2027-01-21T09:00:00.000Z',
  state: 'planned',
  attendance: null,
  makes_up_for: null,
} as const;
const excused = { ...own, attendance: 'excused' } as const;
const elsewhere = { ...own, session_id: 2, starts_at: '2027-01-23T02:00:00.000Z', makes_up_for: 1 } as const;

test('a class stands as the teacher said, before that as the clock does', () => {
  expect([
    classStateOf(own, []),
    classStateOf({ ...own, state: 'open' }, []),
    classStateOf({ ...own, state: 'over' }, []),
    classStateOf({ ...own, state: 'over', attendance: 'present' }, []),
    classStateOf({ ...own, state: 'over', attendance: 'absent' }, []),
  ]).toEqual(['to_come', 'now', 'over', 'there', 'not_there']);
});

test('a cancelled class is cancelled, or made up for as an excused one is', () => {
  const cancelled = { ...own, state: 'cancelled' } as const;
  const with_ = (attendance: 'present' | 'absent' | null, state: 'planned' | 'over') =>
    classStateOf(cancelled, [cancelled, { ...elsewhere, attendance, state }]);
  expect(classStateOf(cancelled, [cancelled])).toBe('cancelled');
  expect(classStateOf({ ...cancelled, attendance: 'excused' }, [])).toBe('cancelled');
  expect(with_(null, 'planned')).toBe('makes_up');
  expect(with_('present', 'over')).toBe('made_up');
  expect(with_('absent', 'over')).toBe('cancelled');
});

test('an excused class is made up for once the child was in the other group’s, and excused when that came to nothing', () => {
  const with_ = (other: Partial<Record<'state' | 'attendance', unknown>>) =>
    classStateOf(excused, [excused, { ...elsewhere, ...other } as typeof elsewhere]);
  expect(classStateOf(excused, [excused])).toBe('excused');
  expect(with_({})).toBe('makes_up');
  expect(with_({ state: 'over', attendance: 'present' })).toBe('made_up');
  expect(with_({ state: 'over', attendance: 'absent' })).toBe('excused');
  expect(with_({ state: 'cancelled' })).toBe('excused');
  expect(makeUpOf(excused, [excused, elsewhere])).toBe(elsewhere);
});

test('the next class is the first that the child goes to, its make-up included', () => {
  const later = { ...own, session_id: 3, starts_at: '2027-02-18T09:00:00.000Z' } as const;
  expect(nextClassOf([{ ...own, state: 'over' }, own, later])).toBe(own);
  expect(nextClassOf([excused, elsewhere, later])).toBe(elsewhere);
  expect(nextClassOf([{ ...own, state: 'cancelled' }, later])).toBe(later);
  expect(nextClassOf([excused])).toBeNull();
});

test('a live lesson has its own group’s class of that unit and year as its appointment', () => {
  const lesson = (type: number, unit = 4) =>
    lessonGiven({ released_at: '2027-01-17T17:00:00.000Z', master: { type, unit, week: 4 } });
  const native = { ...own, kind: 'native' } as const;
  const lastYear = { ...own, starts_at: '2026-01-22T09:00:00.000Z' } as const;
  expect(appointmentOf(lesson(1), [native, elsewhere, lastYear, own])).toBe(own);
  expect(appointmentOf(lesson(1, 5), [own])).toBeNull();
  expect(appointmentOf(lesson(2), [own])).toBeNull();
});

test('the days until a class are those of Indonesia', () => {
  const today = calendarDate('2027-01-20');
  expect(daysUntil('2027-01-20T16:59:00.000Z', today)).toBe(0);
  expect(daysUntil('2027-01-20T17:00:00.000Z', today)).toBe(1);
  expect(daysUntil('2027-02-03T09:00:00.000Z', today)).toBe(14);
});

test('a live class that took place before its week does not come any more, what comes after it does', () => {
  const coming = (course_id: number, released_at: string, type: number) =>
    lessonGiven({ course_id, released_at, state: 'SCHEDULED', master: { type, unit: 4, week: 4 } });
  const live = coming(8, '2027-01-17T17:00:00.000Z', 1);
  const video = coming(9, '2027-01-24T17:00:00.000Z', 2);
  const lessons = { courses: [live, video], next_course: live };
  const over = { ...own, starts_at: '2027-01-14T09:00:00.000Z', state: 'over' } as const;
  expect(nextComing(lessons, [own as FamilySession])).toBe(live);
  expect(nextComing(lessons, [over as FamilySession])).toBe(video);
  expect(nextComing({ ...lessons, next_course: null }, [])).toBeNull();
});

test('an appointment outside the week of its lesson is in another week', () => {
  const lesson = lessonGiven({ gone_at: '2027-01-24T17:00:00.000Z', master: { type: 1 } });
  expect(isInAnotherWeek(lesson, own.starts_at)).toBe(false);
  expect(isInAnotherWeek(lesson, '2027-01-26T09:00:00.000Z')).toBe(true);
  expect(isInAnotherWeek(lesson, '2027-01-15T09:00:00.000Z')).toBe(true);
});
