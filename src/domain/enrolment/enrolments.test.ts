import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { yearHolds } from '../calendar/batch-year.ts';
import { anyDay } from '../calendar/batches.test-support.ts';
import {
  type Enrolment,
  enrolmentForAccess,
  enrolmentOfChild,
  enrolmentOn,
  everPaid,
  latestBought,
} from './enrolments.ts';

const bought = (startDate: string, settledAt: string | null) => ({
  startDate: date(startDate),
  settledAt: settledAt === null ? null : new Date(settledAt),
});
const first = bought('2025-08-11', '2025-07-15T00:00:00Z'); // to 2026-08-09
const second = bought('2026-08-10', '2026-07-15T00:00:00Z'); // to 2027-08-08
const never = bought('2027-01-13', null);
const all = [never, second, first];

describe('the enrolment of a day', () => {
  test.each([
    ['2025-08-10', null],
    ['2025-08-11', first],
    ['2026-08-09', first],
    ['2026-08-10', second],
    ['2027-08-09', null],
  ])('%s is the one whose year holds it', (day, expected) => {
    expect(enrolmentOn(all, date(day))).toBe(expected);
  });
  test('is never one that was not paid', () => {
    expect(enrolmentOn([never], date('2027-02-01'))).toBeNull();
  });
  test('is the one begun later where two years overlap', () => {
    const overlapping = bought('2026-06-01', '2026-05-01T00:00:00Z');
    expect(enrolmentOn([overlapping, first], date('2026-06-02'))).toBe(overlapping);
  });
  test('holds the day, whatever was bought', () => {
    const anyEnrolment: fc.Arbitrary<Enrolment> = fc.record({
      startDate: anyDay,
      settledAt: fc.constantFrom(null, new Date(0)),
    });
    fc.assert(
      fc.property(fc.array(anyEnrolment, { maxLength: 5 }), anyDay, (enrolments, day) => {
        const found = enrolmentOn(enrolments, day);
        const holding = enrolments.filter((one) => one.settledAt !== null && yearHolds(one.startDate, day));
        expect(found === null).toBe(holding.length === 0);
        expect(found === null || holding.includes(found)).toBe(true);
      }),
    );
  });
});

describe("the child's grade and year", () => {
  test('come from the latest enrolment begun', () => {
    expect(enrolmentOfChild(all, date('2026-08-09'))).toBe(first);
    expect(enrolmentOfChild(all, date('2026-08-10'))).toBe(second);
    expect(enrolmentOfChild(all, date('2028-01-01'))).toBe(second);
  });
  test('come from the first coming one before any has begun', () => {
    expect(enrolmentOfChild(all, date('2025-07-20'))).toBe(first);
  });
  test('are null while no enrolment was paid', () => {
    expect(enrolmentOfChild([never], date('2027-02-01'))).toBeNull();
  });
});

describe('what decides about access', () => {
  test('is the year of the day, else the one that is coming, else nothing', () => {
    expect(enrolmentForAccess(all, date('2025-07-20'))).toBe(first);
    expect(enrolmentForAccess(all, date('2026-08-09'))).toBe(first);
    const gap = bought('2027-09-01', '2027-07-20T00:00:00Z');
    expect(enrolmentForAccess([...all, gap], date('2027-08-20'))).toBe(gap);
    expect(enrolmentForAccess(all, date('2027-08-20'))).toBeNull();
  });
});

describe('the latest academic year', () => {
  test('is the one bought last', () => {
    expect(latestBought(all)).toBe(second);
    expect(latestBought([never])).toBeNull();
    const lateMoney = bought('2025-08-11', '2026-07-16T00:00:00Z');
    expect(latestBought([lateMoney, second])).toBe(lateMoney);
  });
});

test('a child counts as enrolled once any enrolment was paid', () => {
  expect(everPaid([never])).toBe(false);
  expect(everPaid(all)).toBe(true);
});
