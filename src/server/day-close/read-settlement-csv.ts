import { REPORT_MAX_BYTES, REPORT_MAX_COLUMNS, REPORT_MAX_ROWS } from '../../contract/day-close.ts';
import { monthProblem } from '../../domain/billing/report-days.ts';
import { type ReportProblem, type ReportRow, readReport } from '../../domain/billing/settlement-report.ts';
import { csvCells } from './csv-cells.ts';

/** Reads a settlement report's file for a month (rule R126), or says why it is not taken. */
export function readSettlementCsv(content: string, month: string): ReportRow[] | ReportProblem {
  const nowhere = { line: null, column: null, found: null };
  if (Buffer.byteLength(content) > REPORT_MAX_BYTES) return { ...nowhere, problem: 'too_large' };
  const cells = csvCells(content, { rows: REPORT_MAX_ROWS, columns: REPORT_MAX_COLUMNS });
  if (!Array.isArray(cells)) return { ...nowhere, ...cells };
  const rows = readReport(cells);
  if (!Array.isArray(rows)) return rows;
  return monthProblem(rows, month) ?? rows;
}
