import { and, asc, eq, gte } from 'drizzle-orm';
import { type CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { type Batch, toBatch } from './batch-store.ts';
import { batches } from './tables.ts';

/** The active batches whose registration has not ended by `day`, with when staff made them. */
export const registrationsToTell = async (
  db: Database,
  day: CalendarDate,
): Promise<(Batch & { createdAt: Date })[]> => {
  const rows = await db
    .select()
    .from(batches)
    .where(and(eq(batches.isActive, true), gte(batches.endRegistration, day)))
    .orderBy(asc(batches.batch));
  return rows.map((row) => ({ ...toBatch(row), createdAt: row.createdAt }));
};
