import type { DiskGuard } from '../platform/http/disk-guard.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { MediaAddresses } from './media-addresses.ts';
import type { Preparations } from './preparations.ts';
import type { Teaches } from '../accounts/scope-about.ts';

/** What the use cases of families' uploads work with. `clock` is the business clock. */
export interface FamilyUploadsContext {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
  /** false where there is no ffmpeg, which alone takes out of sounds and videos where they were recorded: pictures are taken then */
  takesRecordings: boolean;
  preparations: Preparations;
  addresses: MediaAddresses;
  /** whether a teacher holds the live classes of a child; handed in, because they know of families */
  teaches: Teaches;
  /** whether a teacher asked for something of a lesson once more, in a year of a child; handed in, because tasks know of uploads */
  isAskedFor: (db: Database, asked: { enrolmentId: number; courseId: number }) => Promise<boolean>;
}
