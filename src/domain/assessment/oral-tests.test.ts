import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import {
  type OralTestState,
  bookingRefusal,
  firstBookable,
  mayEnterResult,
  mayStillChange,
  mayTakeOne,
  oralTestDays,
  presentPart,
  remindedFrom,
  reminderAt,
  shownWeek,
  slotsIn,
  slotsRefusal,
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
    const refusal = (
      slots: readonly ReturnType<typeof at>[],
      ofTeacher: readonly ReturnType<typeof at>[] = [],
    ) => slotsRefusal(slots, { calendar, part: 1 }, { ofTeacher, now });
    expect(refusal([])).toBe('slots_too_short');
    expect(refusal([at('2026-10-20T08:00')])).toBe('class_in_the_past');
    expect(refusal([at('2026-10-25T16:00')])).toBe('slots_outside_weeks');
    expect(refusal([at('2026-11-23T16:00')])).toBe('slots_outside_weeks');
    expect(refusal([at('2026-11-22T20:45')])).toBeNull();
    expect(refusal([at('2026-11-22T20:50')])).toBe('slots_at_night');
    expect(refusal([at('2026-10-26T06:45')])).toBe('slots_at_night');
    // In the holiday week of the batch (rule R223).
    expect(refusal([at('2026-11-08T16:00')])).toBeNull();
    expect(refusal([at('2026-11-09T16:00')])).toBe('class_in_holiday');
    expect(refusal([at('2026-11-15T16:00')])).toBe('class_in_holiday');
    expect(refusal([at('2026-11-16T16:00')])).toBeNull();
    const taught = [at('2026-10-26T16:00', 60)];
    expect(refusal([at('2026-10-26T16:45')], taught)).toBe('teacher_taken');
    expect(refusal([at('2026-10-26T17:00')], taught)).toBeNull();
  });

  test('are shown of the part and the week that are next', () => {
    expect(presentPart(batch, calendarDate('2026-08-10'))).toBe(1);
    expect(presentPart(batch, calendarDate('2026-11-22'))).toBe(1);
    expect(presentPart(batch, calendarDate('2026-11-23'))).toBe(2);
    expect(presentPart(batch, calendarDate('2028-01-01'))).toBe(3);
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
