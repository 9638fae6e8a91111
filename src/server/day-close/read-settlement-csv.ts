import papaparse from 'papaparse';
import { REPORT_MAX_BYTES, REPORT_MAX_COLUMNS, REPORT_MAX_ROWS } from '../../contract/day-close.ts';
import { monthProblem } from '../../domain/billing/report-days.ts';
import {
  type CellRow,
  type ReportProblem,
  type ReportRow,
  readReport,
} from '../../domain/billing/settlement-report.ts';

/** Reads a settlement report's file for a month (rule R126), or says why it is not taken. */
export function readSettlementCsv(content: string, month: string): ReportRow[] | ReportProblem {
  if (Buffer.byteLength(content) > REPORT_MAX_BYTES) return refusedFor('too_large');
  // NUL and the sign for bytes that are no UTF-8: a picture, a workbook, or another encoding.
  if (/[\0\uFFFD]/.test(content)) return refusedFor('not_text');
  const cells = cellsOf(content.replace(/^\uFEFF/, ''));
  if (!Array.isArray(cells)) return cells;
  const rows = readReport(cells);
  if (!Array.isArray(rows)) return rows;
  return monthProblem(rows, month) ?? rows;
}

const refusedFor = (problem: ReportProblem['problem'], line: number | null = null): ReportProblem => ({
  problem,
  line,
  column: null,
  found: null,
});

/** The rows that hold anything, without the line that tells Excel what parts the cells, each with the line on which it begins: a cell in quotes may hold line breaks. */
const cellsOf = (content: string): CellRow[] | ReportProblem => {
  const rows: CellRow[] = [];
  let problem: ReportProblem | null = null;
  const [instruction = '', said] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(content) ?? [];
  const text = content.slice(instruction.length);
  let [line, begun] = [1 + linesIn(instruction), 0];
  papaparse.parse(text, {
    delimiter: said ?? delimiterOf(text),
    quoteChar: '"',
    step: ({ data, errors, meta }, parser) => {
      const isEmpty = data.every((cell) => cell.trim() === '');
      if (errors.some(({ type }) => type === 'Quotes')) problem = refusedFor('broken_quote', line);
      else if (data.length > REPORT_MAX_COLUMNS) problem = refusedFor('too_many_columns', line);
      else if (!isEmpty && rows.length > REPORT_MAX_ROWS) problem = refusedFor('too_many_rows', line);
      if (problem) {
        parser.abort();
        return;
      }
      if (!isEmpty) rows.push({ line, cells: data });
      line += linesIn(text.slice(begun, meta.cursor));
      begun = meta.cursor;
    },
  });
  return problem ?? rows;
};

const linesIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** What tells the sign that parts the cells. */
const HEADING_LETTERS = 16 * 1024;

/** What the heading is parted by; spreadsheets set to Indonesian write semicolons. */
const delimiterOf = (text: string): string => {
  const [heading = ''] = text.slice(0, HEADING_LETTERS).split(/\r|\n/, 1);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: heading.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
};
