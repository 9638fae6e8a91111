import { registrationOpen } from '../../domain/calendar/registration.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { type Batch, selectActive } from './batch-store.ts';

/** The batches that take registrations on `today`, by their number. */
export const openBatches = async (db: Database, today: CalendarDate): Promise<Batch[]> =>
  (await selectActive(db, today)).filter((batch) => registrationOpen(batch, today));
