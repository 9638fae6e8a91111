import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import {
  type PlacementFacts,
  isAuto,
  isTooYoungAt,
  isTooYoungForTest,
  placementDeadline,
  placementMethods,
  placementStatus,
  testUntil,
} from './placement-status.ts';

const instant = (text: string) => new Date(text);
const settled = instant('2026-07-20T03:00:00Z'); // 10:00 WIB
const older: PlacementFacts = {
  birthdate: date('2017-03-05'),
  settledAt: settled,
  testStartedAt: null,
  placedBy: null,
};
const soon = instant('2026-07-20T04:00:00Z');

describe('too young for the test', () => {
  test('is a child under 8 on the day of settlement', () => {
    expect(isTooYoungForTest(date('2018-07-20'), date('2026-07-19'))).toBe(true);
    expect(isTooYoungForTest(date('2018-07-20'), date('2026-07-20'))).toBe(false);
  });
  test('who was born on 29 February until 1 March', () => {
    expect(isTooYoungForTest(date('2016-02-29'), date('2023-02-28'))).toBe(true);
    expect(isTooYoungForTest(date('2016-02-29'), date('2024-02-28'))).toBe(true);
    expect(isTooYoungForTest(date('2016-02-29'), date('2024-02-29'))).toBe(false);
    expect(isTooYoungForTest(date('2020-02-29'), date('2028-02-29'))).toBe(false);
    expect(isTooYoungForTest(date('2019-03-01'), date('2027-02-28'))).toBe(true);
  });
  test('is judged by the day in WIB', () => {
    expect(isTooYoungAt(date('2018-07-21'), instant('2026-07-20T16:59:59Z'))).toBe(true);
    expect(isTooYoungAt(date('2018-07-21'), instant('2026-07-20T17:00:00Z'))).toBe(false);
  });
});

describe('a child of 8 or older', () => {
  test('has nothing to take before the first payment settles', () => {
    expect(placementStatus({ ...older, settledAt: null }, soon)).toBe('not_paid');
  });
  test('awaits the test for 3 x 24 hours from settlement', () => {
    expect(placementDeadline(settled).toISOString()).toBe('2026-07-23T03:00:00.000Z');
    expect(placementStatus(older, instant('2026-07-23T02:59:59.999Z'))).toBe('awaiting');
    expect(placementStatus(older, instant('2026-07-23T03:00:00Z'))).toBe('time_over');
  });
  test('may start it until then, and has no deadline before, after or when it awaits none', () => {
    const last = instant('2026-07-23T02:59:59.999Z');
    expect(testUntil(older, last)?.toISOString()).toBe('2026-07-23T03:00:00.000Z');
    expect(testUntil(older, instant('2026-07-23T03:00:00Z'))).toBe(null);
    expect(testUntil({ ...older, settledAt: null }, last)).toBe(null);
    expect(testUntil({ ...older, placedBy: 'staff' }, last)).toBe(null);
    expect(testUntil({ ...older, placedBy: 'age' }, last)).toBe(null);
  });
  test('that started in time is at the test, even past the 72 hours', () => {
    const started = { ...older, testStartedAt: instant('2026-07-23T02:59:00Z') };
    expect(placementStatus(started, instant('2026-07-23T03:10:00Z'))).toBe('at_the_test');
  });
  test('that has a result is placed, whoever set it', () => {
    expect(placementStatus({ ...older, placedBy: 'test' }, soon)).toBe('placed');
    expect(placementStatus({ ...older, placedBy: 'staff' }, soon)).toBe('placed');
  });
  test('that was placed by the job is auto-graded', () => {
    expect(placementStatus({ ...older, placedBy: 'time' }, instant('2026-07-24T00:00:00Z'))).toBe(
      'auto_graded',
    );
  });
});

describe('is_auto', () => {
  const younger = { ...older, birthdate: date('2019-01-01'), placedBy: 'age' } as const;
  test('is a forecast before settlement, by the age now', () => {
    expect(isAuto({ ...younger, settledAt: null, placedBy: null }, soon)).toBe(true);
    expect(isAuto({ ...younger, settledAt: null, placedBy: null }, instant('2027-01-01T00:00:00Z'))).toBe(
      false,
    );
  });
  test('is what was noted at settlement, whatever the birthdate says later', () => {
    expect(isAuto({ ...younger, birthdate: date('2015-01-01') }, soon)).toBe(true);
    expect(isAuto({ ...older, birthdate: date('2020-01-01') }, soon)).toBe(false);
  });
  test('stays after the eighth birthday', () => {
    expect(isAuto(younger, instant('2027-06-01T00:00:00Z'))).toBe(true);
  });
  test('of an older child becomes true when its time is over, whether or not the job has run', () => {
    expect(isAuto(older, soon)).toBe(false);
    expect(isAuto(older, instant('2026-07-23T03:00:00Z'))).toBe(true);
    expect(isAuto({ ...older, placedBy: 'time' }, instant('2026-07-23T03:01:00Z'))).toBe(true);
    expect(isAuto({ ...older, placedBy: 'test' }, instant('2026-07-30T00:00:00Z'))).toBe(false);
  });
});

describe('a child whose grade is decided', () => {
  test('is placed by whatever decided it, and awaits no test at any time, started or not', () => {
    for (const placedBy of placementMethods) {
      for (const testStartedAt of [null, soon])
        for (const now of [settled, soon, instant('2036-07-20T03:00:00Z')])
          expect(placementStatus({ ...older, placedBy, testStartedAt }, now)).toMatch(
            /^(placed|auto_graded)$/,
          );
    }
  });
});
