import { expect, test } from 'vitest';
import { spreadsheetCell } from './spreadsheet-cell.ts';

test.each([
  ['Sari', 'Sari'],
  ['=1+1', `'=1+1`],
  ['+62 812', `'+62 812`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['  =1+1', `'  =1+1`],
  ['\t=1', `"'\t=1"`],
  ['\rx', `"'\rx"`],
  ['＝1', `'＝1`],
  ['a, "b"', '"a, ""b"""'],
  ['Ayu-Sari', 'Ayu-Sari'],
  [-275_000, '-275000'],
])('%j is written as %j, so that no spreadsheet takes it for a formula (R129)', (value, cell) => {
  expect(spreadsheetCell(value)).toBe(cell);
});
