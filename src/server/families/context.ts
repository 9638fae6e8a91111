import type { OpenDatabase } from '../platform/db/database.ts';
import type { Received } from '../platform/http/upload.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';

/** What the use cases of families work with. `clock` is the business clock. */
export interface FamiliesContext {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  /** re-encodes a received picture without its metadata and keeps it; null when it is no picture */
  keepPhoto(photo: Received, folder: string): Promise<string | null>;
}
