import { and, eq } from 'drizzle-orm';
import type { TestSchool } from '../../../tests/support/school.ts';
import { makeBills } from '../../domain/billing/bills.ts';
import type { Term } from '../../domain/billing/terms.ts';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';
import { payments } from '../payments/tables.ts';
import { batches } from '../calendar/tables.ts';
import { children } from '../families/tables.ts';
import { openPlacement } from '../placement/open-placement.ts';
import type { Tx } from '../platform/db/database.ts';
import { bills, enrolments } from './tables.ts';

/** A batch as the school finds it, whatever today is. Registration is open from 2026-07-01 to 2027-12-31 if not said. */
export const addBatch = async (
  { parts: { database } }: TestSchool,
  batch: number,
  startDate: string,
  changes: Partial<typeof batches.$inferInsert> = {},
): Promise<{ id: number; startDate: CalendarDate }> => {
  const details = {
    batch,
    startDate,
    startRegistration: '2026-07-01',
    endRegistration: '2027-12-31',
    isActive: true,
    holidayWeeks: [],
    createdAt: new Date('2026-06-01T03:00:00Z'),
    ...changes,
  };
  const [row] = await database.transaction((tx) => tx.insert(batches).values(details).returning());
  return { id: row?.academicYearId ?? 0, startDate: calendarDate(startDate) };
};

const birthdateOf = async (tx: Tx, childId: number) => {
  const [row] = await tx.select().from(children).where(eq(children.childId, childId));
  if (!row) throw new Error(`there is no child ${childId}`);
  return calendarDate(row.birthdate);
};

let orders = 0;

export interface GivenEnrolment {
  childId: number;
  familyId: number;
  batch: { id: number; startDate: CalendarDate };
  /** null: charged, not paid */
  settledAt: string | null;
  purpose?: 'BUY_COURSE' | 'NEXT_GRADE';
  grade?: number;
  term?: Term;
  /** the numbers of the bills that are paid; the first one when it was settled */
  paid?: readonly number[];
  /** the gateway's status of the first payment */
  gatewayStatus?: string;
}

/** An enrolment with its bills and the first payment, as a purchase leaves them. */
export const enrol = async ({ parts: { database } }: TestSchool, given: GivenEnrolment) => {
  const { childId, familyId, batch, purpose = 'BUY_COURSE', grade = 2, term = 2 } = given;
  const settledAt = given.settledAt === null ? null : new Date(given.settledAt);
  const orderId = `test-${(orders += 1)}`;
  const createdAt = settledAt ?? new Date('2026-08-10T02:00:00Z');
  return database.transaction(async (tx) => {
    const [enrolment] = await tx
      .insert(enrolments)
      .values({
        childId,
        academicYearId: batch.id,
        purpose,
        grade,
        term,
        courier: 'jne',
        deliveryAmount: 20_000,
        createdAt,
        settledAt,
      })
      .returning();
    const enrolmentId = enrolment?.enrolmentId ?? 0;
    if (settledAt && purpose === 'BUY_COURSE') {
      const birthdate = await birthdateOf(tx, childId);
      await openPlacement(tx, { childId, birthdate }, enrolmentId, { settledAt, toldAt: settledAt });
    }
    const made = await tx
      .insert(bills)
      .values(makeBills(batch.startDate, term, []).map((bill) => ({ ...bill, enrolmentId })))
      .returning();
    const billIds = made.toSorted((a, b) => a.sequence - b.sequence).map(({ billId }) => billId);
    await tx.insert(payments).values({
      orderId,
      familyId,
      childId,
      enrolmentId,
      billId: billIds[0],
      billDescription: '',
      billDescriptionIndo: '',
      purpose,
      paymentType: 'gopay',
      grossAmount: 1_520_000,
      fee: 0,
      lines: [
        {
          name: 'Course',
          nameIndo: 'Kursus',
          description: '',
          descriptionIndo: '',
          value: 1_520_000,
          discount: 0,
        },
      ],
      deliveryAmount: 20_000,
      state: settledAt ? 'SETTLED' : 'PENDING',
      gatewayStatus: given.gatewayStatus ?? (settledAt ? 'settlement' : 'pending'),
      request: '{}',
      response: '{}',
      actions: '[]',
      createdAt,
      settledAt,
    });
    for (const sequence of given.paid ?? (settledAt ? [1] : []))
      await tx
        .update(bills)
        .set({ paidAt: createdAt, paidBy: orderId })
        .where(and(eq(bills.enrolmentId, enrolmentId), eq(bills.sequence, sequence)));
    return { enrolmentId, billIds, orderId };
  });
};

/** As when the gateway takes the money for all that was paid back. */
export const takeBack = ({ parts: { database } }: TestSchool, enrolmentId: number) =>
  database.transaction((tx) =>
    tx.update(bills).set({ paidAt: null, paidBy: null }).where(eq(bills.enrolmentId, enrolmentId)),
  );
