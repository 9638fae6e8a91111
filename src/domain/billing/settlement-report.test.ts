import { describe, expect, test } from 'vitest';
import { readAmount, readDay, readMethod, readReport } from './settlement-report.ts';

const heading = ['Order ID', 'Payment type', 'Amount', 'Transaction status', 'Settlement time'];
const good = ['KE-1', 'gopay', '275000', 'settlement', '2026-11-03 14:05:06'];
const report = (...rows: string[][]) => readReport(rows.map((cells, place) => ({ line: place + 1, cells })));
const row = (changes: Record<number, string>) => good.map((cell, place) => changes[place] ?? cell);

test('columns are found by their headings in any order and letters, and others are not looked at (R126)', () => {
  const read = report(
    ['CUSTOMER_NAME', 'transaction_status', 'gross_amount', 'Settlement Time', 'ORDER_ID', 'payment_type'],
    ['=HYPERLINK("http://x")', 'SETTLEMENT', 'Rp 275.000', '03/11/2026 14:05', 'KE-1', 'QRIS'],
  );
  expect(read).toEqual([
    { line: 2, orderId: 'KE-1', amount: 275_000, reportStatus: 'paid', method: 'gopay', day: '2026-11-03' },
  ]);
});

test.each([
  ['275000', 275_000],
  ['275000.00', 275_000],
  ['275.000', 275_000],
  ['275,000', 275_000],
  ['Rp 275.000', 275_000],
  ['Rp1.275.000,00', 1_275_000],
  ['IDR 275,000.00', 275_000],
  ['-275000', -275_000],
  ['0', 0],
  ['', null],
  ['275000.50', null],
  ['2.75.000', null],
  ['1e6', null],
  ['=1+1', null],
  ['99999999999', null],
])('the amount %j is %j (R126)', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03 23:59:59', '2026-11-03'],
  ['2026-11-03T17:00:00Z', '2026-11-04'],
  ['2026-11-03T23:30:00+07:00', '2026-11-03'],
  ['03/11/2026 08:00', '2026-11-03'],
  ['3-11-2026', '2026-11-03'],
  ['2026-02-30', null],
  ['03/13/2026', null],
  ['2026-11-03 25:00', null],
  ['November', null],
])('the time %j is on %j in Jakarta (R126)', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test('the words of the report for a method become those of the school, and others stay', () => {
  expect(['QRIS', 'GoPay', 'credit_card', 'Mandiri Bill', 'shopeepay'].map(readMethod)).toEqual([
    'gopay',
    'gopay',
    'credit_card',
    'echannel',
    'shopeepay',
  ]);
});

test('a card counts on the day of its capture, everything else on the day of its settlement (R126)', () => {
  const cells = ['KE-1', '275000', 'settlement', '2026-11-04 16:00:00', '2026-11-03 10:00:00'];
  const dayOf = (type: string) => {
    const read = report(
      ['Order ID', 'Amount', 'Status', 'Settlement time', 'Transaction time', 'Payment type'],
      [...cells, type],
    );
    return Array.isArray(read) ? read[0]?.day : read;
  };
  expect([dayOf('credit_card'), dayOf('gopay')]).toEqual(['2026-11-03', '2026-11-04']);
});

describe('what cannot be read is named with its line and column (R126)', () => {
  test.each([
    [report(), { problem: 'no_rows' }],
    [report(heading), { problem: 'no_rows' }],
    [report(['KE-1', 'x'], good), { problem: 'no_heading', line: 1, found: 'KE-1, x' }],
    [report(heading.with(2, 'Sum'), good), { problem: 'missing_column', line: 1, column: 'Amount' }],
    [report(heading.with(4, 'When'), good), { problem: 'missing_column', column: 'Settlement time' }],
    [report(heading.with(1, 'order_id'), good), { problem: 'repeated_column', line: 1, column: 'Order ID' }],
    [
      report(heading, good, good.slice(0, 3)),
      { problem: 'row_too_short', line: 3, column: 'Transaction status' },
    ],
    [report(heading, [...good, 'more']), { problem: 'row_too_long', line: 2, found: 'more' }],
    [report(heading, row({ 0: ' ' })), { problem: 'no_order_id', line: 2, column: 'Order ID' }],
    [
      report(heading, good, row({ 2: 'many' })),
      { problem: 'no_amount', line: 3, column: 'Amount', found: 'many' },
    ],
    [report(heading, row({ 3: 'fine' })), { problem: 'no_status', line: 2, found: 'fine' }],
    [report(heading, row({ 4: 'soon' })), { problem: 'no_date', line: 2, column: 'Settlement time' }],
  ])('%#', (read, problem) => {
    expect(read).toMatchObject(problem);
  });
});
