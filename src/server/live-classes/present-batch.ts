import { type CalendarDate, compareDates } from '../../domain/values/calendar-date.ts';
import type { Batch } from '../calendar/batch-rows.ts';
import { batchesSince } from '../calendar/batches-since.ts';
import type { Database } from '../platform/db/database.ts';

/** The batches that are not over, in the order in which staff look for them: those begun, the last one first, then those to come. */
export const presentBatches = async (db: Database, today: CalendarDate): Promise<Batch[]> => {
  const batches = (await batchesSince(db, today)).toSorted((a, b) => compareDates(a.startDate, b.startDate));
  const hasBegun = ({ startDate }: Batch) => compareDates(startDate, today) <= 0;
  return [...batches.filter(hasBegun).toReversed(), ...batches.filter((batch) => !hasBegun(batch))];
};

/** The batch that staff see when they name none; null: there is none. */
export const presentBatch = async (db: Database, today: CalendarDate): Promise<Batch | null> =>
  (await presentBatches(db, today))[0] ?? null;
