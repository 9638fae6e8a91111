import { expect, test } from 'vitest';
import { spreadsheetCell, spreadsheetRow } from './spreadsheet-cell.ts';

test.each([
  ['Sari', 'Sari'],
  ['=1+1', `'=1+1`],
  ['+62 812', `'+62 812`],
  ['+6281222998807', `'6281222998807`],
  ['660015502844', `'660015502844`],
  ['+6281222998807+1', `'+6281222998807+1`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['  =1+1', `'  =1+1`],
  ['\t=1', `"'\t'=1"`],
  ['\rx', `"'\rx"`],
  ['＝1', `'＝1`],
  ['a "b", c', '"a ""b"", c"'],
  ['Sari, S.Pd.', '"Sari, S.Pd."'],
  ['Ayu-Sari', 'Ayu-Sari'],
  [-275_000, '-275000'],
  ['0815', `'0815`],
  ['2026112500123456789', `'2026112500123456789`],
  ['44151', '44151'],
])('%j is written as %j, so that no spreadsheet takes it for a formula (R129)', (value, cell) => {
  expect(spreadsheetCell(value)).toBe(cell);
});

test.each([
  [`F;=cmd|'/c calc'!A0;x`, `"F;'=cmd|'/c calc'!A0;x"`],
  ['F,=1+1', `"F,'=1+1"`],
  ['F; +1', `"F;' +1"`],
  ['F;"=1', `"F;'""=1"`],
  ['F;"x', `"F;'""x"`],
  ['Sari,', `"Sari,'"`],
  ['F;;@A1', `"F;;'@A1"`],
  ['F\n-1', `"F\n'-1"`],
  ['F;\t1', `"F;'\t1"`],
  ['F;\u200B=1', `"F;'\u200B=1"`],
])('%j is written as %j: a cell may begin at the other sign, too (R129)', (value, cell) => {
  expect(spreadsheetCell(value)).toBe(cell);
});

test('a row ends as spreadsheets expect', () => {
  expect(spreadsheetRow(['a;b', -1, 'c'], ',')).toBe('"a;b",-1,c\r\n');
  expect(spreadsheetRow(['a;b', -1, 'c'], ';')).toBe('"a;b";-1;c\r\n');
});
