import type { NotifyAccount } from '../inbox/notify.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { JobLog } from '../platform/jobs.ts';

/** What the use cases of placement work with. */
export interface PlacementContext {
  database: OpenDatabase;
  log: JobLog;
  /** in the transaction that places the child */
  notifyAccount: NotifyAccount;
}
