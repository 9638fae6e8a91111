import { isBillNotice } from '../../domain/messages/bill-notices.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';
import { remindedBills } from './standing-of.ts';

interface Told {
  readonly notifId: number;
  readonly kind: string;
  readonly childId: number | null;
  readonly createdAt: Date;
}

/** Of these messages the reminders of a bill, each with whether that bill is paid now: one query whatever their number (rule R170). */
export const paidReminders = async (
  db: Database,
  told: readonly Told[],
): Promise<ReadonlyMap<number, boolean>> => {
  const reminders = told.filter(({ kind }) => isBillNotice(kind));
  const enrolments = await enrolmentsOf(db, [...new Set(reminders.flatMap(({ childId }) => childId ?? []))]);
  return new Map(
    reminders.flatMap(({ notifId, kind, childId, createdAt }) => {
      if (!isBillNotice(kind)) return [];
      const bills = remindedBills({ kind, createdAt }, enrolments.get(childId ?? 0) ?? []);
      return bills.length > 0 ? [[notifId, bills.every(({ paidAt }) => paidAt !== null)] as const] : [];
    }),
  );
};
