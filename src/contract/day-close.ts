import * as z from 'zod/mini';
import { isCloseDay, isMonth, moneyMethods } from '../domain/billing/day-close.ts';
import { differenceKinds } from '../domain/billing/settlement-differences.ts';
import { reportProblems, reportStatuses } from '../domain/billing/settlement-report.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { namedObject } from './named-object.ts';

const tag = 'Daily close';

/** Bytes of a report's file. */
export const REPORT_MAX_BYTES = 2 * 1024 ** 2;
/** Rows of a report, without its heading. */
export const REPORT_MAX_ROWS = 20_000;
/** Rows of all reports of a month together: each look at the month reads them. */
export const MONTH_MAX_ROWS = 30_000;
/** Columns of a report: the payment service has about thirty. */
export const REPORT_MAX_COLUMNS = 200;
/** In JSON a quote or a line break takes two bytes. */
const BODY_MAX_BYTES = 2 * REPORT_MAX_BYTES + 64 * 1024;

/** Why a report was not taken, and where: its line and column, and what stands there; null where there is none. */
export const UnreadableReport = z.object({
  problem: z.enum(reportProblems),
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  found: z.nullable(z.string()),
});

const money = {
  paid_count: z.int(),
  /** whole rupiah */
  paid: z.int(),
  back_count: z.int(),
  back: z.int(),
  /** what staff had written down by mistake, on the day of its money: neither income nor refund */
  undone_count: z.int(),
  undone: z.int(),
};

const MoneyTotal = namedObject('MoneyTotal', {
  ...money,
  /** what came in less what went back */ net: z.int(),
});

/** What came in and went back by one method; what staff transferred back is a method of its own. */
const MethodMoney = namedObject('MethodMoney', { method: z.enum(moneyMethods), ...money, net: z.int() });
export type MethodMoney = z.output<typeof MethodMoney>;

/** A day in Jakarta: what came in and went back by each method, and how many differences nobody has looked into. */
export const CloseDay = namedObject('CloseDay', {
  /** YYYY-MM-DD */
  day: z.string(),
  /** those by which money moved */
  methods: z.array(MethodMoney),
  total: MoneyTotal,
  /** whether a report of the payment service speaks of this day */
  reported: z.boolean(),
  open_differences: z.int(),
  differences: z.int(),
});
export type CloseDay = z.output<typeof CloseDay>;

/** A report of the payment service as it was dropped in. */
export const SettlementReport = namedObject('SettlementReport', {
  report_id: z.int(),
  file_name: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  row_count: z.int(),
  /** those of other months: they count only for days of which no other report speaks */
  rows_beside: z.int(),
  paid_total: z.int(),
  added_by: z.string(),
  /** an instant */
  added_at: z.string(),
});
export type SettlementReport = z.output<typeof SettlementReport>;

/** What names a report that would give way to another one of the same days. */
export const ReportThere = z.object({
  report_id: z.int(),
  file_name: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  row_count: z.int(),
  /** the days that nothing would speak of any more, in their order */
  days_lost: z.array(z.string()),
});
export type ReportThere = z.output<typeof ReportThere>;

const Said = namedObject('SaidOfOrder', {
  amount: z.int(),
  report_status: z.enum(reportStatuses),
  /** a payment type, or the report's own word */
  method: z.string(),
  day: z.string(),
});
export type SaidOfOrder = z.output<typeof Said>;

/** A row to look into: what the report says and what the school holds; null where one says nothing. */
export const SettlementDifference = namedObject('SettlementDifference', {
  /** kind and order in one */
  difference_id: z.string(),
  kind: z.enum(differenceKinds),
  order_id: z.string(),
  day: z.string(),
  there: z.nullable(Said),
  here: z.nullable(Said),
  /** whole rupiah: what the report counts less what the school counts */
  at_stake: z.int(),
  looked_into: z.nullable(z.object({ note: z.string(), by: z.string(), at: z.string() })),
  /** another one as soon as a side says something else or a note is written; its order means nothing */
  version: z.int(),
});
export type SettlementDifference = z.output<typeof SettlementDifference>;

/** A payment or a refund of a day, or an entry that was undone. */
export const DayMovement = namedObject('DayMovement', {
  kind: z.enum(['paid', 'back', 'undone']),
  order_id: z.string(),
  /** an instant */
  at: z.string(),
  amount: z.int(),
  method: z.enum(moneyMethods),
  /** of a transfer: what finds it at the bank */
  reference: z.nullable(z.string()),
  receipt_number: z.nullable(z.string()),
  parent: z.string(),
});
export type DayMovement = z.output<typeof DayMovement>;

const month = z
  .string({ error: field.missingOrInvalid })
  .check(z.refine(isMonth, { error: field.problem('invalid') }));
const day = field.calendarDate.check(z.refine(isCloseDay, { error: field.problem('invalid_date') }));

