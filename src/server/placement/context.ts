import type { NotifyAccount } from '../inbox/notify.ts';
import type { PostLetter } from '../inbox/post-letter.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { RecordingConverter } from '../providers/recording-converter/recording-converter.ts';
import type { ItemBank } from './item-bank.ts';

/** What the use cases of placement work with. */
export interface PlacementContext {
  database: OpenDatabase;
  /** the business clock: a test's twenty minutes are its own */
  clock: Clock;
  /** the questions with their key, and the files of their pictures and recordings */
  items: ItemBank;
  /** where pictures and recordings go that staff upload */
  files: Files;
  /** null where recordings are kept as they come */
  recordings: RecordingConverter | null;
  log: JobLog;
  /** in the transaction that places the child, or reminds of its test */
  notifyAccount: NotifyAccount;
  post: PostLetter;
  publicUrl: string;
}
