import { type CalendarDate, compareDates } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import type { Database } from '../platform/db/database.ts';

/** The batch that staff see when they name none: the one that began last, or else begins first; null: there is none. */
export const presentBatch = async (db: Database, today: CalendarDate): Promise<Batch | null> => {
  const batches = (await batchesSince(db, today)).toSorted((a, b) => compareDates(a.startDate, b.startDate));
  const begun = batches.findLast(({ startDate }) => compareDates(startDate, today) <= 0);
  return begun ?? batches[0] ?? null;
};
