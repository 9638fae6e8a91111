import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { august2026 } from '../calendar/batches.test-support.ts';
import { type NextYearFacts, batchesToFollow, nextYearRefusal, yearIsFarEnough } from './next-year.ts';

const august2027 = {
  startDate: date('2027-08-09'),
  isActive: true,
  startRegistration: date('2027-04-01'),
  endRegistration: date('2027-09-30'),
};
const ready: NextYearFacts = {
  year: august2026,
  hasLeft: false,
  anyBillPayable: false,
  batches: [august2027],
};
const may = new Date('2027-05-01T00:00:00Z');

describe('a year is far enough', () => {
  test('from the first release of unit 9 on', () => {
    expect(yearIsFarEnough(august2026, new Date('2027-04-18T16:59:59.999Z'))).toBe(false);
    expect(yearIsFarEnough(august2026, new Date('2027-04-18T17:00:00Z'))).toBe(true);
  });
  test('and stays so when it is over', () => {
    expect(yearIsFarEnough(august2026, new Date('2028-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('a child is eligible for the next grade', () => {
  test('when the year is far enough, nothing is payable and a later batch is open', () => {
    expect(nextYearRefusal(ready, may)).toBeNull();
  });
  test('not before it has bought a year', () => {
    expect(nextYearRefusal({ ...ready, year: null }, may)).toBe('not_enrolled');
  });
  test('not before unit 9', () => {
    expect(nextYearRefusal(ready, new Date('2027-04-10T00:00:00Z'))).toBe('year_not_far_enough');
  });
  test('at once after a year that it has left, in a batch that starts later (R317)', () => {
    const left = {
      ...ready,
      hasLeft: true,
      batches: [{ ...august2027, startRegistration: date('2026-09-01') }],
    };
    expect(nextYearRefusal(left, new Date('2026-10-10T00:00:00Z'))).toBeNull();
    expect(nextYearRefusal({ ...left, batches: [] }, new Date('2026-10-10T00:00:00Z'))).toBe(
      'no_later_batch',
    );
  });
  test('not while a bill is PAYABLE', () => {
    expect(nextYearRefusal({ ...ready, anyBillPayable: true }, may)).toBe('bill_payable');
  });
  test('not without an open batch that starts later', () => {
    expect(nextYearRefusal({ ...ready, batches: [] }, may)).toBe('no_later_batch');
    expect(nextYearRefusal(ready, new Date('2027-10-01T00:00:00Z'))).toBe('no_later_batch');
    const own = { ...august2027, startDate: august2026.startDate };
    expect(nextYearRefusal({ ...ready, batches: [own] }, may)).toBe('no_later_batch');
  });
});

test('the batches to choose from start later, and are active and open', () => {
  const today = date('2027-05-01');
  const inactive = { ...august2027, isActive: false };
  const own = { ...august2027, startDate: date('2026-08-10') };
  expect(batchesToFollow(august2026, [own, inactive, august2027], today)).toEqual([august2027]);
  expect(batchesToFollow(august2026, [august2027], date('2027-10-01'))).toEqual([]);
});
