import type { Database, OpenDatabase } from '../platform/db/database.ts';
import type { RecordChange } from '../audit/record-change.ts';
import type { Standing } from '../../domain/messages/notice-kind.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { RenderLetter } from './letter-kinds.ts';
import type { NotificationRow } from './notification-store.ts';
import type { ToldRow } from './told-store.ts';

/** A message, as far as it takes to see whether it reminds of a bill. */
export type Reminded = Pick<NotificationRow, 'notifId' | 'kind' | 'childId' | 'createdAt'>;

/** What the use cases of the inbox work with. `clock` is the business clock. */
export interface InboxContext {
  database: OpenDatabase;
  clock: Clock;
  recordChange: RecordChange;
  /** of this school, without a slash at its end */
  publicUrl: string;
  render: RenderLetter;
  /** of these messages the reminders of a bill, each with whether that bill is paid by now */
  paidReminders: (db: Database, told: readonly Reminded[]) => Promise<ReadonlyMap<number, boolean>>;
  /** whether what the title of a message says is true at `now` */
  standingOf: (db: Database, told: ToldRow, now: Date) => Promise<Standing>;
}
