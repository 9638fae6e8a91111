import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBills } from '../billing/bills.ts';
import { anyTerm } from '../billing/prices.test-support.ts';
import { anyBatch } from '../calendar/batches.test-support.ts';
import { releasesOf } from '../calendar/release.ts';
import { calendarDate as date } from '../values/calendar-date.ts';
import { lessonAccess } from './lesson-access.ts';

/** A year from Monday 2026-08-10 in bills of four months: the second covers 10 December to 9 April. */
const year = (paid: readonly number[], startDate = '2026-08-10', term: 2 | 4 | 12 = 4) => ({
  startDate: date(startDate),
  term,
  settledAt: new Date('2026-07-20T00:00:00Z'),
  bills: makeBills(date(startDate), term, []).map((bill) => ({
    ...bill,
    paidAt: paid.includes(bill.sequence) ? new Date('2026-07-20T00:00:00Z') : null,
  })),
});
const at = (wib: string) => new Date(`${wib}+07:00`);
const unitWeek = { type: 2, unit: 5 } as const;
/** There for two weeks from 00:00 WIB of a Monday. */
const lesson = (monday: string) => {
  const releasedAt = at(`${monday}T00:00`);
  return { master: unitWeek, releasedAt, goneAt: new Date(releasedAt.getTime() + 14 * 24 * 60 * 60 * 1000) };
};
const judged = (paid: readonly number[], monday: string, now: string) => {
  const enrolment = year(paid);
  const { reason, openedBy, paidFor } = lessonAccess([enrolment], enrolment, at(now))(lesson(monday));
  return [reason, openedBy?.sequence ?? null, paidFor];
};

test('a lesson of a paid period opens at its release and closes when it is gone', () => {
  expect(judged([1], '2026-08-17', '2026-08-16T23:59')).toEqual(['NOT_RELEASED', null, true]);
  expect(judged([1], '2026-08-17', '2026-08-17T00:00')).toEqual([null, null, true]);
  expect(judged([1], '2026-08-17', '2026-08-30T23:59')).toEqual([null, null, true]);
  expect(judged([1], '2026-08-17', '2026-08-31T00:00')).toEqual(['GONE', null, true]);
});

test('before the year begins its lessons say so', () => {
  expect(judged([1], '2026-08-17', '2026-08-09T23:59')).toEqual(['YEAR_NOT_BEGUN', null, true]);
  expect(judged([1], '2026-08-17', '2026-08-10T00:00')).toEqual(['NOT_RELEASED', null, true]);
});

test('what is there is judged by the bill of today, what is to come by that of its release', () => {
  expect(judged([1], '2026-12-07', '2026-12-09T23:59')).toEqual([null, null, true]);
  expect(judged([1], '2026-12-07', '2026-12-10T00:00')).toEqual(['BILL_UNPAID', 2, false]);
  expect(judged([1], '2026-12-14', '2026-12-01T12:00')).toEqual(['BILL_UNPAID', 2, false]);
  expect(judged([1], '2027-04-12', '2026-12-01T12:00')).toEqual(['BILL_UNPAID', 3, false]);
});

test('what was there in a skipped period alone stays closed for that reason, whatever is paid later', () => {
  expect(judged([1, 3], '2026-12-14', '2027-04-10T00:00')).toEqual(['PERIOD_SKIPPED', null, true]);
  expect(judged([1], '2026-12-14', '2027-04-10T00:00')).toEqual(['PERIOD_SKIPPED', null, false]);
  // Its first days were paid for, or its last ones.
  expect(judged([1, 3], '2026-12-07', '2027-04-10T00:00')).toEqual(['GONE', null, true]);
  expect(judged([1, 3], '2027-04-05', '2027-04-10T00:00')).toEqual([null, null, true]);
  expect(judged([1, 3], '2027-04-05', '2027-04-19T00:00')).toEqual(['GONE', null, true]);
});

test('no bill opens what has gone while its period still runs', () => {
  expect(judged([1], '2026-12-14', '2026-12-28T00:00')).toEqual(['GONE', null, false]);
});

test('once the years are over, what is still there is closed for that reason', () => {
  expect(judged([1, 2, 3], '2027-08-02', '2027-08-08T23:59')).toEqual([null, null, true]);
  expect(judged([1, 2, 3], '2027-08-02', '2027-08-09T00:00')).toEqual(['YEAR_OVER', null, false]);
});

