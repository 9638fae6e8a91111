import { billState } from '../../domain/billing/bill-state.ts';
import { everPaid } from '../../domain/enrolment/enrolments.ts';
import { type BillNoticeKind, billNoticeOn, isBillNotice } from '../../domain/messages/bill-notices.ts';
import type { Standing } from '../../domain/messages/notice-kind.ts';
import type { RegistrationNoticeKind } from '../../domain/messages/registration-notices.ts';
import { isUnderway } from '../../domain/shipping/parcel-news.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { openBatches } from '../calendar/open-batches.ts';
import { type KnownEnrolment, familyEnrolments } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { kitOf } from '../shipping/kit-orders.ts';
import { couldJoin, registrationNotice } from './tell-of-registration.ts';

interface Told {
  readonly kind: string;
  readonly userId: number;
  readonly childId: number | null;
  readonly createdAt: Date;
  readonly title: string;
}

/** Whether what the title of a message says is true by what the school knows now (rule R174). */
export const standingOf = async (db: Database, told: Told, now: Date): Promise<Standing> => {
  const { kind, userId, childId } = told;
  const isOfRegistration = kind === 'registration_open' || kind === 'registration_closing';
  if (!isBillNotice(kind) && !isOfRegistration && kind !== 'parcel_shipped') return 'unknown';
  const family = (await familyEnrolments(db, userId)).filter(
    (child) => childId === null || child.childId === childId,
  );
  if (isOfRegistration) return ofRegistration(db, { ...told, kind }, family, now);
  const years = family.flatMap(({ enrolments }) => enrolments);
  return isBillNotice(kind) ? ofBill({ ...told, kind }, years, now) : ofParcel(db, told, years, now);
};

/** A reminder keeps no bill: it is of the one that was told of on its day, had nobody paid it. */
export const remindedBills = (
  { kind, createdAt }: { readonly kind: BillNoticeKind; readonly createdAt: Date },
  enrolments: readonly KnownEnrolment[],
) =>
  enrolments
    .filter((one) => everPaid([one]))
    .flatMap((year) => year.bills)
    .filter((bill) => billNoticeOn({ ...bill, paidAt: null }, dayInJakarta(createdAt)) === kind);

const ofBill = (
  told: Told & { readonly kind: BillNoticeKind },
  years: readonly KnownEnrolment[],
  now: Date,
): Standing => {
  const bills = remindedBills(told, years);
  if (bills.length === 0) return 'unknown';
  if (!bills.some((bill) => billState(bill, dayInJakarta(now)) === 'PAYABLE')) return 'over';
  // That it is due "in 7 days" is true on one day alone.
  return told.kind === 'bill_due' ? 'unknown' : 'stands';
};

/** It stands while a batch that is open would be told of in the same words. */
const ofRegistration = async (
  db: Database,
  { kind, title }: Told & { readonly kind: RegistrationNoticeKind },
  family: Awaited<ReturnType<typeof familyEnrolments>>,
  now: Date,
): Promise<Standing> => {
  const isSaidOf = (batch: KnownEnrolment['batch']) => {
    const joining = family.filter(({ enrolments }) => couldJoin(enrolments, batch, now));
    return joining.length > 0 && registrationNotice(kind, joining, batch, now).title === title;
  };
  return (await openBatches(db, dayInJakarta(now))).some(isSaidOf) ? 'stands' : 'unknown';
};

const ofParcel = async (
  db: Database,
  { createdAt }: Told,
  years: readonly KnownEnrolment[],
  now: Date,
): Promise<Standing> => {
  const kits = await Promise.all(years.map(({ enrolmentId }) => kitOf(db, enrolmentId)));
  if (!kits.some((kit) => kit?.status === 'shipped')) return 'over';
  return isUnderway(createdAt, now) ? 'stands' : 'unknown';
};
