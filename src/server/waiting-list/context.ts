import type { PostLetter } from '../inbox/post-letter.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of the waiting list work with. */
export interface WaitingContext {
  database: OpenDatabase;
  clock: Clock;
  post: PostLetter;
  publicUrl: string;
}
