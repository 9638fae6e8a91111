import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import {
  type OralTestState,
  bookingRefusal,
  firstBookable,
  hasMissedTooMany,
  mayChooseUntil,
  mayEnterResult,
  mayStillChange,
  mayTakeOne,
  oralTestDays,
  presentTests,
  remindedFrom,
  reminderAt,
  shownWeek,
  slotsIn,
  slotsRefusals,
} from './oral-tests.ts';

const batch = { startDate: calendarDate('2026-08-10'), holidayWeeks: [] };
/** An instant in WIB. */
const wib = (text: string) => new Date(`${text}+07:00`);
const at = (text: string, minutes = 15) => ({ startsAt: wib(text), minutes });

describe('slots of oral tests (rule R209)', () => {
  test('lie in the week of the part’s tests and the three weeks after it', () => {
    expect(oralTestDays(batch, 1)).toEqual({ firstDay: '2026-10-26', lastDay: '2026-11-22' });
    expect(oralTestDays({ ...batch, holidayWeeks: [calendarDate('2026-09-07')] }, 1).firstDay).toBe(
      '2026-11-02',
    );
  });

  test('follow each other from one time to another, as many as fit', () => {
    const opened = { day: calendarDate('2026-10-28'), from: '16:00', to: '16:50', minutes: 15 } as const;
    expect(slotsIn(opened)).toEqual([at('2026-10-28T16:00'), at('2026-10-28T16:15'), at('2026-10-28T16:30')]);
    expect(slotsIn({ ...opened, to: '16:14' })).toEqual([]);
    expect(slotsIn({ ...opened, to: '15:00' })).toEqual([]);
  });

  test('are neither past, nor in other weeks, nor at night, nor while the teacher holds something else', () => {
    const calendar = { ...batch, holidayWeeks: [calendarDate('2026-11-09')] };
    const now = wib('2026-10-20T09:00');
    type Hours = Parameters<typeof slotsRefusals>[0];
    const refusals = (
      day: string,
      from: Hours['from'],
      to: Hours['to'],
      ofTeacher: readonly ReturnType<typeof at>[] = [],
    ) =>
      slotsRefusals(
        { day: calendarDate(day), from, to, minutes: 15 },
        { calendar, part: 1 },
        { ofTeacher, now },
      );
    expect(refusals('2026-10-26', '16:00', '16:10')).toEqual(['slots_too_short']);
    expect(refusals('2026-10-20', '08:00', '08:30')).toEqual(['class_in_the_past']);
    expect(refusals('2026-10-25', '16:00', '17:00')).toEqual(['slots_outside_weeks']);
    expect(refusals('2026-11-23', '16:00', '17:00')).toEqual(['slots_outside_weeks']);
    expect(refusals('2026-11-22', '20:45', '21:00')).toEqual([]);
    expect(refusals('2026-11-22', '20:50', '21:05')).toEqual(['slots_at_night']);
    expect(refusals('2026-10-26', '06:45', '07:15')).toEqual(['slots_at_night']);
    // In the holiday week of the batch (rule R223).
    expect(refusals('2026-11-08', '16:00', '17:00')).toEqual([]);
    expect(refusals('2026-11-09', '16:00', '17:00')).toEqual(['class_in_holiday']);
    expect(refusals('2026-11-15', '16:00', '17:00')).toEqual(['class_in_holiday']);
    expect(refusals('2026-11-16', '16:00', '17:00')).toEqual([]);
    const taught = [at('2026-10-26T16:00', 60)];
    expect(refusals('2026-10-26', '16:45', '17:15', taught)).toEqual(['teacher_taken']);
    expect(refusals('2026-10-26', '17:00', '17:15', taught)).toEqual([]);
    // What is wrong with the day and with the times is said at once.
    expect(refusals('2026-10-19', '22:00', '23:00')).toEqual(['class_in_the_past', 'slots_at_night']);
  });

  test('are shown of the batch and part whose weeks are on, else are next, else were last (rule R285)', () => {
    const january = { startDate: calendarDate('2026-01-12'), holidayWeeks: [] };
    const shown = (day: string) => {
      const found = presentTests([batch, january], calendarDate(day));
      return `${found?.batch.startDate} ${found?.part}`;
    };
    // The third part of January's batch is tested from 14 September to 11 October, the first of August's from 26 October on.
    expect(shown('2026-08-10')).toBe('2026-01-12 3');
    expect(shown('2026-10-11')).toBe('2026-01-12 3');
    expect(shown('2026-10-12')).toBe('2026-08-10 1');
    expect(shown('2026-11-22')).toBe('2026-08-10 1');
    expect(shown('2026-11-23')).toBe('2026-08-10 2');
    expect(shown('2028-01-01')).toBe('2026-08-10 3');
    expect(presentTests([], calendarDate('2026-08-10'))).toBeNull();
    const days = oralTestDays(batch, 1);
    expect(shownWeek(days, calendarDate('2026-08-12'))).toBe('2026-10-26');
    expect(shownWeek(days, calendarDate('2026-11-08'))).toBe('2026-11-02');
    expect(shownWeek(days, calendarDate('2027-03-01'))).toBe('2026-11-16');
  });
});

