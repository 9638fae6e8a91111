import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { type KeptSession, sessionTimeRefusal, timetableChange } from './timetable.ts';

const calendar = { startDate: date('2026-08-10'), holidayWeeks: [] };
const thursdays = { weekday: 4, time: '16:00', minutes: 60 } as const;
const before = new Date('2026-08-01T00:00:00Z');
const kept = (
  unit: KeptSession['unit'],
  startsAt: string,
  changes: Partial<KeptSession> = {},
): KeptSession => ({
  sessionId: unit,
  unit,
  startsAt: new Date(startsAt),
  minutes: 60,
  movedByHand: false,
  cancelledAt: null,
  ...changes,
});

describe('the live classes of a group', () => {
  test('are nine when it gets its time before the year (rule R188)', () => {
    const { added, moved } = timetableChange(calendar, thursdays, { kept: [], now: before });
    expect(added).toHaveLength(9);
    expect(added[0]).toEqual({ unit: 1, startsAt: new Date('2026-09-03T09:00:00Z') });
    expect(moved).toEqual([]);
  });

  test('of a group that opens amid the year are those still to come', () => {
    const now = new Date('2026-10-01T09:00:00Z');
    const { added } = timetableChange(calendar, thursdays, { kept: [], now });
    expect(added.map(({ unit }) => unit)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  test('move with another weekday, but not what has begun, was cancelled, or was moved by hand', () => {
    const now = new Date('2026-09-03T09:00:00Z');
    const sessions = [
      kept(1, '2026-09-03T09:00:00Z'),
      kept(2, '2026-10-01T09:00:00Z'),
      kept(3, '2026-10-29T09:00:00Z', { cancelledAt: before }),
      kept(4, '2026-11-24T09:00:00Z', { movedByHand: true }),
    ];
    const { added, moved } = timetableChange(calendar, { ...thursdays, weekday: 5 }, { kept: sessions, now });
    expect(moved.map(({ session, startsAt }) => [session.unit, startsAt.toISOString()])).toEqual([
      [2, '2026-10-02T09:00:00.000Z'],
    ]);
    expect(added.map(({ unit }) => unit)).toEqual([5, 6, 7, 8, 9]);
  });

  test('follow a holiday, one moved by hand into it too', () => {
    const holidays = { ...calendar, holidayWeeks: [date('2026-09-28')] };
    const sessions = [
      kept(2, '2026-10-01T09:00:00Z'),
      kept(3, '2026-10-02T09:00:00Z', { movedByHand: true }),
      kept(4, '2026-11-24T09:00:00Z', { movedByHand: true }),
    ];
    const { moved } = timetableChange(holidays, thursdays, { kept: sessions, now: before });
    expect(moved.map(({ session, startsAt }) => [session.unit, startsAt.toISOString()])).toEqual([
      [2, '2026-10-08T09:00:00.000Z'],
      [3, '2026-11-05T09:00:00.000Z'],
    ]);
  });

  test('stay where nothing changes; another length is a change', () => {
    const sessions = [kept(1, '2026-09-03T09:00:00Z')];
    expect(timetableChange(calendar, thursdays, { kept: sessions, now: before }).moved).toEqual([]);
    const longer = timetableChange(calendar, { ...thursdays, minutes: 75 }, { kept: sessions, now: before });
    expect(longer.moved).toHaveLength(1);
  });
});

describe('the time of one live class', () => {
  const now = new Date('2026-09-01T00:00:00Z');
  const at = (startsAt: string, minutes = 60) => ({ startsAt: new Date(startsAt), minutes });
  const refusal = (
    wanted: string,
    given: Partial<Parameters<typeof sessionTimeRefusal>[2]> = {},
    holidayWeeks: string[] = [],
  ) =>
    sessionTimeRefusal({ startDate: date('2026-08-10'), holidayWeeks: holidayWeeks.map(date) }, at(wanted), {
      before: null,
      ofTeacher: [],
      ofGroup: [],
      now,
      ...given,
    });

  test('is any of the year at an hour of children', () => {
    expect(refusal('2026-09-03T09:00:00Z')).toBeNull();
    expect(refusal('2026-09-03T00:00:00Z')).toBeNull();
    expect(refusal('2026-09-03T13:00:00Z')).toBeNull();
  });

  test.each([
    ['2026-09-01T00:00:00Z', 'class_in_the_past'],
    ['2027-08-09T09:00:00Z', 'class_outside_the_year'],
    ['2026-09-03T23:59:00Z', 'class_at_night'],
    ['2026-09-03T13:01:00Z', 'class_at_night'],
  ])('at %s is refused: %s', (wanted, refused) => {
    expect(refusal(wanted)).toBe(refused);
  });

  test('is not in a holiday week, nor while its teacher has another class', () => {
    expect(refusal('2026-09-06T09:00:00Z', {}, ['2026-08-31'])).toBe('class_in_holiday');
    expect(refusal('2026-09-07T09:00:00Z', {}, ['2026-08-31'])).toBeNull();
    expect(refusal('2026-09-03T09:00:00Z', { ofTeacher: [at('2026-09-03T09:30:00Z')] })).toBe(
      'teacher_taken',
    );
    expect(refusal('2026-09-03T09:00:00Z', { ofTeacher: [at('2026-09-03T10:00:00Z')] })).toBeNull();
  });

  test('is not while its group has another class', () => {
    expect(refusal('2026-09-03T09:00:00Z', { ofGroup: [at('2026-09-03T08:30:00Z')] })).toBe('group_taken');
  });

  test('of one that has begun is not changed any more', () => {
    expect(refusal('2026-09-03T09:00:00Z', { before: at('2026-09-01T00:00:00Z') })).toBe('class_has_begun');
  });
});
