import { type SQL, exists } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { batches } from './tables.ts';

/** Whether the school ever had a batch, as part of a query. */
export const hasBatch = (db: Database): SQL =>
  exists(db.select({ batch: batches.academicYearId }).from(batches));
