import { expect, test } from 'vitest';
import { makeBills } from '../billing/bills.ts';
import { calendarDate } from '../values/calendar-date.ts';
import { childStatus, childStatuses, decidingFact, hasCurrentYear } from './child-status.ts';

const none = { firstPaymentPending: false, awaitsTest: false };
const year = (startDate: string, paid: readonly number[], settled = true) => ({
  startDate: calendarDate(startDate),
  settledAt: settled ? new Date('2026-08-01T03:00:00Z') : null,
  bills: makeBills(calendarDate(startDate), 2, []).map((bill) => ({
    ...bill,
    paidAt: paid.includes(bill.sequence) ? new Date('2026-08-01T03:00:00Z') : null,
  })),
});
const on = (day: string, enrolments: ReturnType<typeof year>[], facts = none) => {
  const { status, hasAccess } = childStatus(enrolments, facts, calendarDate(day));
  return [status, hasAccess];
};

test('a child for whom nothing was paid is new, or its first payment is pending', () => {
  const unpaid = [year('2026-08-10', [], false)];
  expect(on('2026-08-10', [])).toEqual(['NEW', false]);
  expect(on('2026-08-10', unpaid)).toEqual(['NEW', false]);
  expect(on('2026-08-10', unpaid, { ...none, firstPaymentPending: true })).toEqual(['PENDING', false]);
});

test('a year to come is booked, one under way is learned in, with access as its bills say', () => {
  const paidOnce = [year('2026-08-10', [1])];
  expect(on('2026-08-09', paidOnce)).toEqual(['BOOKED', true]);
  expect(on('2026-08-10', paidOnce)).toEqual(['LEARNING', true]);
  expect(on('2026-10-09', paidOnce)).toEqual(['LEARNING', true]);
  expect(on('2026-10-10', paidOnce)).toEqual(['LEARNING', false]);
});

test('an awaited test comes before both', () => {
  const awaiting = { ...none, awaitsTest: true };
  expect(on('2026-08-09', [year('2026-08-10', [1])], awaiting)).toEqual(['TEST_AWAITED', true]);
  expect(on('2026-08-10', [year('2026-08-10', [])], awaiting)).toEqual(['TEST_AWAITED', false]);
});

test('the day after the last of the last year it is over; between two years the next is booked', () => {
  const all = [1, 2, 3, 4, 5, 6];
  expect(on('2027-08-08', [year('2026-08-10', all)])).toEqual(['LEARNING', true]);
  expect(on('2027-08-09', [year('2026-08-10', all)])).toEqual(['OVER', false]);
  expect(on('2027-08-09', [year('2026-08-10', all), year('2027-08-16', [1])])).toEqual(['BOOKED', true]);
});

test('a bill is spoken of while there is a year, under way or to come', () => {
  expect(childStatuses.filter(hasCurrentYear)).toEqual(['TEST_AWAITED', 'BOOKED', 'LEARNING']);
});

test.each([
  ['nothing was bought', [], null],
  ['the first payment is not there', [year('2026-08-10', [], false)], 'firstPaymentPending'],
  ['a year is under way', [year('2026-08-10', [1])], 'awaitsTest'],
  ['the last year is over', [year('2024-08-10', [1])], null],
] as const)('when %s, no other fact than the one named changes the status', (_case, enrolments, fact) => {
  expect(decidingFact(enrolments, calendarDate('2026-08-10'))).toBe(fact);
  const plain = on('2026-08-10', [...enrolments]);
  for (const one of ['firstPaymentPending', 'awaitsTest'] as const) {
    const changed = on('2026-08-10', [...enrolments], { ...none, [one]: true });
    if (one === fact) expect(changed).not.toEqual(plain);
    else if (enrolments.length > 0) expect(changed).toEqual(plain);
  }
});

test('who left during its last year has left, whatever was paid ahead, until another year comes (R289)', () => {
  const left = { ...year('2026-08-10', [1, 2]), leftOn: calendarDate('2026-09-01') };
  expect(on('2026-09-01', [left])).toEqual(['LEFT', false]);
  expect(on('2027-08-09', [left])).toEqual(['LEFT', false]);
  expect(on('2027-08-09', [left, year('2027-08-16', [1])])).toEqual(['BOOKED', true]);
});
