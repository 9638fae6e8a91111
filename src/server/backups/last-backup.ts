import { desc } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { backups } from './tables.ts';

export type NotedBackup = Omit<typeof backups.$inferSelect, 'backupId'>;

/** The backup that was made last, by the wall clock; null when none ever was. */
export const lastBackup = async (db: Database): Promise<NotedBackup | null> => {
  const { madeAt, place, bytes, seconds } = backups;
  return firstRow(
    db.select({ madeAt, place, bytes, seconds }).from(backups).orderBy(desc(backups.madeAt)).limit(1),
  );
};

/** Writes down that a backup stands whole. */
export const noteBackup = (
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  made: NotedBackup,
): Promise<void> =>
  transaction(async (tx) => {
    await tx.insert(backups).values(made);
  });
