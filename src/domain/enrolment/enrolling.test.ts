import { describe, expect, test } from 'vitest';
import { calendarDate as date } from '../values/calendar-date.ts';
import { august2026 } from '../calendar/batches.test-support.ts';
import { closesWithout, firstEnrolmentRefusal, nextEnrolmentRefusal } from './enrolling.ts';

const batch = {
  startDate: date('2026-08-10'),
  isActive: true,
  startRegistration: date('2026-07-01'),
  endRegistration: date('2026-08-31'),
};
const today = date('2026-07-15');

describe('a first year can be bought', () => {
  const asked = { enrolments: [], batch, grade: 2 };
  test('while registration is open', () => {
    expect(firstEnrolmentRefusal(asked, today)).toBeNull();
    expect(firstEnrolmentRefusal(asked, date('2026-09-01'))).toBe('registration_closed');
  });
  test('again when the earlier one was never paid', () => {
    const unpaid = { startDate: batch.startDate, settledAt: null };
    expect(firstEnrolmentRefusal({ ...asked, enrolments: [unpaid] }, today)).toBeNull();
  });
  test('not once any enrolment was paid', () => {
    const paid = { startDate: date('2025-08-11'), settledAt: new Date('2025-07-15T00:00:00Z') };
    expect(firstEnrolmentRefusal({ ...asked, enrolments: [paid] }, today)).toBe('already_enrolled');
  });
  test('for Grade 2 only', () => {
    expect(firstEnrolmentRefusal({ ...asked, grade: 3 }, today)).toBe('grade_not_allowed');
  });
});

describe('a year whose payment goes back', () => {
  const bills = [
    { billId: 1, paidBy: 'KE-1' },
    { billId: 2, paidBy: null },
  ];
  const bothPaid = [
    { billId: 1, paidBy: 'KE-1' },
    { billId: 2, paidBy: 'KE-2' },
  ];
  test('can be paid again until the last day of registration, and not afterwards (rule R32)', () => {
    expect(closesWithout({ batch, bills }, 1, date('2026-08-31'))).toBe(false);
    expect(closesWithout({ batch, bills }, 1, date('2026-09-01'))).toBe(true);
  });
  test('stays a year while another bill of it is paid (rule R31)', () => {
    expect(closesWithout({ batch, bills: bothPaid }, 1, date('2026-09-01'))).toBe(false);
    expect(closesWithout({ batch, bills: bothPaid }, 2, date('2026-09-01'))).toBe(false);
  });
});

describe('a next year can be bought', () => {
  const later = { ...batch, startDate: date('2027-08-09'), endRegistration: date('2027-09-30') };
  const asked = { eligibility: null, year: august2026, currentGrade: 3, batch: later, grade: 4 } as const;
  const may = date('2027-05-01');
  test('by an eligible child, in the next grade or the same', () => {
    expect(nextEnrolmentRefusal(asked, may)).toBeNull();
    expect(nextEnrolmentRefusal({ ...asked, grade: 3 }, may)).toBeNull();
  });
  test('in no other grade', () => {
    expect(nextEnrolmentRefusal({ ...asked, grade: 5 }, may)).toBe('grade_not_allowed');
    expect(nextEnrolmentRefusal({ ...asked, grade: 2 }, may)).toBe('grade_not_allowed');
  });
  test('not by a child that is not eligible, for the reason it is not', () => {
    expect(nextEnrolmentRefusal({ ...asked, eligibility: 'bill_payable' }, may)).toBe('bill_payable');
    expect(nextEnrolmentRefusal({ ...asked, year: null }, may)).toBe('not_enrolled');
  });
  test('not in a batch that is closed or starts no later', () => {
    expect(nextEnrolmentRefusal(asked, date('2027-10-01'))).toBe('registration_closed');
    const same = { ...later, startDate: august2026.startDate };
    expect(nextEnrolmentRefusal({ ...asked, batch: same }, may)).toBe('batch_not_later');
  });
});
