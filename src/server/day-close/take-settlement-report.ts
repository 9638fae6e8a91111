import { createHash } from 'node:crypto';
import {
  MONTH_MAX_ROWS,
  type SettlementReport,
  REPORT_MAX_BYTES,
  REPORT_MAX_COLUMNS,
  REPORT_MAX_ROWS,
} from '../../contract/day-close.ts';
import type { Refused } from '../../contract/refusals.ts';
import { daysLost, daysOfReport, monthProblem } from '../../domain/billing/report-days.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { type ReportProblem, type ReportRow, readReport } from '../../domain/billing/settlement-report.ts';
import { recordChange } from '../audit/record-change.ts';
import type { DayCloseContext } from './context.ts';
import { presentReport } from './day-close.ts';
import {
  type ReportRecord,
  daysByReport,
  deleteReport,
  findReport,
  findSameFile,
  insertReport,
  lockReports,
  reportsSpeakingOf,
  rowsOfMonth,
} from './settlement-report-store.ts';
import { csvCells } from './csv-cells.ts';

/** Reads a settlement report's file for a month (rule R126), or says why it is not taken. */
function readSettlementCsv(content: string, month: string): ReportRow[] | ReportProblem {
  const nowhere = { line: null, column: null, found: null };
  if (Buffer.byteLength(content) > REPORT_MAX_BYTES) return { ...nowhere, problem: 'too_large' };
  const cells = csvCells(content, { rows: REPORT_MAX_ROWS, columns: REPORT_MAX_COLUMNS });
  if (!Array.isArray(cells)) return { ...nowhere, ...cells };
  const rows = readReport(cells);
  if (!Array.isArray(rows)) return rows;
  return monthProblem(rows, month) ?? rows;
}

/** A file that staff drop in. */
interface DroppedReport {
  by: number;
  month: string;
  fileName: string;
  content: string;
  /** reports that may give way to it */
  replaces: readonly number[];
}

/**
 * Takes a settlement report whole, or nothing of it. The same file twice is one report; reports of the month that speak of a same
 * day give way only when staff were told of each of them, and of the days that would be left without a report.
 */
export const takeSettlementReport = async (
  { database, clock }: DayCloseContext,
  { by, month, fileName, content, replaces }: DroppedReport,
): Promise<
  { report: SettlementReport; already: boolean } | Refused<'report_unreadable' | 'report_there'>
> => {
  const rows = readSettlementCsv(content, month);
  if (!Array.isArray(rows)) return { refused: 'report_unreadable', report: rows };
  const digest = createHash('sha256').update(content).digest('base64url');
  const at = clock.now();
  return database.transaction(async (tx) => {
    await lockReports(tx);
    const before = await findSameFile(tx, digest, month);
    if (before) return { report: presentReport(before), already: true };
    const days = daysOfReport(rows, month);
    const [firstDay, lastDay] = [days.own[0], days.own.at(-1)];
    if (!firstDay || !lastDay) throw new Error('a report speaks of no day of its month');
    const there = await reportsSpeakingOf(tx, month, days.own);
    const givingWay = there.map(({ reportId }) => reportId);
    if (!givingWay.every((reportId) => replaces.includes(reportId))) {
      const spoken = await daysByReport(tx, givingWay);
      const reports = there.map((former) =>
        presentThere(former, daysLost(spoken.get(former.reportId) ?? [], days)),
      );
      return { refused: 'report_there', reports };
    }
    const count = rows.length + (await rowsOfMonth(tx, month, givingWay));
    if (count > MONTH_MAX_ROWS) return monthFull(count);
    for (const former of there) {
      await deleteReport(tx, former.reportId);
      await recordChange(tx, { ...entryOf(former), by, at, before: loggedFacts(former), after: null });
    }
    const paidTotal = rows
      .filter(({ reportStatus }) => reportStatus === 'paid')
      .reduce((sum, { amount }) => sum + amount, 0);
    const facts = { digest, month, fileName, firstDay, lastDay, rowCount: rows.length, paidTotal };
    const made = await insertReport(tx, { ...facts, addedBy: by, addedAt: at }, rows, days);
    await recordChange(tx, { ...entryOf(made), by, at, before: null, after: loggedFacts(made) });
    const report = await findReport(tx, made.reportId);
    if (!report) throw new Error('a report is not there after its insert');
    return { report: presentReport(report), already: false };
  });
};

const monthFull = (count: number): Refused<'report_unreadable'> => ({
  refused: 'report_unreadable',
  report: { problem: 'month_full', line: null, column: null, found: String(count) },
});

const presentThere = (
  { reportId, fileName, firstDay, lastDay, rowCount }: ReportRecord,
  lost: readonly CalendarDate[],
) => ({
  report_id: reportId,
  file_name: fileName,
  first_day: firstDay,
  last_day: lastDay,
  row_count: rowCount,
  days_lost: [...lost],
});

const entryOf = ({ reportId, fileName }: ReportRecord) =>
  ({ kind: 'settlement_report', objectId: reportId, name: fileName }) as const;
const loggedFacts = ({ fileName, firstDay, lastDay, rowCount }: ReportRecord) => ({
  file_name: fileName,
  first_day: firstDay,
  last_day: lastDay,
  row_count: rowCount,
});
