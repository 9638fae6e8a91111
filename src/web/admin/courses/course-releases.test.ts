import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../../../domain/values/calendar-date.ts';
import {
  daysOf,
  nextRelease,
  releasedAfter,
  releasedBy,
  releasedFilter,
  releasesOf,
} from './course-releases.ts';

const batch = (academic_year_id: number, start_date: string, holiday_week = '[]') => ({
  academic_year_id,
  start_date,
  holiday_week,
});
const past = batch(1, '2025-01-06');
const present = batch(2, '2026-08-10', '["2026-08-17"]');
const coming = batch(3, '2027-01-11');
const all = [coming, present, past];

test('a batch releases 36 weeks, none of them in its holidays', () => {
  const releases = releasesOf(present);
  expect(releases).toHaveLength(36);
  expect(releases[0]).toEqual({ day: '2026-08-10', unit: 1, week: 1 });
  expect(releases[1]).toEqual({ day: '2026-08-24', unit: 1, week: 2 });
});

describe('the next release', () => {
  test('is that of the coming Monday, never of today', () => {
    expect(nextRelease(all, date('2026-11-22'))).toEqual({
      batch: present,
      day: '2026-11-23',
      isNextMonday: true,
    });
    expect(nextRelease(all, date('2026-11-23'))?.day).toBe('2026-11-30');
  });

  test('is after the holidays, or of the next batch when this one has no more', () => {
    const after = nextRelease(all, date('2026-08-12'));
    expect([after?.day, after?.isNextMonday]).toEqual(['2026-08-24', false]);
    expect(nextRelease([batch(9, '2027-09-06'), present], date('2027-07-01'))).toMatchObject({
      batch: { academic_year_id: 9 },
      day: '2027-09-06',
    });
    expect(nextRelease([past], date('2026-11-22'))).toBeUndefined();
  });
});

test('days of release are one day, until a day, or from a day on', () => {
  expect(daysOf('2026-11-23')).toEqual({ released_from: '2026-11-23', released_to: '2026-11-23' });
  expect(daysOf(releasedBy(date('2026-11-22')))).toEqual({ released_to: '2026-11-22' });
  expect(daysOf(releasedAfter(date('2026-11-22')))).toEqual({ released_from: '2026-11-23' });
  expect(daysOf(undefined)).toEqual({});
});

test.each(['', '..', '2026-02-30', '..2026-11-2', '..2026-11-23..', 'soon'])(
  'an address that names no days of release (%j) has no such filter',
  (text) => expect(releasedFilter(text)).toBeUndefined(),
);
