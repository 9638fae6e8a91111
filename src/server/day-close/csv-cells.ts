import papaparse from 'papaparse';
import type { CellRow } from '../../domain/billing/settlement-report.ts';

/** Why a file is no table, and on which line. */
export interface NoTable {
  readonly problem: 'not_text' | 'broken_quote' | 'too_many_columns' | 'too_many_rows';
  readonly line: number | null;
}

/**
 * The rows of a CSV that hold anything, the heading being the first, without the line that tells Excel what parts the cells, each with
 * the line on which it begins: a cell in quotes may hold line breaks.
 * @param most how many rows after the heading, and cells in a row
 */
export const csvCells = (
  content: string,
  most: { readonly rows: number; readonly columns: number },
): CellRow[] | NoTable => {
  // NUL and the sign for bytes that are no UTF-8: a picture, a workbook, or another encoding.
  if (/[\0\uFFFD]/.test(content)) return { problem: 'not_text', line: null };
  return cellsOf(content.replace(/^\uFEFF/, ''), most);
};

const cellsOf = (content: string, most: { rows: number; columns: number }): CellRow[] | NoTable => {
  const rows: CellRow[] = [];
  let problem: NoTable | null = null;
  const [instruction = '', said] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(content) ?? [];
  const text = content.slice(instruction.length);
  let [line, begun] = [1 + linesIn(instruction), 0];
  papaparse.parse(text, {
    delimiter: said ?? delimiterOf(text),
    quoteChar: '"',
    step: ({ data, errors, meta }, parser) => {
      const isEmpty = data.every((cell) => cell.trim() === '');
      if (errors.some(({ type }) => type === 'Quotes')) problem = { problem: 'broken_quote', line };
      else if (data.length > most.columns) problem = { problem: 'too_many_columns', line };
      else if (!isEmpty && rows.length > most.rows) problem = { problem: 'too_many_rows', line };
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
