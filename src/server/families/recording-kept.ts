import type { Database } from '../platform/db/database.ts';
import { lastConsents } from './consent-store.ts';

/** Whether a child's parent allows now that recordings of the child are kept (rule R186). */
export const mayKeepRecordings = async (db: Database, childId: number): Promise<boolean> =>
  (await lastConsents(db, [childId])).some(({ kind, given }) => kind === 'recording_kept' && given);
