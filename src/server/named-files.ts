import { isNotNull } from 'drizzle-orm';
import { users } from './accounts/tables.ts';
import { brand } from './brand/tables.ts';
import { articlePictures, news, testimonies } from './content/tables.ts';
import { courseMasters, videoRenditions } from './courses/tables.ts';
import { children } from './families/tables.ts';
import { familyUploads } from './family-uploads/tables.ts';
import { placementMedia } from './placement/tables.ts';
import type { Database } from './platform/db/database.ts';
import { writtenTests } from './written-tests/tables.ts';

/** Every column that names a file of the store. A test compares it with the columns that the database has. */
export const fileColumns = [
  [brand, brand.clipKey],
  [brand, brand.clipStillKey],
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

/**
 * The keys of all files that the database names: who restores a database may forget the files, and the school would look well until
 * somebody opens a lesson.
 */
export const namedFiles = async (db: Database): Promise<Set<string>> => {
  const keys = new Set<string>();
  for (const [table, column] of fileColumns)
    for (const { key } of await db.select({ key: column }).from(table).where(isNotNull(column)))
      if (key !== null) keys.add(key);
  return keys;
};
