import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { emptyLadder } from './ladder.ts';
import { dueFirst, isComplete, nextDueAt, reportsDueAt, whyNoReport } from './which-reports.ts';

// A Monday; the fourth week of Unit 3 is the twelfth teaching week.
const calendar = { startDate: calendarDate('2026-08-10'), holidayWeeks: [] };

test('the reports of a part are due once the week of its tests is over (R212)', () => {
  expect(reportsDueAt(calendar, 1)).toEqual(new Date('2026-11-01T17:00:00Z'));
});

test('of a child that left only what was due by then is written (R313)', () => {
  const given = { calendar, part: 1, right: 'open' } as const;
  const now = new Date('2026-12-01T00:00:00Z');
  expect(whyNoReport({ ...given, leftOn: calendarDate('2026-11-01') }, now)).toBe('report_not_open');
  expect(whyNoReport({ ...given, leftOn: calendarDate('2026-11-02') }, now)).toBeNull();
  expect(whyNoReport({ ...given, right: 'bill_skipped', leftOn: calendarDate('2026-11-02') }, now)).toBe(
    'report_not_open',
  );
});

test('a report is written of a child whose right to the part is open, after the week of the tests (R212)', () => {
  const before = new Date('2026-11-01T16:59:59Z');
  const after = new Date('2026-11-01T17:00:00Z');
  expect(whyNoReport({ calendar, part: 1, right: 'open', leftOn: null }, before)).toBe('report_not_due');
  expect(whyNoReport({ calendar, part: 1, right: 'open', leftOn: null }, after)).toBeNull();
  expect(whyNoReport({ calendar, part: 1, right: 'bill_unpaid', leftOn: null }, after)).toBe(
    'report_not_open',
  );
  expect(whyNoReport({ calendar, part: 1, right: 'not_in_package', leftOn: null }, after)).toBe(
    'report_not_open',
  );
});

test('it is complete with five steps, a strength and a next step (R212)', () => {
  const ladder = { listening: 1, speaking: 2, reading: 3, writing: 4, words: 5 } as const;
  const whole = { ladder, remarks: [{ group: 'strengths' as const }], nextSteps: ['read'] };
  expect(isComplete(whole)).toBe(true);
  expect(isComplete({ ...whole, ladder: { ...ladder, words: null } })).toBe(false);
  expect(isComplete({ ...whole, ladder: emptyLadder })).toBe(false);
  expect(isComplete({ ...whole, remarks: [{ group: 'grow' }] })).toBe(false);
  expect(isComplete({ ...whole, nextSteps: [] })).toBe(false);
});

test('what is due and not all published comes first by its day, of whatever batch, and what is due next is known (R228)', () => {
  const of = (due_at: string, is_due: boolean, published: number) => ({
    due_at,
    is_due,
    children: 2,
    published,
  });
  const newer = of('2027-02-22T17:00:00Z', true, 1);
  const older = of('2026-11-01T17:00:00Z', true, 0);
  const done = of('2026-08-01T17:00:00Z', true, 2);
  const next = of('2027-04-04T17:00:00Z', false, 0);
  const later = of('2027-06-04T17:00:00Z', false, 0);
  expect(dueFirst([newer, later, done, older, next])).toEqual([older, newer]);
  expect(nextDueAt([newer, later, next])).toBe('2027-04-04T17:00:00Z');
  expect(nextDueAt([newer])).toBeNull();
});
