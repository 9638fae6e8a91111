import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import {
  type HeldPayment,
  type ListedRow,
  differenceId,
  differenceMark,
  readDifferenceId,
  settlementDifferences,
} from './settlement-differences.ts';

const day = calendarDate('2026-11-03');
const next = calendarDate('2026-11-04');
const spoken = new Set([day, next]);
const row = (changes: Partial<ListedRow> = {}): ListedRow => ({
  reportId: 1,
  line: 2,
  orderId: 'KE-1',
  amount: 275_000,
  reportStatus: 'paid',
  method: 'gopay',
  day,
  ...changes,
});
const held = (changes: Partial<HeldPayment> = {}): HeldPayment => {
  const { line: _line, reportId: _report, ...said } = row();
  return { ...said, ...changes };
};
const kinds = (rows: ListedRow[], payments: HeldPayment[]) =>
  settlementDifferences(rows, payments, spoken).map(({ kind }) => kind);

test('each difference has its name, and what agrees has none (R127)', () => {
  expect(kinds([row()], [held()])).toEqual([]);
  expect(kinds([row()], [])).toEqual(['missing_here']);
  expect(kinds([], [held()])).toEqual(['missing_there']);
  expect(kinds([row({ amount: 257_000 })], [held()])).toEqual(['other_amount']);
  expect(kinds([row({ reportStatus: 'back' })], [held()])).toEqual(['other_status']);
  expect(kinds([row()], [held({ reportStatus: 'back' })])).toEqual(['other_status']);
  expect(kinds([row()], [held({ reportStatus: 'unpaid' })])).toEqual(['other_status']);
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
  expect(kinds([row({ reportStatus: 'unpaid' })], [])).toEqual([]);
  expect(kinds([row({ reportStatus: 'unpaid' })], [held({ reportStatus: 'unpaid', day: next })])).toEqual([]);
  expect(kinds([], [held({ reportStatus: 'unpaid' })])).toEqual([]);
  expect(kinds([], [held({ day: calendarDate('2026-11-06') })])).toEqual([]);
});

test('a payment and its refund as two rows agree with a payment that went back (R127)', () => {
  const refund = row({ line: 3, reportStatus: 'back', amount: -275_000, day: next });
  expect(kinds([row(), refund], [held({ reportStatus: 'back' })])).toEqual([]);
  const parts = [1, 2].map((line) =>
    row({ line: line + 2, reportStatus: 'part_back', amount: -1000, day: next }),
  );
  expect(kinds([row(), ...parts], [held({ reportStatus: 'part_back' })])).toEqual([]);
});

test('what was looked into is open again when a side says something else (R128)', () => {
  const [first] = settlementDifferences([row({ amount: 1 })], [held()], spoken);
  const [again] = settlementDifferences([row({ amount: 1, line: 9 })], [held()], spoken);
  const [changed] = settlementDifferences([row({ amount: 2 })], [held()], spoken);
  if (!first || !again || !changed) throw new Error('no difference');
  expect(differenceMark(again)).toBe(differenceMark(first));
  expect(differenceMark(changed)).not.toBe(differenceMark(first));
});

test('what the reports of two months both list is one row, and what one lists twice is not (R127)', () => {
  const second = row({ reportId: 2, line: 7 });
  expect(kinds([row(), second], [held()])).toEqual([]);
  expect(kinds([row(), row({ line: 3 }), second], [held()])).toEqual(['repeated_row']);
  const another = row({ reportId: 2, line: 7, day: next });
  expect(kinds([row(), another], [held()])).toEqual(['repeated_row']);
});

test('the mark of a note names each field in its place, whatever else a side has (R128)', () => {
  const [found] = settlementDifferences([row({ amount: 1 })], [held()], spoken);
  if (!found?.there || !found.here) throw new Error('no difference');
  const mark = 'other_amount | 1 paid gopay 2026-11-03 | 275000 paid gopay 2026-11-03';
  expect(differenceMark(found)).toBe(mark);
  const { amount, reportStatus, method, day: at } = found.here;
  const turned = { ...found, here: { more: 1, day: at, method, reportStatus, amount } };
  expect(differenceMark(turned)).toBe(mark);
});

test('a difference is named by its kind and its order, whatever the order is called', () => {
  const named = { kind: 'other_amount', orderId: 'KE.1/2 ?&' } as const;
  expect(differenceId(named)).toBe('other_amount.KE.1/2 ?&');
  expect(readDifferenceId(differenceId(named))).toEqual(named);
  for (const none of ['', 'ticked', 'other_amount.', 'else.KE-1']) expect(readDifferenceId(none)).toBeNull();
});

test('rows that give money back add up, whatever word the report has for them, and are no other amount (R127)', () => {
  const refund = (amount: number, changes: Partial<ListedRow> = {}) =>
    row({ line: 3, amount: -amount, reportStatus: 'part_back', day: next, ...changes });
  const partly = held({ reportStatus: 'part_back' });
  // After a part went back, some reports have that word for the payment's own row as well.
  expect(kinds([row({ reportStatus: 'part_back' }), refund(100_000)], [partly])).toEqual([]);
  expect(kinds([row(), refund(100_000, { reportStatus: 'back' })], [partly])).toEqual([]);
  const rest = refund(175_000, { line: 4, reportStatus: 'back' });
  const parts = [row(), refund(100_000, { reportStatus: 'back' }), rest];
  expect(kinds(parts, [held({ reportStatus: 'back' })])).toEqual([]);
  expect(kinds([...parts, { ...rest, line: 5 }], [held({ reportStatus: 'back' })])).toEqual(['repeated_row']);
});

test('money that went back on a day that no report speaks of leaves the report of its payment right (R127)', () => {
  for (const reportStatus of ['back', 'part_back'] as const) {
    expect(kinds([row()], [held({ reportStatus, isBackUnreported: true })])).toEqual([]);
    expect(kinds([row()], [held({ reportStatus, isBackUnreported: false })])).toEqual(['other_status']);
  }
  expect(kinds([row()], [held({ reportStatus: 'unpaid', isBackUnreported: true })])).toEqual([
    'other_status',
  ]);
});
