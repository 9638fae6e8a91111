import { isNotNull } from 'drizzle-orm';
import { users } from './accounts/tables.ts';
import { news, testimonies } from './content/tables.ts';
import { courseMasters } from './courses/tables.ts';
import { children } from './families/tables.ts';
import type { Parts } from './parts.ts';
import { placementMedia } from './placement/tables.ts';

/**
 * How many of the files that the database names are not in the store: who restores a database may forget them, and the school
 * would look well until somebody opens a lesson.
 */
export const missingFiles = async ({
  database: { db },
  files,
}: Pick<Parts, 'database' | 'files'>): Promise<{ missing: number; named: number }> => {
  const columns = [
    [courseMasters, courseMasters.videoKey],
    [news, news.imageKey],
    [news, news.headerKey],
    [news, news.videoKey],
    [testimonies, testimonies.imageKey],
    [users, users.imageKey],
    [children, children.imageKey],
    [placementMedia, placementMedia.fileKey],
  ] as const;
  const keys = new Set<string>();
  for (const [table, column] of columns)
    for (const { key } of await db.select({ key: column }).from(table).where(isNotNull(column)))
      if (key !== null) keys.add(key);
  let missing = 0;
  for (const key of keys) if ((await files.stat(key)) === null) missing += 1;
  return { missing, named: keys.size };
};
