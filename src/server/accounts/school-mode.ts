import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import { school } from './tables.ts';

export type SchoolMode = (typeof school.$inferSelect)['mode'];

/** What this database's school was opened as the first time; null: it never was. */
export const recordedMode = async (db: Database): Promise<SchoolMode | null> => {
  const [row] = await db.select().from(school);
  return row?.mode ?? null;
};

/** Opens a new school as `mode`; of a school that was opened before, nothing changes. @returns what the school is */
export const recordMode = (
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  mode: SchoolMode,
): Promise<SchoolMode> =>
  transaction(async (tx) => {
    await tx.insert(school).values({ id: 1, mode }).onConflictDoNothing({ target: school.id });
    // When two processes open it at once, the later one waits above and reads the earlier one's answer here.
    return (await recordedMode(tx)) ?? mode;
  });

/** Whether the demo school was made to its end. One that was interrupted is made again. */
export const isDemoLoaded = async (db: Database): Promise<boolean> => {
  const [row] = await db.select().from(school);
  return row !== undefined && row.demoLoadedAt !== null;
};

/** Notes that the demo school is complete. */
export const recordDemoLoaded = (
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  now: Date,
): Promise<void> =>
  transaction(async (tx) => {
    await tx.update(school).set({ demoLoadedAt: now });
  });

/** The key that signs the cookies of known browsers, the same for all processes. */
export const browserKeyOf = ({ transaction }: Pick<OpenDatabase, 'transaction'>): Promise<string> =>
  transaction(async (tx) => {
    const [row] = await tx
      .update(school)
      .set({ browserKey: sql`coalesce(${school.browserKey}, ${randomBytes(32).toString('base64url')})` })
      .returning({ browserKey: school.browserKey });
    if (!row?.browserKey) throw new Error('the school was never opened');
    return row.browserKey;
  });
