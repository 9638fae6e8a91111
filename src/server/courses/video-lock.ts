import type { OpenDatabase } from '../platform/db/database.ts';

/**
 * Runs `work` while no other change adds or removes a use of a video. A file may serve several lessons or performances and is
 * deleted with its last use: without the lock, one of them could point to a file that was just deleted.
 */
export const withVideoLock = <T>(database: OpenDatabase, work: () => Promise<T>): Promise<T> =>
  database.exclusively('videos', work);
