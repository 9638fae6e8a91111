import type { Job } from '../platform/jobs.ts';
import type { PlacementContext } from './context.ts';
import { deleteWaiting, longestWaiting, selectWaitingSince } from './media-store.ts';

/** How long uploaded media wait for a part to be saved with them, in milliseconds: a day. */
const WAITING_TIME = 24 * 60 * 60 * 1000;

/** Deletes pictures and recordings that were uploaded for a question and not saved with one within a day (rule R98). */
export const sweepPlacementMediaJob = ({
  database,
  files,
}: Pick<PlacementContext, 'database' | 'files'>): Job => ({
  name: 'sweep-placement-media',
  everyMinutes: 60,
  async nextDue() {
    const since = await longestWaiting(database.db);
    return since && new Date(since.getTime() + WAITING_TIME);
  },
  async runDue(now, stopping) {
    const since = new Date(now.getTime() - WAITING_TIME);
    for (const { mediaName, fileKey } of await selectWaitingSince(database.db, since)) {
      if (stopping?.aborted) return;
      if (await database.transaction((tx) => deleteWaiting(tx, mediaName))) await files.remove(fileKey);
    }
  },
});
