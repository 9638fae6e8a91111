import { expect, test } from 'vitest';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { billOf, thisYear } from './bill.test-support.ts';
import { type ChildStatusFacts, childStatus } from './child-status.ts';

const year: AcademicYear = {
  academic_year_id: 7,
  batch: 12,
  start_date: '2026-08-10',
  end_date: '2027-08-08',
  start_registration: '2026-07-01',
  end_registration: '2026-08-16',
  is_active: true,
  holiday_week: '[]',
  version: 1,
};

const enrolled: Child = {
  child_id: 3,
  first_name: 'Rani',
  last_name: '',
  gender: 'FEMALE',
  birthdate: '2017-03-02',
  image: null,
  image_url: null,
  academic_year_id: 7,
  grade: 3,
  is_auto: false,
  payment_status: 'settlement',
  result: 3,
  eligible_next_grade: false,
  latest_academic_year: { academic_year_id: 7, end_date: '2027-08-08' },
  test_until: null,
  version: 1,
};

const facts = (child: Partial<Child>, given: Partial<ChildStatusFacts> = {}): ChildStatusFacts => ({
  child: { ...enrolled, ...child },
  today: calendarDate('2026-11-21'),
  access: { billing_status: true, billing: thisYear[0] ?? null },
  years: [thisYear],
  latestYear: year,
  ...given,
});

const nothing = { academic_year_id: null, grade: null, result: null, latest_academic_year: null } as const;

test('a child for whom nothing was bought is new', () => {
  expect(childStatus(facts({ ...nothing, payment_status: '' }))).toEqual({ kind: 'new', failed: false });
});

test('a first payment that failed leaves the child new, with `failed` set', () => {
  expect(childStatus(facts({ ...nothing, payment_status: 'expire' }))).toEqual({ kind: 'new', failed: true });
});

test('an open first payment is pending', () => {
  expect(childStatus(facts({ ...nothing, payment_status: 'pending' }))).toEqual({ kind: 'pending' });
});

test('an awaited placement test shows its deadline, as computed by the server', () => {
  const paidAgainLater = [{ ...thisYear[0], paid_at: '2026-07-22T03:00:00.000Z' }] as typeof thisYear;
  const awaiting = { result: null, test_until: '2026-07-23T03:00:00.000Z' };
  expect(childStatus(facts(awaiting, { years: [paidAgainLater] }))).toEqual({
    kind: 'awaiting',
    until: new Date('2026-07-23T03:00:00.000Z'),
  });
});

test('who awaits no test is learning, with a result or without', () => {
  expect(childStatus(facts({ result: null, is_auto: true })).kind).toBe('learning');
  expect(childStatus(facts({ result: null })).kind).toBe('learning');
});

test('without access the bill that decides is named', () => {
  const bill = billOf({ billing_id: 12 });
  expect(childStatus(facts({}, { access: { billing_status: false, billing: bill } }))).toEqual({
    kind: 'overdue',
    bill,
  });
});

test('a year that lies ahead says when it begins', () => {
  expect(childStatus(facts({}, { today: calendarDate('2026-08-09') }))).toEqual({
    kind: 'starts',
    on: '2026-08-10',
  });
  expect(childStatus(facts({}, { today: calendarDate('2026-08-10') })).kind).toBe('learning');
});

test('a second year ahead does not hide the one under way', () => {
  const coming = { ...year, academic_year_id: 8, start_date: '2027-01-11' };
  expect(childStatus(facts({}, { latestYear: coming })).kind).toBe('learning');
});

test('the year is over from the day after its last', () => {
  expect(childStatus(facts({}, { today: calendarDate('2027-08-08') })).kind).toBe('learning');
  expect(childStatus(facts({}, { today: calendarDate('2027-08-09') }))).toEqual({
    kind: 'over',
    on: '2027-08-08',
  });
});
