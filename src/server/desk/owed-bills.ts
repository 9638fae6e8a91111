import type { OwedBill, billDesk } from '../../contract/bill-desk.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../contract/list.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import {
  type OwedState,
  isToPay,
  owedPeriods,
  owedStateOf,
  restAfterContact,
} from '../../domain/billing/owed-bills.ts';
import { isDelayed, paysFirst } from '../../domain/billing/bill-state.ts';
import { payableUntil } from '../../domain/billing/bills.ts';
import { type Term, isTerm } from '../../domain/billing/terms.ts';
import {
  type CalendarDate,
  calendarDate,
  dayInJakarta,
  diffDays,
} from '../../domain/values/calendar-date.ts';
import { rupiah } from '../../domain/values/money.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { whatsappLink } from '../../i18n/brand.ts';
import { languageOf } from '../../i18n/language.ts';
import { contactOfAnyFamily } from '../accounts/contact-of.ts';
import { recipients } from '../accounts/recipients.ts';
import { recordChange } from '../audit/record-change.ts';
import { describeBill } from '../enrolment/describe-bill.ts';
import { enrolmentsOfChild } from '../enrolment/enrolments-of.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { paymentWithEntry } from '../payments/known-payments.ts';
import type { Database } from '../platform/db/database.ts';
import {
  type BillsWanted,
  type OwedBillRow,
  type Resting,
  findOwedBill,
  numbersOfOwedBills,
  owedBillsByNumber,
  pageOfOwedBills,
} from './bill-list-store.ts';
import { removeContact, saveContact, talksBefore } from './talk-store.ts';
import { type BillMessage, messageAbout, whatsappAboutBill } from './whatsapp-about-bill.ts';

export interface Wish
  extends Omit<ListQuery, 'q'>, Pick<BillsWanted, 'q' | 'sort' | 'direction' | 'academicYearId'> {
  state?: OwedState | undefined;
  /** also those about which staff spoke with the family lately */
  contacted: boolean;
}

/** A page of bills for staff, with what all pages come to, and what rests beside them (rule R221). */
export const listOwedBills = async (
  { database: { db }, clock }: PaymentsContext,
  { page, size = DEFAULT_PAGE_SIZE, ...wish }: Wish,
): Promise<{
  bills: OwedBill[];
  total: number;
  sum: number;
  resting: Resting;
}> => {
  const now = clock.now();
  const { rows, ...counted } = await pageOfOwedBills(db, wanted(wish, now), { page, size });
  return { bills: await present(db, rows, dayInJakarta(now)), ...counted };
};

const wanted = ({ state, contacted, ...wish }: Omit<Wish, 'page' | 'size'>, now: Date): BillsWanted => {
  const isOwed = isToPay(state);
  return {
    ...wish,
    periods: owedPeriods(state, dayInJakarta(now)),
    restingSince: contacted || !isOwed ? null : new Date(now.getTime() - restAfterContact),
    withClosed: !isOwed,
  };
};

/** The numbers of all bills that this list would find, in its order. */
export const numbersOfBills = (
  { database: { db }, clock }: PaymentsContext,
  wish: Omit<Wish, 'page' | 'size'>,
): Promise<number[]> => numbersOfOwedBills(db, wanted(wish, clock.now()));

/** Some of these bills, in the order of their numbers here, without those that are gone meanwhile. */
export const billsByNumber = async (
  { database: { db }, clock }: PaymentsContext,
  billIds: readonly number[],
): Promise<OwedBill[]> => {
  const shown = await present(db, await owedBillsByNumber(db, billIds), dayInJakarta(clock.now()));
  const byId = new Map(shown.map((bill) => [bill.billing_id, bill]));
  return billIds.flatMap((billId) => byId.get(billId) ?? []);
};

/** One bill for staff, with what they may send its family by WhatsApp; '' once it cannot be paid any more. */
export const showOwedBill = async (
  context: PaymentsContext,
  billId: number,
): Promise<Reply<(typeof billDesk)['GET /bills/{billId}']> | Refused<'not_found'>> => {
  const found = await findOwedBill(context.database.db, billId);
  if (!found) return refuse('not_found');
  const { db } = context.database;
  const today = dayInJakarta(context.clock.now());
  const [bill] = await present(db, [found], today);
  if (!bill) return refuse('not_found');
  const before = await talksBefore(db, billId);
  const talks = [
    ...(bill.contacted ? [bill.contacted] : []),
    ...before.map(({ at, by, note }) => ({ at: at.toISOString(), by, note })),
  ];
  const years = await enrolmentsOfChild(db, found.childId);
  const year = years.find(({ bills }) => bills.some((one) => one.billId === billId));
  const paidBy = year?.bills.find((one) => one.billId === billId)?.paidBy ?? null;
  const first = year ? paysFirst(year.bills, found.sequence, today) : null;
  return {
    bill,
    pays_first: first && { billing_id: first.billId, sequence: first.sequence },
    talks,
    payment: paidBy === null ? null : await paymentOf(db, paidBy),
    whatsapp: paidBy === null ? ((await messageFor(context, found))?.text ?? '') : '',
  };
};

/** What pays a bill, as its panel names it. */
const paymentOf = async (
  db: Database,
  orderId: string,
): Promise<Reply<(typeof billDesk)['GET /bills/{billId}']>['payment']> => {
  const paid = await paymentWithEntry(db, orderId);
  if (!paid?.settledAt) return null;
  return {
    order_id: paid.orderId,
    payment_type: paid.paymentType,
    paid_on: dayInJakarta(paid.settledAt),
    by_hand:
      paid.reference === null || paid.by === null
        ? null
        : { reference: paid.reference, entered_by: fullName(paid.by.firstName, paid.by.lastName) },
  };
};

