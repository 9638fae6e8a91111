import { asc, desc, gte, lt } from 'drizzle-orm';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import type { Database } from '../platform/db/database.ts';
import { healthLooks } from './tables.ts';
import { firstRow } from '../platform/db/rows.ts';

export type LookRow = typeof healthLooks.$inferSelect;

/** The looks since a day, the oldest first. */
export const looksSince = (db: Database, day: CalendarDate): Promise<LookRow[]> =>
  db.select().from(healthLooks).where(gte(healthLooks.day, day)).orderBy(asc(healthLooks.day));

export const newestLook = (db: Database): Promise<LookRow | null> =>
  firstRow(db.select().from(healthLooks).orderBy(desc(healthLooks.day)).limit(1));

/** The last look of a day is the one that is kept. */
export const saveLook = (db: Database, look: LookRow) =>
  db.insert(healthLooks).values(look).onConflictDoUpdate({ target: healthLooks.day, set: look });

export const deleteLooksBefore = (db: Database, day: CalendarDate) =>
  db.delete(healthLooks).where(lt(healthLooks.day, day));
