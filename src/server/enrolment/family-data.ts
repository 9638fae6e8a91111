import { asc, eq } from 'drizzle-orm';
import type { LeftYear } from '../../domain/accounts/child-gone.ts';
import { endDateOf } from '../../domain/calendar/batch-year.ts';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import { batchRows } from '../calendar/batch-rows.ts';
import { isAnyOf } from '../platform/db/any-of.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** Where these children's study kits went is forgotten; years, bills and their money stay. */
export const eraseDeliveries = async (tx: Tx, childIds: readonly number[]): Promise<void> => {
  await tx
    .update(enrolments)
    .set({ deliveryProvince: null, deliveryCity: null })
    .where(isAnyOf(enrolments.childId, childIds));
};

/** When the years of these children were chosen and paid, and when each ends; those that were replaced too. */
export const yearsLeftBehind = async (
  db: Database,
  childIds: readonly number[],
): Promise<(LeftYear & { childId: number })[]> => {
  const batch = batchRows(db);
  const rows = await db
    .select({
      childId: enrolments.childId,
      createdAt: enrolments.createdAt,
      settledAt: enrolments.settledAt,
      leftOn: enrolments.leftOn,
      startDate: batch.startDate,
    })
    .from(enrolments)
    .innerJoin(batch, eq(batch.academicYearId, enrolments.academicYearId))
    .where(isAnyOf(enrolments.childId, childIds));
  return rows.map(({ startDate, leftOn, ...year }) => ({
    ...year,
    lastDay: leftOn === null ? endDateOf(calendarDate(startDate)) : calendarDate(leftOn),
  }));
};

/** Notes on which day the child of these years left; null: it is there again. */
export const setLeftOn = async (
  tx: Tx,
  enrolmentIds: readonly number[],
  leftOn: CalendarDate | null,
): Promise<void> => {
  await tx.update(enrolments).set({ leftOn }).where(isAnyOf(enrolments.enrolmentId, enrolmentIds));
};

/** Deletes these years with their bills. What refers to them goes first. */
export const deleteYears = async (tx: Tx, enrolmentIds: readonly number[]): Promise<void> => {
  await tx.delete(enrolments).where(isAnyOf(enrolments.enrolmentId, enrolmentIds));
};

/** The years of these children with their bills. */
export const heldOfPlaces = async (db: Database, childIds: readonly number[]) => {
  const years = await db.select().from(enrolments).where(isAnyOf(enrolments.childId, childIds));
  const theirs = await db
    .select()
    .from(bills)
    .where(
      isAnyOf(
        bills.enrolmentId,
        years.map(({ enrolmentId }) => enrolmentId),
      ),
    )
    .orderBy(asc(bills.billId));
  return { years, bills: theirs };
};
