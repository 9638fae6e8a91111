import { type FamilyScope, seesChild } from '../../domain/access/family-scope.ts';
import type { BilledEnrolment } from '../../domain/access/child-access.ts';
import { dueOf } from '../../domain/billing/agreements.ts';
import type { Bill } from '../../domain/billing/bills.ts';
import { type Term, isTerm } from '../../domain/billing/terms.ts';
import { type Grade, isGrade } from '../../domain/enrolment/grade.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import { type Rupiah, rupiah } from '../../domain/values/money.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { findKnownChild } from '../families/known-children.ts';
import type { Database } from '../platform/db/database.ts';
import {
  type BillRow,
  type ChildWithEnrolments,
  type StoredEnrolment,
  selectEnrolments,
  selectFamily,
} from './enrolment-store.ts';

export interface KnownBill extends Bill {
  readonly billId: number;
  /** the order id of the payment that paid it; null: unpaid */
  readonly paidBy: string | null;
  /** what the owner took off, in rupiah: `amount` is what is due without it */
  readonly discount: Rupiah;
  readonly leftOn: CalendarDate | null;
}

/** What the school knows of a child's place in a batch, in the words of the rules. */
export interface KnownEnrolment extends BilledEnrolment<KnownBill> {
  readonly enrolmentId: number;
  readonly childId: number;
  readonly academicYearId: number;
  readonly purpose: 'BUY_COURSE' | 'NEXT_GRADE';
  readonly grade: Grade;
  readonly term: Term;
  readonly batch: Batch;
  /** who brings its parcel, and to which region; '' where that was not kept */
  readonly parcel: { readonly courier: Courier; readonly province: string; readonly city: string };
  readonly version: number;
  readonly leftOn: CalendarDate | null;
}

/**
 * The enrolments of these children, unpaid ones too, in one query whatever their number. A child without any is not in
 * the map. Ask with what the caller may see: the children's own proof is the caller's.
 */
export const enrolmentsOf = async (
  db: Database,
  childIds: readonly number[],
): Promise<ReadonlyMap<number, readonly KnownEnrolment[]>> => {
  const stored = await selectEnrolments(db, childIds);
  return Map.groupBy(stored.map(knownEnrolment), ({ childId }) => childId);
};

/** The enrolments of one child, the oldest first. */
export const enrolmentsOfChild = async (db: Database, childId: number): Promise<readonly KnownEnrolment[]> =>
  (await enrolmentsOf(db, [childId])).get(childId) ?? [];

/** The enrolments of a child that lies within the scope, the oldest first; null for a child that does not. */
export const enrolmentsInScope = async (
  db: Database,
  scope: FamilyScope,
  childId: number,
): Promise<readonly KnownEnrolment[] | null> => {
  const stored = await selectEnrolments(db, [childId]);
  const [first] = stored;
  // Only a child without enrolments, which names no family, has to be looked up.
  const isOwn = first ? seesChild(scope, first) : await findKnownChild(db, scope, childId);
  return isOwn ? stored.map(knownEnrolment) : null;
};

/**
 * The children of a family by name, in the order they were added, each with its enrolments, the oldest first: one query
 * whatever their number. Ask with a family that the caller may see.
 */
export const familyEnrolments = async (
  db: Database,
  familyId: number,
): Promise<ChildWithEnrolments<KnownEnrolment>[]> => {
  const family = await selectFamily(db, familyId);
  return family.map((child) => ({ ...child, enrolments: child.enrolments.map(knownEnrolment) }));
};

/** A stored enrolment in the words of the rules. */
export const knownEnrolment = ({
  row,
  bills,
  batch,
}: Pick<StoredEnrolment, 'row' | 'bills' | 'batch'>): KnownEnrolment => {
  if (!isGrade(row.grade) || !isTerm(row.term))
    throw new Error(`enrolment ${row.enrolmentId} has a grade or term that cannot be`);
  const { enrolmentId, childId, academicYearId, purpose, grade, term, settledAt, version } = row;
  const leftOn = row.leftOn === null ? null : calendarDate(row.leftOn);
  return {
    enrolmentId,
    childId,
    academicYearId,
    purpose,
    grade,
    term,
    batch,
    parcel: {
      courier: row.courier,
      province: row.deliveryProvince ?? '',
      city: row.deliveryCity ?? '',
    },
    startDate: batch.startDate,
    settledAt,
    bills: bills.map((bill) => ({ ...knownBill(bill), leftOn })),
    version,
    leftOn,
  };
};

const knownBill = ({ billId, sequence, paidAt, paidBy, ...row }: BillRow): Omit<KnownBill, 'leftOn'> => ({
  billId,
  sequence,
  periodStart: calendarDate(row.periodStart),
  periodEnd: calendarDate(row.periodEnd),
  amount: dueOf(row.amount, row.discount),
  discount: rupiah(row.discount),
  delayedUntil: row.delayedUntil === null ? null : calendarDate(row.delayedUntil),
  paidAt,
  paidBy,
});
