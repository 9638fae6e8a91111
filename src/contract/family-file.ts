import * as z from 'zod/mini';
import { familyLedgerKinds } from '../domain/billing/family-ledger.ts';
import { owedStates } from '../domain/billing/owed-bills.ts';
import { reportStates } from '../domain/reports/report-states.ts';
import { CertificateYear } from './certificate-objects.ts';
import { endpoint } from './endpoint.ts';
import { familyDesk, FamilyNote } from './family-desk.ts';
import * as field from './fields.ts';
import { FamilyAccount, Parcel } from './objects.ts';
import { DeskPayment } from './payment-desk.ts';
import { Billing } from './payment-objects.ts';

/** So many of what there can be many of; the rest stands in the lists. */
export const MOST_IN_FILE = { payments: 15, ledger: 40, messages: 10, notes: 50 } as const;

const day = z.string();
const instant = z.nullable(z.string());
const ofChild = { child_id: z.int() };

const FileChild = z.object({
  ...ofChild,
  first_name: z.string(),
  last_name: z.string(),
  birthdate: z.string(),
  /** of the year that it is in; null without one */
  grade: z.nullable(z.int()),
  batch: z.nullable(z.int()),
});

/** A child's year that was ever paid for, or was begun to be bought. */
const FileEnrolment = z.object({
  enrolment_id: z.int(),
  ...ofChild,
  academic_year_id: z.int(),
  batch: z.int(),
  grade: z.int(),
  /** months to a bill */
  term: z.int(),
  first_day: day,
  last_day: day,
  /** `unpaid`: nothing was paid for it yet */
  state: z.enum(['unpaid', 'coming', 'running', 'over', 'left']),
  /** the day on which staff said that the child has left; null: it has not */
  left_on: z.nullable(day),
});

/** How staff see it among what is owed; null: it is due later than in a week, or is the purchase. */
const FileBill = z.extend(Billing, { ...ofChild, owed: z.nullable(z.enum(owedStates)) });

const FileLedgerLine = z.object({
  day,
  kind: z.enum(familyLedgerKinds),
  ...ofChild,
  billing_id: z.nullable(z.int()),
  order_id: z.nullable(z.string()),
  /** why it was agreed, of a discount or a delay; null of all others */
  reason: z.nullable(z.string()),
  /** whole rupiah; above 0 the family owes more by it */
  amount: z.int(),
  /** what the family owes after it; below 0: what the school holds for it */
  balance: z.int(),
});

const FilePayment = z.extend(z.omit(DeskPayment, { child: true, parent: true }), ofChild);

const said = z.object({ by: z.string(), at: z.string() });

/** Money that staff took by hand; whole rupiah. `undone` is null while it stands. */
const FileHandPayment = z.extend(said, {
  ...ofChild,
  order_id: z.string(),
  amount: z.int(),
  undone: z.nullable(said),
});

/** A study kit, also one that is held back because its payment went back. */
const FileOrder = z.extend(z.omit(Parcel, { paid_by: true, is_news: true }), { is_held: z.boolean() });
export type FamilyOrder = z.output<typeof FileOrder>;

/** How far a test is, never what it came to. `part` 1 to 3; null for the placement test. */
const FileTest = z.object({
  kind: z.enum(['placement', 'written', 'oral']),
  /** of the written test, or of the slot of an oral one */
  id: z.nullable(z.int()),
  ...ofChild,
  part: z.nullable(z.int()),
  state: z.enum([
    'awaited',
    'running',
    'time_over',
    'placed',
    'without_test',
    'by_staff',
    'to_mark',
    'marked',
    'booked',
    'done',
    'absent',
  ]),
  /** until when it can be started, or when it was started, finished, marked or is held */
  at: instant,
});
export type FamilyTest = z.output<typeof FileTest>;

/** How far a report is, never what it says. */
const FileReport = z.object({
  report_id: z.int(),
  ...ofChild,
  part: z.int(),
  state: z.enum(reportStates),
  published_at: instant,
  /** when the family opened it first */
  read_at: instant,
});

const FileCertificate = z.object({
  ...ofChild,
  academic_year_id: z.int(),
  grade: z.int(),
  state: CertificateYear.shape.state,
  /** null: it is not issued */
  issued_at: instant,
});

/** A message to the family's inbox, or a mail without one. */
const FileMessage = z.object({
  /** null: a mail alone */
  notif_id: z.nullable(z.int()),
  kind: z.string(),
  /** of an inbox message; of a mail the kind says what it is */
  title: z.nullable(z.string()),
  title_indo: z.nullable(z.string()),
  created_at: z.string(),
  state: z.enum(['read', 'unread', 'waits', 'sent', 'failed']),
});
export type FamilyMessage = z.output<typeof FileMessage>;

const file = z.object({
  family: z.extend(FamilyAccount, { locale: z.enum(['EN', 'ID']) }),
  /** how long a closed account can be opened again; null for one that is open, or erased */
  closing: familyDesk['GET /users/{id}/account'].reply.shape.closing,
  children: z.array(FileChild),
  enrolments: z.array(FileEnrolment),
  bills: z.array(FileBill),
  /** the newest lines, the oldest of them first; `balance` is what is owed today less what the school holds */
  ledger: z.object({ lines: z.array(FileLedgerLine), total: z.int(), balance: z.int() }),
  payments: z.array(FilePayment),
  /** of all payments, of which the newest are shown */
  payments_total: z.int(),
  orders: z.array(FileOrder),
  tests: z.array(FileTest),
  reports: z.array(FileReport),
  certificates: z.array(FileCertificate),
  notifications: z.array(FileMessage),
  notes: z.array(FamilyNote),
  /** when staff spoke with the family about a bill, the newest first */
  talks: z.array(z.extend(said, { billing_id: z.int(), note: z.string() })),
  by_hand: z.array(FileHandPayment),
});
export type FamilyFile = z.output<typeof file>;

/** A family on one page. */
export const familyFile = {
  'GET /office/family/{userId}': endpoint({
    summary:
      'A family with everything that staff deal with: children, years, bills and payments with a balance, kits, tests, messages, notes',
    tag: 'Family desk',
    who: 'clerk',
    params: z.object({ userId: field.id }),
    reply: file,
    refusals: ['not_found'],
  }),
};
