import { gte } from 'drizzle-orm';
import { weeksInYear } from '../../domain/calendar/batch-year.ts';
import { type CalendarDate, addDays } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { type Batch, toBatch } from './batch-store.ts';
import { batches } from './tables.ts';

/** The batches that have not been over for long on `day`, those to come with them. */
export const batchesSince = async (db: Database, day: CalendarDate): Promise<Batch[]> => {
  const rows = await db
    .select()
    .from(batches)
    .where(gte(batches.startDate, addDays(day, -7 * weeksInYear)))
    .orderBy(batches.academicYearId);
  return rows.map(toBatch);
};
