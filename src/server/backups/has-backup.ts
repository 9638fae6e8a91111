import { type SQL, exists } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { backups } from './tables.ts';

/** Whether a backup was ever made, as part of a query. */
export const hasBackup = (db: Database): SQL => exists(db.select({ backup: backups.backupId }).from(backups));