describe('booking an oral test (rule R210)', () => {
  const booked = (state: OralTestState, time: string) => ({ state, startsAt: wib(time) });

  test('goes until the day before, by the day in WIB', () => {
    const slot = at('2026-10-28T07:00');
    expect(mayStillChange(slot, wib('2026-10-27T23:59'))).toBe(true);
    expect(mayStillChange(slot, wib('2026-10-28T00:00'))).toBe(false);
    expect(firstBookable(wib('2026-10-27T23:59'))).toEqual(wib('2026-10-28T00:00'));
  });

  test('moves a booked test, unless its day has come or the new one is too near', () => {
    const now = wib('2026-10-27T12:00');
    const slot = at('2026-10-30T16:00');
    expect(bookingRefusal(slot, [], now)).toBeNull();
    expect(bookingRefusal(slot, [booked('booked', '2026-10-28T16:00')], now)).toBeNull();
    expect(bookingRefusal(slot, [booked('booked', '2026-10-27T16:00')], now)).toBe('oral_test_too_late');
    expect(bookingRefusal(at('2026-10-27T16:00'), [], now)).toBe('oral_test_too_late');
    expect(bookingRefusal(at('2026-10-20T16:00'), [], now)).toBe('oral_test_too_late');
  });

  test('is for once, and for once more when the child did not come', () => {
    const now = wib('2026-11-02T12:00');
    const slot = at('2026-11-05T16:00');
    const missed = booked('absent', '2026-10-28T16:00');
    expect(bookingRefusal(slot, [booked('done', '2026-10-28T16:00')], now)).toBe('oral_test_done');
    expect(bookingRefusal(slot, [missed], now)).toBeNull();
    expect(bookingRefusal(slot, [missed, booked('absent', '2026-11-01T16:00')], now)).toBe(
      'oral_test_missed_twice',
    );
    expect([mayTakeOne([missed], now), mayTakeOne([missed, missed], now)]).toEqual([true, false]);
    expect([hasMissedTooMany(1), hasMissedTooMany(2)]).toEqual([false, true]);
  });

  test('is reminded of at 18.00 WIB on the day before', () => {
    expect(reminderAt(at('2026-10-28T07:00'))).toEqual(wib('2026-10-27T18:00'));
    expect(reminderAt(at('2026-10-28T20:45'))).toEqual(wib('2026-10-27T18:00'));
    expect(remindedFrom(wib('2026-10-27T17:59'))).toEqual(wib('2026-10-28T00:00'));
    expect(remindedFrom(wib('2026-10-27T18:00'))).toEqual(wib('2026-10-29T00:00'));
  });
});

test('a result is entered from the beginning of the test on, and later (rule R211)', () => {
  const slot = at('2026-10-28T16:00');
  expect(mayEnterResult(slot, wib('2026-10-28T15:59'))).toBe(false);
  expect(mayEnterResult(slot, wib('2026-10-28T16:00'))).toBe(true);
  expect(mayEnterResult(slot, wib('2026-12-01T09:00'))).toBe(true);
});

test('a time can be chosen to the day before the last free one, while none is booked and another one may be taken (rule R324)', () => {
  const now = new Date('2026-11-20T09:00:00+07:00');
  const lastFree = new Date('2026-12-04T16:00:00+07:00');
  const one = (state: OralTestState, startsAt = '2026-11-18T16:00:00+07:00') => ({
    state,
    startsAt: new Date(startsAt),
  });
  expect(mayChooseUntil([], lastFree, now)).toBe('2026-12-03');
  expect(mayChooseUntil([one('absent')], lastFree, now)).toBe('2026-12-03');
  expect(mayChooseUntil([], null, now)).toBeNull();
  expect(mayChooseUntil([one('booked', '2026-12-01T16:00:00+07:00')], lastFree, now)).toBeNull();
  expect(mayChooseUntil([one('done')], lastFree, now)).toBeNull();
  expect(mayChooseUntil([one('absent'), one('absent')], lastFree, now)).toBeNull();
});
