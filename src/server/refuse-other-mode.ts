import { recordMode } from './accounts/school-mode.ts';
import { type Config, ConfigRefused } from './config.ts';
import type { OpenDatabase } from './platform/db/database.ts';

/** A school stays what it was opened as: a demo's levers would delete a live school and show its mails. */
export const refuseOtherMode = async (database: OpenDatabase, mode: Config['mode']) => {
  const recorded = await recordMode(database, mode);
  if (recorded === mode) return;
  throw new ConfigRefused([
    recorded === 'live'
      ? 'this data belongs to a live school; start it with npm run live'
      : 'this data belongs to a demo school; start it with npm start, or name another DATA_DIR or DATABASE_URL',
  ]);
};
