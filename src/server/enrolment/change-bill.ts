import { eq } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Tx } from '../platform/db/database.ts';
import { bills } from './tables.ts';

/** Notes what an owner has agreed about a bill: whole rupiah off, and until when it counts as paid. What is not named stays. */
export const changeAgreed = async (
  tx: Tx,
  billId: number,
  agreed: { readonly discount?: number; readonly delayedUntil?: CalendarDate | null },
): Promise<void> => {
  await tx.update(bills).set(agreed).where(eq(bills.billId, billId));
};
