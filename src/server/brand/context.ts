import type { Refused } from '../../contract/refusals.ts';
import type { Brand } from '../../contract/brand-objects.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';

/** A film of a lesson and, where one could be made, a picture of it, in the file store. */
export interface KeptClip {
  clipKey: string;
  clipStillKey: string | null;
}

/** What the use cases of the brand work with. `clock` is the business clock. */
export interface BrandContext {
  database: OpenDatabase;
  clock: Clock;
  /** what identifies the school now, from memory */
  brandNow(): Promise<Brand>;
  /** what a new school has, until staff enter their own */
  asNew: BrandFacts;
  files: Pick<Files, 'open' | 'bypass' | 'remove'>;
  keepClip(film: ReceivedFile): Promise<KeptClip | Refused<'too_large' | 'wrong_kind_of_file'>>;
  /** runs `save` with a film that has arrived in parts from this account */
  takeClip<Saved>(
    userId: number,
    uploadId: string,
    save: (clip: KeptClip) => Promise<Saved>,
  ): Promise<Saved | Refused<'upload_unusable' | 'video_unplayable' | 'too_large' | 'wrong_kind_of_file'>>;
}
