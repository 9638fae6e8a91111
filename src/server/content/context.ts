import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { UploadsContext } from '../uploads/context.ts';

/** What the use cases of content work with. `clock` is the business clock. */
export interface ContentContext {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  /** where videos arrive in parts */
  uploads: Pick<UploadsContext, 'files' | 'converter' | 'conversions'>;
  /** re-encodes a picture into a square of `side` pixels and keeps it; null when it is no picture */
  keepPicture(picture: { path: string }, folder: string, side: number): Promise<string | null>;
}

/** A text in both languages. */
export interface Translations {
  en: string;
  id: string;
}

/** What a change of news says besides its content. */
export interface SavedBy {
  /** the account of who saves it; null when no person does */
  by: number | null;
  /** false: a draft; when not given, a new one is published and a stored one stays as it is */
  published?: boolean | undefined;
}
