import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Backups that were made whole, so that somebody can be told when the last one is old. A restored school knows those before its own. */
export const backups = pgTable('backups', {
  backupId: integer('backup_id').primaryKey().generatedAlwaysAsIdentity(),
  /** by the wall clock, like the files */
  madeAt: instant('made_at').notNull(),
  /** the folder or bucket in which it stands, without any password */
  place: text('place').notNull(),
  /** of the database and of all files that it names, also those that an earlier backup had brought there */
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  seconds: integer('seconds').notNull(),
});
