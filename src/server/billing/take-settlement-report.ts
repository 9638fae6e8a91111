import { createHash } from 'node:crypto';
import { type SQL, eq, sql } from 'drizzle-orm';
import type { SettlementReport } from '../../contract/day-close.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { ReportRow } from '../../domain/billing/settlement-report.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { BillingContext } from './context.ts';
import { overlapping, reportsWhere } from './day-close-store.ts';
import { presentReport } from './day-close.ts';
import { readSettlementCsv } from './read-settlement-csv.ts';
import { settlementReports, settlementRows } from './tables.ts';

/** Rows of one insert: PostgreSQL takes at most 65,535 values. */
const ROWS_AT_ONCE = 2000;

/** A file that staff drop in. */
interface DroppedReport {
  by: number;
  month: string;
  fileName: string;
  content: string;
  replaces: boolean;
}

/**
 * Takes a settlement report whole, or nothing of it. The same file twice is one report; reports that speak of a same day give way
 * only when that was asked for.
 */
export const takeSettlementReport = async (
  { database, clock }: BillingContext,
  { by, month, fileName, content, replaces }: DroppedReport,
): Promise<
  { report: SettlementReport; already: boolean } | Refused<'report_unreadable' | 'report_there'>
> => {
  const rows = readSettlementCsv(content, month);
  if (!Array.isArray(rows)) return { refused: 'report_unreadable', report: rows };
  const digest = createHash('sha256').update(content).digest('base64url');
  const at = clock.now();
  return database.transaction(async (tx) => {
    // Two that arrive at once must not both find no other.
    await tx.execute(sql`lock table ${settlementReports} in share row exclusive mode`);
    const before = await findReport(tx, eq(settlementReports.digest, digest));
    if (before) return { report: presentReport(before), already: true };
    const facts = factsOf(rows);
    const there = await tx.select().from(settlementReports).where(overlapping(facts.firstDay, facts.lastDay));
    if (there.length > 0 && !replaces) return refuse('report_there');
    for (const former of there) {
      await tx.delete(settlementReports).where(eq(settlementReports.reportId, former.reportId));
      await recordChange(tx, { ...entryOf(former), by, at, before: loggedFacts(former), after: null });
    }
    const [made] = await tx
      .insert(settlementReports)
      .values({ ...facts, digest, fileName, addedBy: by, addedAt: at })
      .returning();
    if (!made) throw new Error('the insert of a report returned no row');
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx
        .insert(settlementRows)
        .values(rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, reportId: made.reportId })));
    await recordChange(tx, { ...entryOf(made), by, at, before: null, after: loggedFacts(made) });
    const report = await findReport(tx, eq(settlementReports.reportId, made.reportId));
    if (!report) throw new Error('a report is not there after its insert');
    return { report: presentReport(report), already: false };
  });
};

const findReport = async (tx: Tx, which: SQL) => {
  const [row] = await reportsWhere(tx, which);
  return row ?? null;
};

const factsOf = (rows: readonly ReportRow[]) => {
  const days = rows.map(({ day }) => day).toSorted();
  return {
    firstDay: calendarDate(days[0] ?? ''),
    lastDay: calendarDate(days.at(-1) ?? ''),
    rowCount: rows.length,
    paidTotal: rows
      .filter(({ standing }) => standing === 'paid')
      .reduce((sum, { amount }) => sum + amount, 0),
  };
};

type ReportRecord = typeof settlementReports.$inferSelect;
const entryOf = ({ reportId, fileName }: ReportRecord) =>
  ({ kind: 'settlement_report', objectId: reportId, name: fileName }) as const;
const loggedFacts = ({ fileName, firstDay, lastDay, rowCount }: ReportRecord) => ({
  file_name: fileName,
  first_day: firstDay,
  last_day: lastDay,
  row_count: rowCount,
});
