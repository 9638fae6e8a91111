import { describe, expect, test } from 'vitest';
import { readAmount, readMethod, readReport } from './settlement-report.ts';

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
  ['Rp 275.000,-', 275_000],
  ['Rp (275.000)', -275_000],
  ['(275,000.00)', -275_000],
  ['−275.000', -275_000],
  ['275.000 IDR', 275_000],
  ['1 275 000', 1_275_000],
  ["1'275'000", 1_275_000],
  ['275.000,00-', -275_000],
  ['+275000', 275_000],
  ['275000.0000', 275_000],
  // Its last figures are lost.
  ['1,275E+06', null],
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

test('the words of the report for a method become those of the school, and others stay', () => {
  expect(['QRIS', 'GoPay', 'credit_card', 'Mandiri Bill', 'shopeepay'].map(readMethod)).toEqual([
    'gopay',
    'gopay',
    'credit_card',
    'echannel',
    'shopeepay',
  ]);
});

test.each([
  ['Canceled', 'unpaid'],
  ['Dibatalkan', 'unpaid'],
  ['Kedaluwarsa', 'unpaid'],
  ['Menunggu Pembayaran', 'unpaid'],
  ['Berhasil', 'paid'],
  ['LUNAS', 'paid'],
  ['Dikembalikan', 'back'],
  ['Pengembalian Sebagian', 'part_back'],
])('the status %j is read in either language: %j (R126)', (word, status) => {
  expect(report(heading, row({ 3: word }))).toMatchObject([{ reportStatus: status }]);
});

test('of two headings for one thing the first of the list counts, the channel where it says more (R126)', () => {
  const read = report(
    ['Order ID', 'Payment Type', 'Channel', 'Amount', 'Gross Amount', 'Status', 'Date'],
    ['KE-1', 'Bank Transfer', 'Mandiri Bill', '270000', '275000', 'settlement', '2026-11-03'],
    ['KE-2', 'QRIS', 'shopeepay', '', '275000', 'settlement', '2026-11-03'],
  );
  expect(read).toMatchObject([
    { method: 'echannel', amount: 275_000 },
    { method: 'gopay', amount: 275_000 },
  ]);
});

test('a line of sums is no payment (R126)', () => {
  const short = report(heading, good, ['Total', '', '275000', '', '']);
  expect(short).toHaveLength(1);
  expect(report(heading, good, ['', 'Jumlah', '275000'])).toHaveLength(1);
  expect(report(heading, good, row({ 0: 'Grand Total', 3: '', 4: '' }))).toHaveLength(1);
  expect(report(heading, row({ 0: 'Total' }))).toMatchObject([{ orderId: 'Total' }]);
  expect(report(heading, ['Total', '', '0', '', ''])).toEqual({
    problem: 'no_rows',
    line: null,
    column: null,
    found: null,
  });
});

test('a file whose dates have a 13th month first is read with the month first (R126)', () => {
  const read = report(heading, row({ 4: '11/28/2026 2:05 PM' }), row({ 4: '11/03/2026' }));
  expect(read).toMatchObject([{ day: '2026-11-28' }, { day: '2026-11-03' }]);
  expect(report(heading, row({ 4: '28/11/2026' }), row({ 4: '11/28/2026' }))).toMatchObject({
    problem: 'no_date',
    line: 3,
  });
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
  test('is found below a title and a few facts, and the line of a fault is that of the file', () => {
    const above = [['Laporan Transaksi'], ['Periode', '1-30 November 2026']];
    expect(report(...above, heading, good)).toMatchObject([{ line: 4 }]);
    expect(report(...above, heading, row({ 2: 'x' }))).toMatchObject({ problem: 'no_amount', line: 4 });
  });

  test('is read where a spreadsheet marks its cells as text', () => {
    expect(
      report(
        heading,
        good.map((cell) => `'${cell}`),
      ),
    ).toEqual(report(heading, good));
  });

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
