import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { type HeldPayment, differenceMark, settlementDifferences } from './settlement-differences.ts';
import type { ReportRow } from './settlement-report.ts';

const day = calendarDate('2026-11-03');
const next = calendarDate('2026-11-04');
const spans = [{ first: calendarDate('2026-11-01'), last: calendarDate('2026-11-05') }];
const row = (changes: Partial<ReportRow> = {}): ReportRow => ({
  line: 2,
  orderId: 'KE-1',
  amount: 275_000,
  standing: 'paid',
  method: 'gopay',
  day,
  ...changes,
});
const held = (changes: Partial<HeldPayment> = {}): HeldPayment => {
  const { line: _line, ...said } = row();
  return { ...said, ...changes };
};
const kinds = (rows: ReportRow[], payments: HeldPayment[]) =>
  settlementDifferences(rows, payments, spans).map(({ kind }) => kind);

test('each difference has its name, and what agrees has none (R127)', () => {
  expect(kinds([row()], [held()])).toEqual([]);
  expect(kinds([row()], [])).toEqual(['missing_here']);
  expect(kinds([], [held()])).toEqual(['missing_there']);
  expect(kinds([row({ amount: 257_000 })], [held()])).toEqual(['other_amount']);
  expect(kinds([row({ standing: 'back' })], [held()])).toEqual(['other_status']);
  expect(kinds([row()], [held({ standing: 'back' })])).toEqual(['other_status']);
  expect(kinds([row()], [held({ standing: 'unpaid' })])).toEqual(['other_status']);
  expect(kinds([row({ method: 'echannel' })], [held()])).toEqual(['other_method']);
  expect(kinds([row(), row({ line: 3 })], [held()])).toEqual(['repeated_row']);
  expect(kinds([row({ day: next })], [held()])).toEqual(['other_day']);
});

test('several differences of one order are several rows (R127)', () => {
  expect(kinds([row({ amount: 1, method: 'echannel', day: next })], [held()])).toEqual([
    'other_amount',
    'other_method',
    'other_day',
  ]);
});

test('what was never paid is looked for nowhere, nor a payment on a day that no report speaks of (R127)', () => {
  expect(kinds([row({ standing: 'unpaid' })], [])).toEqual([]);
  expect(kinds([row({ standing: 'unpaid' })], [held({ standing: 'unpaid', day: next })])).toEqual([]);
  expect(kinds([], [held({ standing: 'unpaid' })])).toEqual([]);
  expect(kinds([], [held({ day: calendarDate('2026-11-06') })])).toEqual([]);
});

test('a payment and its refund as two rows agree with a payment that went back (R127)', () => {
  const refund = row({ line: 3, standing: 'back', amount: -275_000, day: next });
  expect(kinds([row(), refund], [held({ standing: 'back' })])).toEqual([]);
  const parts = [1, 2].map((line) =>
    row({ line: line + 2, standing: 'part_back', amount: -1000, day: next }),
  );
  expect(kinds([row(), ...parts], [held({ standing: 'part_back' })])).toEqual([]);
});

test('what was looked into is open again when a side says something else (R128)', () => {
  const [first] = settlementDifferences([row({ amount: 1 })], [held()], spans);
  const [again] = settlementDifferences([row({ amount: 1, line: 9 })], [held()], spans);
  const [changed] = settlementDifferences([row({ amount: 2 })], [held()], spans);
  if (!first || !again || !changed) throw new Error('no difference');
  expect(differenceMark(again)).toBe(differenceMark(first));
  expect(differenceMark(changed)).not.toBe(differenceMark(first));
});
