import { expect, test } from 'vitest';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { appointmentOf, classStateOf, daysUntil, makeUpOf, nextClassOf } from './class-state.ts';
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

test('a class stands as the teacher said, before that as the clock does, and a cancelled one is nothing else', () => {
  expect([
    classStateOf(own, []),
    classStateOf({ ...own, state: 'open' }, []),
    classStateOf({ ...own, state: 'over' }, []),
    classStateOf({ ...own, state: 'over', attendance: 'present' }, []),
    classStateOf({ ...own, state: 'over', attendance: 'absent' }, []),
    classStateOf({ ...excused, state: 'cancelled' }, [elsewhere]),
  ]).toEqual(['to_come', 'now', 'over', 'there', 'not_there', 'cancelled']);
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
