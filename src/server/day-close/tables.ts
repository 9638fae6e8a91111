import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { differenceKinds } from '../../domain/billing/settlement-differences.ts';
import { reportStatuses } from '../../domain/billing/settlement-report.ts';
import { users } from '../accounts/tables.ts';
import { calendarDay, instant, version } from '../platform/db/columns.ts';

/** Reports of the gateway that staff dropped in, each for a month. */
export const settlementReports = pgTable(
  'settlement_reports',
  {
    reportId: integer('report_id').primaryKey().generatedAlwaysAsIdentity(),
    /** of the file: the same one twice is one report */
    digest: text('digest').notNull(),
    /** YYYY-MM */
    month: text('month').notNull(),
    fileName: text('file_name').notNull(),
    /** of its month, as is the last */
    firstDay: calendarDay('first_day').notNull(),
    lastDay: calendarDay('last_day').notNull(),
    rowCount: integer('row_count').notNull(),
    /** whole rupiah of what it lists as paid */
    paidTotal: bigint('paid_total', { mode: 'number' }).notNull(),
    addedBy: integer('added_by')
      .notNull()
      .references(() => users.userId),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('settlement_reports_digest_month_key').on(table.digest, table.month),
    index('settlement_reports_month_idx').on(table.month),
  ],
);

/** The days that reports speak of, each of one report. */
export const settlementReportDays = pgTable(
  'settlement_report_days',
  {
    day: calendarDay('day').primaryKey(),
    reportId: integer('report_id')
      .notNull()
      .references(() => settlementReports.reportId, { onDelete: 'cascade' }),
  },
  (table) => [index('settlement_report_days_report_idx').on(table.reportId)],
);

/** What they say. An order id need not be one of ours. */
export const settlementRows = pgTable(
  'settlement_rows',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => settlementReports.reportId, { onDelete: 'cascade' }),
    /** of the file */
    line: integer('line').notNull(),
    orderId: text('order_id').notNull(),
    /** whole rupiah, below nothing where money went back */
    amount: integer('amount').notNull(),
    reportStatus: text('report_status', { enum: reportStatuses }).notNull(),
    method: text('method').notNull(),
    day: calendarDay('day').notNull(),
  },
  (table) => [
    uniqueIndex('settlement_rows_key').on(table.reportId, table.line),
    index('settlement_rows_day_idx').on(table.day),
    index('settlement_rows_order_idx').on(table.orderId),
  ],
);

/** Differences between the two that staff have looked into; the differences themselves are worked out anew each time. */
export const settlementNotes = pgTable(
  'settlement_notes',
  {
    noteId: integer('note_id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    kind: text('kind', { enum: differenceKinds }).notNull(),
    /** what both sides said then: when one says something else, the difference is open again */
    mark: text('mark').notNull(),
    note: text('note').notNull(),
    notedBy: integer('noted_by')
      .notNull()
      .references(() => users.userId),
    notedAt: instant('noted_at').notNull(),
    version: version(),
  },
  (table) => [uniqueIndex('settlement_notes_key').on(table.orderId, table.mark)],
);
