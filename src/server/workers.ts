import type { Config } from './config.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { RunningJobs } from './platform/jobs.ts';

/** What PostgreSQL calls a process, by which others see whether there is one that works. */
export const processName = (role: Config['role']): string => `kancil-english ${role}`;

/** Whether some process does what falls due (rule R311). */
export const someWorkerLives = async (database: Pick<OpenDatabase, 'execute'>): Promise<boolean> => {
  const { rows } = await database.execute(
    'select 1 from pg_stat_activity where datname = current_database() and application_name in ($1, $2) limit 1',
    [processName('worker'), processName('both')],
  );
  return rows.length > 0;
};

/**
 * Lets one process at a time convert what waits under this name. A process that serves visitors alone tells the workers
 * instead (rule R311).
 */
export const inTurn =
  (role: Config['role'], database: OpenDatabase, name: 'conversions' | 'family-uploads') =>
  (work: () => Promise<void>): Promise<boolean> =>
    role === 'web'
      ? database.notify('jobs', name).then(() => true)
      : database.exclusivelyUnlessBusy(name, work);

/** Has a worker begin what other processes ask for; after a lost connection, which may have taken messages with it, everything. */
export const hearOtherProcesses = async (
  role: Config['role'],
  database: OpenDatabase,
  jobs: RunningJobs,
  lines: Record<Parameters<typeof inTurn>[2], { wake(): void }>,
): Promise<void> => {
  if (role === 'web') return;
  await database.listen('jobs', (name) => {
    for (const [line, waiting] of Object.entries(lines)) if (name === '' || name === line) waiting.wake();
    jobs.heard(name);
  });
};
