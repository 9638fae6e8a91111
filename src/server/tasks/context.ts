import type { Praise } from '../../domain/tasks/feedback.ts';
import type { MediaAddresses } from '../family-uploads/media-addresses.ts';
import type { OpenDatabase, Tx } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import type { Teaches } from '../accounts/scope-about.ts';

/** A task of which a family is told that the teacher has answered. */
export interface ReviewedTask {
  readonly childId: number;
  /** of its lesson */
  readonly unit: number;
  readonly week: number;
  readonly onceMore: boolean;
  /** the sticker */
  readonly praise: Praise;
  readonly now: Date;
}

/** Tells the family of the child, unless it has gone. */
export type TellOfWork = (tx: Tx, reviewed: ReviewedTask) => Promise<void>;

/** What the use cases of tasks work with. `clock` is the business clock. */
export interface TasksContext {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
  addresses: MediaAddresses;
  /** whether a teacher holds the live classes of a child, or held one lately */
  teaches: Teaches;
  tellOfWork: TellOfWork;
}
