import { ensureOnMachine } from '../scripts/lib/machine.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';

/** Measures on the embedded database, then on a PostgreSQL of its own; `name` is for the printed line. */
export const onBothDatabases = async (
  measure: (name: string, environment: Record<string, string>) => Promise<string[]>,
) => {
  const lines = await measure('embedded database', {});
  const postgres = await startPostgres((await ensureOnMachine(['postgres'])).postgres, { asOperated: true });
  try {
    return [...lines, ...(await measure('PostgreSQL       ', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
};
