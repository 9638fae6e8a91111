import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TestSchool, Visitor } from '../../../tests/support/school.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { bills, enrolments, payments } from '../billing/tables.ts';
import { batches } from '../calendar/tables.ts';

/** Puts paid enrolments into a school's tables, so that sending can be tested without paying. */
export const paidEnrolments = async ({ parts: { database, clock } }: Pick<TestSchool, 'parts'>) => {
  const now = clock.now();
  const [batch] = await database.transaction((tx) =>
    tx
      .insert(batches)
      .values({
        batch: 1,
        startDate: '2026-08-03',
        startRegistration: '2026-07-01',
        endRegistration: '2026-08-31',
        isActive: true,
        holidayWeeks: [],
        createdAt: now,
      })
      .returning(),
  );
  const academicYearId = batch?.academicYearId ?? 0;
  return {
    enrol: (familyId: number, childId: number): Promise<number> =>
      database.transaction(async (tx) => {
        const [enrolment] = await tx
          .insert(enrolments)
          .values({
            childId,
            academicYearId,
            purpose: 'BUY_COURSE',
            grade: 2,
            term: 12,
            courier: 'jne',
            deliveryAmount: 18_000,
            createdAt: now,
            settledAt: now,
            tooYoungAtSettlement: false,
          })
          .returning();
        const enrolmentId = enrolment?.enrolmentId ?? 0;
        const orderId = randomUUID();
        await tx.insert(payments).values({
          orderId,
          familyId,
          childId,
          enrolmentId,
          billDescription: 'First payment',
          billDescriptionIndo: 'Pembayaran pertama',
          purpose: 'BUY_COURSE',
          paymentType: 'gopay',
          grossAmount: 4_018_000,
          fee: 0,
          deliveryAmount: 18_000,
          state: 'SETTLED',
          word: 'settlement',
          request: '{}',
          response: '{}',
          actions: '[]',
          createdAt: now,
          settledAt: now,
        });
        await tx.insert(bills).values({
          enrolmentId,
          sequence: 1,
          periodStart: calendarDate('2026-08-03'),
          periodEnd: calendarDate('2027-08-03'),
          amount: 3_200_000,
          paidAt: now,
          paidBy: orderId,
        });
        return enrolmentId;
      }),
    /** as when the gateway takes the payment back */
    reverse: (enrolmentId: number) =>
      database.transaction((tx) =>
        tx.update(bills).set({ paidAt: null, paidBy: null }).where(eq(bills.enrolmentId, enrolmentId)),
      ),
  };
};

export const addChild = async (parent: Visitor, first_name: string, last_name = 'Kartika') => {
  const form = new FormData();
  const details = { first_name, last_name, gender: 'FEMALE', birthdate: '2018-05-02' };
  for (const [name, value] of Object.entries(details)) form.append(name, value);
  const answer = await parent.call('POST', '/users/register-child', { form });
  return (answer.body['childs'] as { child_id: number }).child_id;
};
