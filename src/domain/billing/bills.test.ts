import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate as date, compareDates, dayInJakarta } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { endDateOf } from '../calendar/batch-year.ts';
import { anyDay } from '../calendar/batches.test-support.ts';
import { totalsOf } from './amounts.ts';
import { type Bill, lastDayOf, makeBills } from './bills.ts';
import { anyPayable, billChargeRefusal, billState, isDueBy, isOverdue } from './bill-state.ts';
import { firstBillRefusal, firstChargeRefusal } from './first-charge.ts';
import { intervalPrice, itemsToCharge } from './price-items.ts';
import { anyDelivery, anyPrices, anyTerm, prices } from './prices.test-support.ts';
import { billsInYear } from './terms.ts';

const start = date('2026-08-10');
const itemsFor = (term: 2 | 4 | 12) =>
  itemsToCharge('BUY_COURSE', prices, { term, delivery: rupiah(24_000) });
const bills = makeBills(start, 4, itemsFor(4));
/** The bills with those of these sequences paid. */
const paid = (...sequences: number[]): readonly Bill[] =>
  bills.map((bill) =>
    sequences.includes(bill.sequence) ? { ...bill, paidAt: new Date('2026-08-01T00:00:00Z') } : bill,
  );

describe('the bills of a year', () => {
  test('cover it from the start date in steps of the interval', () => {
    const unpaid = { paidAt: null, delayedUntil: null };
    expect(bills).toEqual([
      { sequence: 1, periodStart: '2026-08-10', periodEnd: '2026-12-10', amount: 2_124_000, ...unpaid },
      { sequence: 2, periodStart: '2026-12-10', periodEnd: '2027-04-10', amount: 1_300_000, ...unpaid },
      { sequence: 3, periodStart: '2027-04-10', periodEnd: '2027-08-10', amount: 1_300_000, ...unpaid },
    ]);
    expect(makeBills(start, 2, itemsFor(2))).toHaveLength(6);
    expect(makeBills(start, 12, itemsFor(12)).map(({ amount }) => amount)).toEqual([4_024_000]);
  });
  test('count months from the start date, so that a short month shortens no other', () => {
    const late = makeBills(date('2026-08-31'), 2, itemsFor(2));
    expect(late.map(({ periodStart }) => periodStart)).toEqual([
      '2026-08-31',
      '2026-10-31',
      '2026-12-31',
      '2027-02-28',
      '2027-04-30',
      '2027-06-30',
    ]);
  });
  test('end the day before the next begins', () => {
    expect(bills.map(lastDayOf)).toEqual(['2026-12-09', '2027-04-09', '2027-08-09']);
  });
  test('tile the year without gap or overlap', () => {
    fc.assert(
      fc.property(anyDay, anyTerm, (startDate, term) => {
        const made = makeBills(startDate, term, itemsFor(term));
        expect(made).toHaveLength(billsInYear[term]);
        expect(made[0]!.periodStart).toBe(startDate);
        expect(made.slice(1).map((bill) => bill.periodStart)).toEqual(
          made.slice(0, -1).map((bill) => bill.periodEnd),
        );
        expect(made.every((bill) => compareDates(bill.periodStart, bill.periodEnd) < 0)).toBe(true);
        expect(compareDates(lastDayOf(made.at(-1)!), endDateOf(startDate))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test('come to the first total and the interval for every later bill', () => {
    fc.assert(
      fc.property(anyPrices, anyTerm, anyDelivery, (some, term, delivery) => {
        const items = itemsToCharge('BUY_COURSE', some, { term, delivery });
        const sum = makeBills(start, term, items).reduce((total, { amount }) => total + amount, 0);
        const later = (billsInYear[term] - 1) * intervalPrice(some.intervals[term]);
        expect(sum).toBe(totalsOf(items).net + later);
      }),
    );
  });
});

describe('a bill is', () => {
  test.each([
    ['2026-01-01', 'PAYABLE'],
    ['2026-12-09', 'PAYABLE'],
    ['2026-12-10', 'SKIPPED'],
  ] as const)('on %s %s when it is unpaid', (day, state) => {
    expect(billState(bills[0]!, date(day))).toBe(state);
  });
  test('paid for good, also when it was paid late', () => {
    const late = { ...bills[0]!, paidAt: new Date('2027-01-05T00:00:00Z') };
    expect(billState(late, date('2027-06-01'))).toBe('PAID');
  });
  test('never payable again once it was skipped', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const [early, later] = compareDates(a, b) <= 0 ? [a, b] : [b, a];
        const states = [billState(bills[1]!, early), billState(bills[1]!, later)];
        expect(states).not.toEqual(['SKIPPED', 'PAYABLE']);
      }),
    );
  });
});

describe('a bill may be charged', () => {
  const charge = (some: readonly Bill[], sequence: number, day: string, wasPaid = true) =>
    billChargeRefusal({ bills: some, wasPaid }, sequence, date(day));
  test('when it is payable and every earlier one paid', () => {
    expect(charge(paid(1), 2, '2026-09-01')).toBeNull();
    expect(charge(paid(1, 2), 3, '2026-09-01')).toBeNull();
  });
  test('when the earlier one was skipped', () => {
    expect(charge(paid(1), 3, '2027-04-10')).toBeNull();
  });
  test('not while an earlier one is payable', () => {
    expect(charge(paid(1), 3, '2027-04-09')).toBe('earlier_bill_payable');
  });
  test('not twice', () => {
    expect(charge(paid(1), 1, '2026-09-01')).toBe('bill_already_paid');
  });
  test('not when it was skipped', () => {
    expect(charge(paid(1), 2, '2027-04-10')).toBe('bill_skipped');
  });
  test('when it is bill 1 of an enrolment that was never paid, and no later one', () => {
    expect(charge(bills, 1, '2026-08-01', false)).toBeNull();
    expect(charge(bills, 2, '2027-01-01', false)).toBe('enrolment_unpaid');
    expect(charge(bills, 2, '2027-01-01', true)).toBeNull(); // bill 1 was paid once, and reversed
  });
  test('when there is such a bill', () => {
    expect(charge(bills, 4, '2026-08-01')).toBe('bill_not_found');
  });
});

test('a child owes as long as any bill is payable', () => {
  expect(anyPayable(paid(1, 2), date('2027-05-01'))).toBe(true);
  expect(anyPayable(paid(1, 3), date('2027-05-01'))).toBe(false); // bill 2 was skipped
});

describe('a first payment', () => {
  test('is refused when its bill 1 would already have ended', () => {
    expect(firstBillRefusal(start, 2, date('2026-10-09'))).toBeNull();
    expect(firstBillRefusal(start, 2, date('2026-10-10'))).toBe('first_bill_over');
    expect(firstBillRefusal(start, 12, date('2026-10-10'))).toBeNull();
  });
  test('is refused for what the enrolment refuses first', () => {
    const year = { startDate: start, term: 2 } as const;
    expect(firstChargeRefusal('already_enrolled', year, date('2027-01-01'))).toBe('already_enrolled');
    expect(firstChargeRefusal(null, year, date('2027-01-01'))).toBe('first_bill_over');
    expect(firstChargeRefusal(null, year, date('2026-08-01'))).toBeNull();
  });
  test('made on the last day in WIB is in time', () => {
    expect(firstBillRefusal(start, 2, dayInJakarta(new Date('2026-10-09T16:59:59Z')))).toBeNull();
    expect(firstBillRefusal(start, 2, dayInJakarta(new Date('2026-10-09T17:00:00Z')))).toBe(
      'first_bill_over',
    );
  });
});

test('a bill is due on the first day of its period, and not before', () => {
  const dueBy = (on: string) => isDueBy({ periodStart: date('2026-12-10') }, date(on));
  expect(dueBy('2026-12-09')).toBe(false);
  expect(dueBy('2026-12-10')).toBe(true);
  expect(dueBy('2026-12-11')).toBe(true);
});

test('a bill is overdue from the day after it was due while it can be paid, and the first one never is', () => {
  const [first, second] = paid(1);
  if (!first || !second) throw new Error('a year of three bills');
  const overdue = (bill: Bill, on: string) => isOverdue(bill, date(on));
  expect(overdue(second, '2026-12-10')).toBe(false);
  expect(overdue(second, '2026-12-11')).toBe(true);
  expect(overdue(second, '2027-04-09')).toBe(true);
  expect(overdue(second, '2027-04-10')).toBe(false);
  expect(overdue({ ...second, paidAt: new Date('2026-12-20T00:00:00Z') }, '2026-12-21')).toBe(false);
  expect(overdue({ ...first, paidAt: null }, '2026-09-01')).toBe(false);
});

test('from the day on which its child left no bill is payable, not even one that was to wait (R289)', () => {
  const left = bills.map((bill) => ({
    ...bill,
    leftOn: date('2026-12-15'),
    delayedUntil: date('2026-12-30'),
  }));
  const states = (day: string) => left.map((bill) => billState(bill, date(day)));
  expect(states('2026-12-14')).toEqual(['PAYABLE', 'PAYABLE', 'PAYABLE']);
  expect(states('2026-12-15')).toEqual(['SKIPPED', 'SKIPPED', 'SKIPPED']);
  expect(left.map((bill) => isOverdue(bill, date('2026-12-16')))).toEqual([false, false, false]);
  expect(
    billState({ ...bills[0]!, leftOn: date('2026-12-15'), paidAt: new Date() }, date('2026-12-16')),
  ).toBe('PAID');
});
