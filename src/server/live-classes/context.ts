import type { OpenDatabase } from '../platform/db/database.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { NotifyAccount } from '../inbox/notify.ts';

/** What the use cases of live classes work with. `clock` is the business clock. */
export interface LiveClassesContext {
  database: OpenDatabase;
  clock: Clock;
  log: JobLog;
  notifyAccount: NotifyAccount;
}
