import { type FamilyFile, MOST_IN_FILE } from '../../contract/family-file.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { familyLedger } from '../../domain/billing/family-ledger.ts';
import { owedStateOf } from '../../domain/billing/owed-bills.ts';
import { endDateOf, yearHasBegun, yearIsOver } from '../../domain/calendar/batch-year.ts';
import { enrolmentOfChild } from '../../domain/enrolment/enrolments.ts';
import { type CalendarDate, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { showAccountInLanguage } from '../accounts/family-desk.ts';
import { notesOnFamily } from '../accounts/note-on-family.ts';
import { presentListedPayment } from '../desk/present-desk-payment.ts';
import { type KnownEnrolment, familyEnrolments } from '../enrolment/enrolments-of.ts';
import { presentBill } from '../enrolment/present-bill.ts';
import { familyMessages } from '../inbox/family-messages.ts';
import { moneyOfFamily } from '../payments/family-money.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import { familyOrders } from '../shipping/family-orders.ts';
import { stepsOf } from './present-steps.ts';

/** What the page of a family is read with. */
export interface FamilyFileContext {
  readonly database: OpenDatabase;
  readonly clock: Clock;
}

/**
 * A family with everything that staff deal with (rule R242): eight questions, however much there is of it. An account of the staff is not
 * found.
 */
export const showFamily = async (
  { database: { db }, clock }: FamilyFileContext,
  userId: number,
): Promise<FamilyFile | Refused<'not_found'>> => {
  const now = clock.now();
  const today = dayInJakarta(now);
  const shown = await showAccountInLanguage(db, userId, now);
  if (isRefused(shown)) return refuse('not_found');
  const { account, closing, locale } = shown;
  const children = await familyEnrolments(db, userId);
  const years = children.flatMap(({ enrolments }) => enrolments);
  const paidYears = years.filter(({ settledAt }) => settledAt !== null);
  const bills = paidYears.flatMap((year) => year.bills.map((bill) => ({ year, bill })));
  const money = await moneyOfFamily(db, userId);
  const known = new Set(children.map(({ childId }) => childId));
  const { steps, agreed } = await stepsOf(db, children, now);
  const lines = familyLedger(
    bills.map(({ year: { childId }, bill }) => ({ ...bill, childId, agreed: agreed.get(bill.billId) ?? [] })),
    // Of an erased child no bill is known, so that its money would stand alone.
    money.flatMap(({ moved }) => (moved && known.has(moved.childId) ? moved : [])),
    today,
  );
  const firstPaid = new Set(
    bills.flatMap(({ year, bill }) => (bill.sequence === 1 && bill.paidAt !== null ? year.enrolmentId : [])),
  );
  return {
    family: { ...account, locale },
    closing,
    children: children.map((child) => presentChild(child, today)),
    enrolments: years.map((year) => presentYear(year, today)),
    bills: bills.map(({ year, bill }) => ({
      ...presentBill(year, bill, today),
      child_id: year.childId,
      owed: bill.sequence === 1 ? null : owedStateOf(bill, today),
    })),
    ledger: {
      lines: lines.slice(-MOST_IN_FILE.ledger).map(({ childId, billId, orderId, ...line }) => ({
        ...line,
        child_id: childId,
        billing_id: billId,
        order_id: orderId,
      })),
      total: lines.length,
      balance: lines.at(-1)?.balance ?? 0,
    },
    payments: money.slice(0, MOST_IN_FILE.payments).map(({ payment }) => ({
      ...presentListedPayment(payment),
      child_id: payment.childId,
    })),
    payments_total: money.length,
    orders: await familyOrders(db, userId, (enrolmentId) => firstPaid.has(enrolmentId)),
    ...steps,
    notifications: await familyMessages(db, { userId, email: account.email }, MOST_IN_FILE.messages),
    notes: await notesOnFamily(db, userId, MOST_IN_FILE.notes),
  };
};

type Child = Awaited<ReturnType<typeof familyEnrolments>>[number];

const presentChild = (
  { childId, firstName, lastName, birthdate, enrolments }: Child,
  today: CalendarDate,
): FamilyFile['children'][number] => {
  const place = enrolmentOfChild(enrolments, today);
  return {
    child_id: childId,
    first_name: firstName,
    last_name: lastName,
    birthdate,
    grade: place?.grade ?? null,
    batch: place?.batch.batch ?? null,
  };
};

const presentYear = (year: KnownEnrolment, today: CalendarDate): FamilyFile['enrolments'][number] => ({
  enrolment_id: year.enrolmentId,
  child_id: year.childId,
  academic_year_id: year.academicYearId,
  batch: year.batch.batch,
  grade: year.grade,
  term: year.term,
  first_day: year.startDate,
  last_day: endDateOf(year.startDate),
  state: stateOf(year, today),
  left_on: year.leftOn,
});

const stateOf = ({ settledAt, leftOn, startDate }: KnownEnrolment, today: CalendarDate) => {
  if (settledAt === null) return 'unpaid';
  if (leftOn !== null) return 'left';
  if (yearIsOver(startDate, today)) return 'over';
  return yearHasBegun(startDate, today) ? 'running' : 'coming';
};
