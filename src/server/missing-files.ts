import { isNotNull } from 'drizzle-orm';
import { users } from './accounts/tables.ts';
import { articlePictures, news, testimonies } from './content/tables.ts';
import { courseMasters, videoRenditions } from './courses/tables.ts';
import { children } from './families/tables.ts';
import { familyUploads } from './family-uploads/tables.ts';
import type { Parts } from './parts.ts';
import { placementMedia } from './placement/tables.ts';
import { writtenTests } from './written-tests/tables.ts';

/** Every column that names a file of the store. A test compares it with the columns that the database has. */
export const fileColumns = [
  [courseMasters, courseMasters.videoKey],
  [videoRenditions, videoRenditions.videoKey],
  [news, news.imageKey],
  [news, news.headerKey],
  [news, news.videoKey],
  [articlePictures, articlePictures.pictureKey],
  [testimonies, testimonies.imageKey],
  [users, users.imageKey],
  [children, children.imageKey],
  [placementMedia, placementMedia.fileKey],
  [familyUploads, familyUploads.fileKey],
  [writtenTests, writtenTests.sheetKey],
] as const;

/** Files are asked for so many at a time: a store elsewhere takes its time for each. */
const AT_ONCE = 20;

/**
 * How many of the files that the database names are not in the store: who restores a database may forget them, and the school
 * would look well until somebody opens a lesson.
 */
export const missingFiles = async ({
  database: { db },
  files,
}: Pick<Parts, 'database' | 'files'>): Promise<{ missing: number; named: number }> => {
  const keys = new Set<string>();
  for (const [table, column] of fileColumns)
    for (const { key } of await db.select({ key: column }).from(table).where(isNotNull(column)))
      if (key !== null) keys.add(key);
  const left = keys.values();
  let missing = 0;
  const look = async () => {
    for (const key of left) if ((await files.stat(key)) === null) missing += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return { missing, named: keys.size };
};
