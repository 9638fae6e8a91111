import { billNoticeOn, isBillNotice } from '../../domain/messages/bill-notices.ts';
import { everPaid } from '../../domain/enrolment/enrolments.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { enrolmentsOf } from '../enrolment/enrolments-of.ts';
import type { Database } from '../platform/db/database.ts';

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
      const years = (enrolments.get(childId ?? 0) ?? []).filter((one) => everPaid([one]));
      const day = dayInJakarta(createdAt);
      // A reminder keeps no bill: it is of the one that was told of on its day, had nobody paid it.
      const bills = years
        .flatMap((year) => year.bills)
        .filter((bill) => billNoticeOn({ ...bill, paidAt: null }, day) === kind);
      return bills.length > 0 ? [[notifId, bills.every(({ paidAt }) => paidAt !== null)] as const] : [];
    }),
  );
};