const named = {
  order_id: field.text(100),
  kind: z.enum(differenceKinds, { error: field.missingOrInvalid }),
};
/** A difference as it was seen; without a version it is one that nobody had looked into. */
const seen = { ...named, version: field.version };
/** What was found. */
const note = field.text(300);
/** Differences that one note is written for. */
export const MOST_NOTED_AT_ONCE = 100;

/** What staff type about a difference, or about several. */
export const NoteText = z.object({ note });
const DifferenceNote = z.object({ ...seen, note });
const NoteForMany = z.object({
  differences: z
    .array(z.object(seen), { error: field.missingOrInvalid })
    .check(
      z.minLength(1, { error: field.problem('required') }),
      z.maxLength(MOST_NOTED_AT_ONCE, { error: field.problem('too_long') }),
    ),
  note,
});

/** Whether somebody has looked into a difference. */
export const differenceStates = ['open', 'noted'] as const;
export type DifferenceState = (typeof differenceStates)[number];

export const dayClose = {
  'GET /payment/days': endpoint({
    summary: 'What came in and went back in a month, by day in Jakarta and method',
    tag,
    who: 'clerk',
    token: 'read',
    /** without one the present month */
    query: z.object({ month: z.optional(month) }),
    reply: z.object({
      month: z.string(),
      this_month: z.string(),
      days: z.array(CloseDay),
      /** of the month, all methods in their order */
      methods: z.array(MethodMoney),
      total: MoneyTotal,
      reports: z.array(SettlementReport),
    }),
  }),
  'GET /payment/days/{day}': endpoint({
    summary: 'The payments and refunds of a day, and its differences to the report of the payment service',
    tag,
    who: 'clerk',
    token: 'read',
    params: z.object({ day }),
    query: z.object({
      page: z.optional(field.id),
      /** of the differences */
      differences_page: z.optional(field.id),
      size: z.optional(field.pageSize),
    }),
    reply: z.object({
      movements: z.array(DayMovement),
      /** of all pages */
      total: z.int(),
      reported: z.boolean(),
      differences: z.array(SettlementDifference),
      /** of all pages */
      differences_total: z.int(),
      open_differences: z.int(),
    }),
  }),
  'GET /payment/days/export': endpoint({
    summary: 'A month for the bookkeeper: one row for each payment, each refund and each undone entry',
    tag,
    who: 'clerk',
    token: 'read',
    /** what parts the cells; spreadsheets set to Indonesian expect the semicolon */
    query: z.object({ month, separator: z.optional(z.enum([';', ','])) }),
    answers: 'spreadsheet',
  }),
  'POST /payment/settlement-report': endpoint({
    summary: 'Take a settlement report (CSV) of the payment service; nothing of a refused one is kept',
    tag,
    who: 'clerk',
    body: z.object({
      month,
      file_name: field.text(200),
      /** the file's text */
      content: z.string({ error: field.missingOrInvalid }),
      /** the reports of the same days that may give way to it: those that a refusal has named */
      replaces: z._default(z.array(field.id).check(z.maxLength(31, { error: field.problem('invalid') })), []),
    }),
    maxBodyBytes: BODY_MAX_BYTES,
    reply: z.object({
      report: SettlementReport,
      /** whether the same file was there before, so that nothing changed */
      already: z.boolean(),
    }),
    refusals: ['report_unreadable', 'report_there'],
  }),
  'GET /payment/differences': endpoint({
    summary:
      'The differences of a month to the report of the payment service, and what they put at stake together',
    tag,
    who: 'clerk',
    query: z.object({
      /** without one the present month */
      month: z.optional(month),
      /** a part of the order number */
      q: field.optionalText(100),
      kind: z.optional(z.enum(differenceKinds)),
      state: z.optional(z.enum(differenceStates)),
      page: z.optional(field.id),
      size: z.optional(field.pageSize),
    }),
    reply: z.object({
      month: z.string(),
      this_month: z.string(),
      differences: z.array(SettlementDifference),
      /** of all pages */
      total: z.int(),
      /** of all pages, in whole rupiah: each order once */
      at_stake: z.int(),
    }),
  }),
  'GET /payment/difference': endpoint({
    summary: 'One difference as it stands now',
    tag,
    who: 'clerk',
    query: z.object(named),
    reply: z.object({ difference: SettlementDifference }),
    refusals: ['not_found'],
  }),
  'POST /payment/difference': endpoint({
    summary: 'Note what was found about a difference; it is open again when a side says something else',
    tag,
    who: 'clerk',
    body: DifferenceNote,
    reply: z.object({ difference: SettlementDifference }),
    success: 'updated',
    refusals: ['difference_gone', 'changed_meanwhile'],
  }),
  'POST /payment/differences': endpoint({
    summary:
      'Note the same about several differences; those that changed since they were seen are left as they are',
    tag,
    who: 'clerk',
    body: NoteForMany,
    reply: z.object({
      noted: z.array(SettlementDifference),
      /** as they stand now */
      changed: z.array(SettlementDifference),
      /** those that are there no more, by `difference_id` */
      gone: z.array(z.string()),
    }),
    success: 'updated',
  }),
};
