import { registrationOpen } from '../../domain/calendar/registration.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { type Batch, selectActive } from './batch-store.ts';

/** The active batches whose registration has not ended by `today`, by their number; it may not have begun yet. */
export const batchesToRegister = (db: Database, today: CalendarDate): Promise<Batch[]> =>
  selectActive(db, today);

/** The batches that take registrations on `today`, by their number. */
export const openBatches = async (db: Database, today: CalendarDate): Promise<Batch[]> =>
  (await selectActive(db, today)).filter((batch) => registrationOpen(batch, today));
