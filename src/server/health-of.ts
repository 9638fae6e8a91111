import type { Config } from './config.ts';
import type { HealthContext } from './health/context.ts';
import { notifyOwners } from './inbox/notify.ts';
import { namedFiles } from './named-files.ts';

/** What looks at the parts of this school. @param runs whether this process runs the jobs: a command does not */
export const healthOf = (
  settings: Config,
  {
    runs,
    ...parts
  }: { runs: boolean } & Omit<
    HealthContext,
    'settings' | 'settingsProblems' | 'startedAt' | 'namedFiles' | 'notifyOwners'
  >,
): HealthContext => ({
  ...parts,
  settings,
  // The server would not have started with wrong ones; a command has its own.
  settingsProblems: () => [],
  startedAt: runs ? parts.wallClock.now() : null,
  namedFiles: () => namedFiles(parts.database.db),
  notifyOwners,
});