/** Keeps that staff spoke with a family about a bill, or that one of the times was said by mistake, which leaves what others said meanwhile (rule R221). */
export const noteContact = (
  { database, clock }: PaymentsContext,
  { by, billId, said }: { by: number; billId: number; said: { note: string } | { mistakenAt: string } },
): Promise<{ bill: OwedBill } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    const before = await findOwedBill(tx, billId);
    const [shown] = before ? await present(tx, [before], dayInJakarta(at)) : [];
    if (!before || !shown) return refuse('not_found');
    if ('note' in said) await saveContact(tx, { billId, contactedAt: at, contactedBy: by, note: said.note });
    else if (!(await removeContact(tx, billId, new Date(said.mistakenAt)))) return { bill: shown };
    const after = await findOwedBill(tx, billId);
    await recordChange(tx, {
      ...changeOf(shown.family.user_id, fullName(shown.family.first_name, shown.family.last_name)),
      by,
      at,
      // When it was, not the words: the log keeps them longer than the bill, and a second talk with the same ones is one, too.
      before: { contacted: before.contactedAt?.toISOString() ?? null },
      after: { contacted: after?.contactedAt?.toISOString() ?? null },
    });
    const [bill] = after ? await present(tx, [after], dayInJakarta(at)) : [];
    return bill ? { bill } : refuse('not_found');
  });

/** An address that opens WhatsApp with a text about a bill, for staff to send; who asked is kept (rule R174). */
export const openWhatsapp = async (
  context: PaymentsContext,
  { by, billId }: { by: number; billId: number },
): Promise<{ link: string } | Refused<'not_found'>> => {
  const found = await findOwedBill(context.database.db, billId);
  const message = found && (await messageFor(context, found));
  if (!message) return refuse('not_found');
  await context.database.transaction((tx) =>
    recordChange(tx, {
      ...changeOf(found.familyId, message.name),
      by,
      at: context.clock.now(),
      before: { opened_for_whatsapp: null },
      after: { opened_for_whatsapp: message.kind },
    }),
  );
  return { link: whatsappLink({ whatsapp: message.phoneNumber }, message.text) };
};

const changeOf = (objectId: number, name: string) => ({ kind: 'family', objectId, name }) as const;

/** What a family may be written about a bill; null once it was paid or lapsed, while it is delayed, and to a closed account. */
const messageFor = async (
  { database: { db }, clock, publicUrl }: PaymentsContext,
  row: OwedBillRow,
): Promise<{ kind: BillMessage; text: string; name: string; phoneNumber: string } | null> => {
  const today = dayInJakarta(clock.now());
  const bill = billOf(row);
  const state = owedStateOf(bill, today);
  const family = await contactOfAnyFamily(db, row.familyId);
  if (!family || state === 'paid' || state === 'skipped' || isDelayed(bill, today)) return null;
  const [language, kind] = [languageOf(family.locale), messageAbout(state)];
  const text = whatsappAboutBill(language, family, {
    child: row.firstName,
    bill: { ...bill, named: describeBill(language, bill, bill) },
    message: kind,
    today,
    publicUrl,
  });
  return { kind, text, name: fullName(family.firstName, family.lastName), phoneNumber: family.phoneNumber };
};

/** The bill in the words of the rules. */
const billOf = (row: OwedBillRow) => ({
  sequence: row.sequence,
  periodStart: calendarDate(row.periodStart),
  periodEnd: calendarDate(row.periodEnd),
  amount: rupiah(row.amount),
  delayedUntil: row.delayedUntil === null ? null : calendarDate(row.delayedUntil),
  leftOn: row.leftOn === null ? null : calendarDate(row.leftOn),
  paidAt: row.paidAt,
  term: termOf(row.term),
  batch: { startDate: calendarDate(row.startDate), holidayWeeks: row.holidayWeeks.map(calendarDate) },
});

const termOf = (months: number): Term => {
  if (!isTerm(months)) throw new Error(`no term of ${months} months`);
  return months;
};

const present = async (
  db: Database,
  rows: readonly OwedBillRow[],
  today: CalendarDate,
): Promise<OwedBill[]> => {
  const families = await recipients(
    db,
    rows.map(({ familyId }) => familyId),
  );
  return rows.flatMap((row) => {
    const family = families.get(row.familyId);
    if (!family) return [];
    const bill = billOf(row);
    return {
      billing_id: row.billId,
      child: { child_id: row.childId, first_name: row.firstName, last_name: row.lastName },
      family: {
        user_id: row.familyId,
        first_name: family.parent.firstName,
        last_name: family.parent.lastName,
        phone_number: family.address.phoneNumber,
      },
      academic_year_id: row.academicYearId,
      batch: row.batch,
      grade: row.grade,
      billing_desc: describeBill('en', bill, bill),
      billing_desc_indo: describeBill('id', bill, bill),
      amount: row.amount,
      discount: row.discount,
      delayed_until: row.delayedUntil,
      due: bill.periodStart,
      days: diffDays(bill.periodStart, today),
      payable_until: payableUntil(bill),
      state: owedStateOf(bill, today),
      contacted:
        row.contactedAt === null
          ? null
          : { at: row.contactedAt.toISOString(), by: row.contactedBy ?? '', note: row.note ?? '' },
    };
  });
};
