import { expect, test } from 'vitest';
import type { LiveSession } from '../../../contract/live-class-objects.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { weekNotes, weekOfUnit } from './week-notes.ts';

const session = (session_id: number, starts_at: string, differs: Partial<LiveSession> = {}): LiveSession => ({
  session_id,
  group_id: 7,
  kind: 'class',
  unit: session_id,
  starts_at,
  minutes: 45,
  teacher: null,
  link: null,
  room: 'none',
  state: 'planned',
  version: 1,
  ...differs,
});

test('a class that leaves its week is noted, and so is the unit whose week it comes into', () => {
  // Thursday; the other unit has its class on the Friday of the next week, and one that is cancelled.
  const from = session(3, '2027-01-21T09:00:00Z');
  const classes = [
    from,
    session(4, '2027-01-29T09:00:00Z'),
    session(5, '2027-01-28T09:00:00Z', { state: 'cancelled' }),
    session(6, '2027-01-28T09:00:00Z', { kind: 'native' }),
  ];
  const to = (starts_at: string, differs: Partial<LiveSession> = {}) => {
    const { left, others } = weekNotes({ ...from, starts_at, ...differs }, from, classes);
    return [left, others.map(({ unit }) => unit)];
  };
  expect(to('2027-01-22T09:00:00Z')).toEqual([null, []]);
  expect(to('2027-02-04T09:00:00Z')).toEqual(['2027-01-18', []]);
  expect(to('2027-01-27T09:00:00Z')).toEqual(['2027-01-18', [4]]);
  expect(to('2027-01-27T09:00:00Z', { kind: 'native' })).toEqual([null, []]);
});

test('a class that comes back into the week of its unit leaves none', () => {
  const from = session(3, '2027-02-04T09:00:00Z');
  const back = { ...from, starts_at: '2027-01-21T09:00:00Z' };
  expect(weekNotes(back, from, [], calendarDate('2027-01-18'))).toEqual({ left: null, others: [] });
  expect(weekNotes(back, from, [], calendarDate('2027-01-11')).left).toBe('2027-01-11');
});

test('the week of a unit is its fourth, later by each holiday week before', () => {
  const batch = { start_date: '2026-11-02', holiday_week: '["2026-11-09"]' };
  expect([weekOfUnit(batch, 1), weekOfUnit(batch, 2), weekOfUnit(batch, 10)]).toEqual([
    '2026-11-30',
    '2026-12-28',
    null,
  ]);
});
