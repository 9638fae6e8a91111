import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';

/** What the use cases of content work with. `clock` is the business clock. */
export interface ContentContext {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  /** re-encodes a picture into a square of `side` pixels and keeps it; null when it is no picture */
  keepPicture(picture: { path: string }, folder: string, side: number): Promise<string | null>;
}

/** A text in both languages. */
export interface Translations {
  en: string;
  id: string;
}
