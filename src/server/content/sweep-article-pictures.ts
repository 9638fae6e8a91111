import { pictureUnusedUntil, pictureWaitingTime } from '../../domain/content/article.ts';
import type { Job } from '../platform/jobs.ts';
import { deleteIfUnusedSince, longestUnused, selectUnusedSince } from './article-picture-store.ts';
import type { ContentContext } from './context.ts';

/** Deletes the pictures that no article has used for a day (rule R87). */
export const sweepArticlePicturesJob = ({
  database,
  files,
}: Pick<ContentContext, 'database' | 'files'>): Job => ({
  name: 'sweep-article-pictures',
  everyMinutes: 60,
  async nextDue() {
    const since = await longestUnused(database.db);
    return since && pictureUnusedUntil(since);
  },
  async runDue(now, stopping) {
    const since = new Date(now.getTime() - pictureWaitingTime);
    for (const key of await selectUnusedSince(database.db, since)) {
      if (stopping?.aborted) return;
      const deleted = await database.transaction((tx) => deleteIfUnusedSince(tx, key, since));
      if (deleted) await files.remove(key);
    }
  },
});
