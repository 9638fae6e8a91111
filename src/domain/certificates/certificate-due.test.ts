import { describe, expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { rupiah } from '../values/money.ts';
import { type CertifiedYear, certificateState, pageIsOpen } from './certificate-due.ts';

const bill = {
  sequence: 1,
  periodStart: calendarDate('2025-08-04'),
  periodEnd: calendarDate('2026-08-04'),
  amount: rupiah(3_200_000),
  paidAt: new Date('2025-07-20T03:00:00Z'),
  delayedUntil: null,
};
/** 52 weeks from 4 August 2025: the last day is 2 August 2026. */
const year: CertifiedYear = {
  term: 12,
  bills: [bill],
  startDate: calendarDate('2025-08-04'),
  lastReportPublished: true,
  name: 'Siti Rahma',
};
const after = calendarDate('2026-08-03');

describe('when a year has its certificate (rule R217)', () => {
  test.each<[string, Partial<CertifiedYear>, string, string]>([
    ['paid as a whole, over and with its last report', {}, '2026-08-03', 'due'],
    ['on its last day it still runs', {}, '2026-08-02', 'year_runs'],
    ['paid every 4 months it has none', { term: 4 }, '2026-08-03', 'not_in_package'],
    ['paid every 2 months it has none', { term: 2 }, '2026-08-03', 'not_in_package'],
    ['without its last report', { lastReportPublished: false }, '2026-08-03', 'report_missing'],
    ['its payment went back', { bills: [{ ...bill, paidAt: null }] }, '2026-08-03', 'bill_unpaid'],
    ['unpaid, whatever else is missing', { bills: [{ ...bill, paidAt: null }] }, '2026-01-05', 'bill_unpaid'],
  ])('%s', (_, facts, today, state) =>
    expect(certificateState({ ...year, ...facts }, calendarDate(today))).toBe(state),
  );

  test('a year of which no bill is known is not paid', () => {
    expect(certificateState({ ...year, bills: [] }, after)).toBe('bill_unpaid');
  });

  test('a name that cannot be printed waits (rule R218)', () => {
    expect(certificateState({ ...year, name: '陈伟' }, after)).toBe('name_not_printable');
  });
});

describe('the page of a certificate (rule R220)', () => {
  test.each([
    ['due', true, true],
    ['due', false, false],
    ['bill_unpaid', true, false],
    ['year_runs', true, false],
  ] as const)('%s, allowed %j: open %j', (state, allowed, open) =>
    expect(pageIsOpen({ state, allowed })).toBe(open),
  );
});