test('what was there or to come on the day its child left is closed for that reason, not what had gone (R289)', () => {
  const left = { ...year([1, 2]), leftOn: date('2026-09-10') };
  const judge = (monday: string) => lessonAccess([left], left, at('2026-09-20T12:00'))(lesson(monday)).reason;
  expect(['2026-08-24', '2026-08-31', '2026-09-28'].map(judge)).toEqual(['GONE', 'CHILD_LEFT', 'CHILD_LEFT']);
});

test('where two years overlap, the bills of the later one decide', () => {
  const [first, second] = [year([1, 2, 3]), year([], '2027-05-03')];
  const judge = (now: string) => lessonAccess([first, second], first, at(now))(lesson('2027-04-26'));
  expect(judge('2027-05-02T23:59')).toMatchObject({ reason: null });
  expect(judge('2027-05-03T00:00')).toMatchObject({ reason: 'BILL_UNPAID', openedBy: second.bills[0] });
});

test('what the package does not include is closed for that reason before any other', () => {
  const judge = (term: 2 | 4, now: string) => {
    const enrolment = year([1, 2], '2026-08-10', term);
    const written = { ...lesson('2026-10-26'), master: { type: 4, unit: 3 } as const };
    return lessonAccess([enrolment], enrolment, at(now))(written);
  };
  expect(judge(4, '2026-10-27T12:00')).toMatchObject({ reason: null });
  expect(judge(2, '2026-10-27T12:00')).toMatchObject({ reason: 'NOT_IN_PACKAGE', openedBy: null });
  expect(judge(2, '2026-07-01T12:00')).toMatchObject({ reason: 'NOT_IN_PACKAGE' });
  expect(judge(2, '2027-10-27T12:00')).toMatchObject({ reason: 'NOT_IN_PACKAGE' });
});

/** A test of the sixth unit, in a week of bill 3 because of holidays. */
const second = (paid: readonly number[], now: string, term: 4 | 12 = 4) => {
  const enrolment = year(paid, '2026-08-10', term);
  const oral = { ...lesson('2027-04-19'), master: { type: 3, unit: 6 } as const };
  const { reason, openedBy, paidFor } = lessonAccess([enrolment], enrolment, at(now))(oral);
  return [reason, openedBy?.sequence ?? null, paidFor];
};

test('a test is opened by its own bill, not by the one of its week', () => {
  expect(second([1, 2], '2027-04-20T12:00')).toEqual([null, null, true]);
  expect(second([1], '2027-04-09T12:00')).toEqual(['BILL_UNPAID', 2, false]);
  expect(second([1, 2], '2027-04-18T23:59')).toEqual(['NOT_RELEASED', null, true]);
  expect(second([1, 2], '2027-05-03T00:00')).toEqual(['GONE', null, true]);
  expect(second([1], '2027-04-20T12:00', 12)).toEqual([null, null, true]);
});

test('a test whose bill was skipped stays closed for that reason, also before its week and in paid months', () => {
  expect(second([1, 3], '2027-04-10T12:00')).toEqual(['PERIOD_SKIPPED', null, false]);
  expect(second([1, 3], '2027-04-20T12:00')).toEqual(['PERIOD_SKIPPED', null, false]);
});

test('in any year, test n is open in its time exactly while bill n of 4 months, or the one of 12, is paid', () => {
  fc.assert(
    fc.property(
      anyBatch,
      anyTerm,
      fc.subarray([1, 2, 3, 4, 5, 6]),
      fc.constantFrom(3, 6, 9),
      fc.constantFrom(3, 4),
      fc.integer({ min: -400, max: 20 }),
      (calendar, term, paid, unit, type, days) => {
        const { releasedAt, goneAt } = releasesOf(calendar)(unit, 4);
        const now = new Date(releasedAt.getTime() + days * 24 * 60 * 60 * 1000);
        const enrolment = year(paid, calendar.startDate, term);
        const access = lessonAccess(
          [enrolment],
          enrolment,
          now,
        )({ releasedAt, goneAt, master: { type, unit } });
        const own = { 2: null, 4: unit / 3, 12: 1 }[term];
        const isPaid = own !== null && paid.includes(own);
        expect(access.reason === null).toBe(isPaid && now >= releasedAt && now < goneAt);
        expect(access.paidFor).toBe(isPaid);
        expect(access.reason === 'NOT_IN_PACKAGE').toBe(own === null);
        if (access.openedBy) expect(access.openedBy.sequence).toBe(own);
      },
    ),
  );
});
