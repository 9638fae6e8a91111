import type { OpenDatabase } from '../platform/db/database.ts';
import type { RecordChange } from '../audit/record-change.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { RenderLetter } from './letter-kinds.ts';

/** What the use cases of the inbox work with. `clock` is the business clock. */
export interface InboxContext {
  database: OpenDatabase;
  clock: Clock;
  recordChange: RecordChange;
  /** of this school, without a slash at its end */
  publicUrl: string;
  render: RenderLetter;
}
