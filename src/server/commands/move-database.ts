import { BackupRefused } from '../backups/manifest.ts';
import type { Config } from '../config.ts';
import { databaseFolder, holdsDatabase, holdsSchool, markMoved } from '../open-school.ts';
import { compareDatabases, copyDatabase } from '../platform/db/copy-database.ts';
import { openDatabase } from '../platform/db/open.ts';
import { argumentsOf } from './arguments.ts';
import { saying } from './run-command.ts';
import { whileAlone } from './while-alone.ts';

/**
 * `npm run database:move`: from the embedded database in DATA_DIR to the PostgreSQL of DATABASE_URL, the server stopped (rule R308). What was
 * interrupted is done again; a PostgreSQL that holds the very same rows already was copied before, and only has to be said so.
 */
argumentsOf({});

const move = async (config: Config) => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null)
    throw new BackupRefused(
      'Set DATABASE_URL to an empty PostgreSQL: the school in DATA_DIR is moved there.',
    );
  if (!holdsDatabase(config))
    throw new BackupRefused(`${dataDir} holds no embedded database that could be moved.`);
  // Only one process has it: a server that runs is refused here.
  const from = await openDatabase({ directory: databaseFolder(config) });
  try {
    if ((await from.schema()) !== 'current' || !(await holdsSchool(from)))
      throw new BackupRefused(
        'Start the server once without DATABASE_URL, which brings the school up to date, and stop it.',
      );
    const to = await openDatabase({ url: databaseUrl });
    try {
      const isThere = await holdsSchool(to);
      if (!isThere) await to.migrate();
      const rows = await (isThere ? compareDatabases(from, to) : copyDatabase(from, to));
      return {
        ok: true,
        says: `The school is in the PostgreSQL of DATABASE_URL: ${rows} rows, compared one by one.`,
      };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
};

const moveAndMark = async (config: Config) => {
  const { ok, says } = await move(config);
  markMoved(config);
  return {
    ok,
    says: `${says}\nNo server opens the old one in ${databaseFolder(config)} any more; remove it after the next backup.`,
  };
};

process.exit((await saying((config) => whileAlone(config, () => moveAndMark(config)))) ? 0 : 1);
