import type { Database } from '../platform/db/database.ts';
import { familyUploads } from './tables.ts';

/** What became of uploads, as a part of a query, which those of other nouns join. */
export const uploadRows = (db: Database) =>
  db
    .select({
      uploadId: familyUploads.uploadId,
      kind: familyUploads.kind,
      state: familyUploads.state,
      seconds: familyUploads.seconds,
      fileKey: familyUploads.fileKey,
    })
    .from(familyUploads)
    .as('upload_rows');
