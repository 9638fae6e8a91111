import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupStoreOf } from '../backup-store-of.ts';
import { BackupRefused, type Manifest } from '../backups/manifest.ts';
import { type FoundBackup, findBackup, restoreFiles } from '../backups/restore-files.ts';
import type { Config } from '../config.ts';
import { filesOf } from '../files-of.ts';
import { databaseFolder, holdsDatabase, holdsSchool, wasMoved } from '../open-school.ts';
import { copyDatabase } from '../platform/db/copy-database.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { describeDump } from '../platform/db/dumped.ts';
import { readEmbeddedDump } from '../platform/db/embedded-dump.ts';
import { restoreFiles as restoreDatabaseFiles } from '../platform/db/embedded-files.ts';
import { openDatabase } from '../platform/db/open.ts';
import { restorePostgres } from '../platform/db/postgres-programs.ts';
import { systemClock } from '../providers/clock/system.ts';
import { argumentsOf } from './arguments.ts';
import { saying } from './run-command.ts';
import { whileAlone } from './while-alone.ts';

/** `npm run restore -- --from FOLDER [--backup NAME]`, or `--from s3://BUCKET/PREFIX`, into an empty DATA_DIR and database. */
const { from, backup } = argumentsOf({ from: { type: 'string' }, backup: { type: 'string' } });

const restore = async (config: Config) => {
  if (!from)
    throw new BackupRefused(
      'Say from where: npm run restore -- --from FOLDER, or --from s3://BUCKET/PREFIX.',
    );
  const place = { store: await backupStoreOf(from, config), fetched: join(config.dataDir, 'restore') };
  try {
    return await restoreFrom(place, config);
  } finally {
    await rm(place.fetched, { recursive: true, force: true });
  }
};

const restoreFrom = async (place: Parameters<typeof findBackup>[0], config: Config) => {
  const found = await findBackup(place, backup);
  const { name, manifest } = found;
  if (config.databaseUrl === null && manifest.database.kind === 'postgres')
    throw new BackupRefused(`The backup ${name} is of a PostgreSQL: set DATABASE_URL to an empty database.`);
  await refuseSchool(config, manifest);
  // The database last: without it nothing is a school, and nobody is shown half of one.
  await restoreFiles(
    { ...place, manifest },
    { files: await filesOf(config, systemClock), erasedList: config.erasedList },
  );
  await restoreDatabase(config, found);
  const start = manifest.mode === 'live' ? 'npm run live' : 'npm start';
  return {
    ok: true,
    says: [
      `The backup ${name} is restored: ${rowsOf(manifest)} rows and ${manifest.files.length} files, each as it was written.`,
      `Start the school with ${start}. Whom the list of erased families names is erased again before anybody is served.`,
    ].join('\n'),
  };
};

const rowsOf = ({ database }: Manifest) =>
  Object.values(database.tables).reduce((sum, rows) => sum + rows, 0);

/** A restore never writes over a school. */
const refuseSchool = async (config: Config, { database: { kind } }: Manifest): Promise<void> => {
  const { databaseUrl, dataDir } = config;
  if (holdsDatabase(config) || wasMoved(config))
    throw new BackupRefused(`${dataDir} holds a school already: restore into an empty DATA_DIR.`);
  if (databaseUrl === null) return;
  await opened({ url: databaseUrl }, async (database) => {
    // Rows of an embedded one are copied into tables that an interrupted run may have left, still empty.
    const isTaken = kind === 'embedded' ? await holdsSchool(database) : (await database.schema()) !== 'none';
    if (isTaken)
      throw new BackupRefused('The database of DATABASE_URL is not empty: restore into a new one.');
  });
};

const restoreDatabase = async (config: Config, { manifest, dump }: FoundBackup): Promise<void> => {
  const { databaseUrl } = config;
  const { kind } = manifest.database;
  if (kind === 'embedded' && databaseUrl !== null) {
    const archive = await readEmbeddedDump(dump, manifest.database);
    await opened({ memory: archive }, (school) =>
      opened({ url: databaseUrl }, async (target) => {
        await school.migrate();
        await target.migrate();
        await copyDatabase(school, target);
      }),
    );
    return;
  }
  if (databaseUrl !== null) await restorePostgres(databaseUrl, dump);
  else await restoreDatabaseFiles(databaseFolder(config), await readEmbeddedDump(dump, manifest.database));
  const place = databaseUrl === null ? { directory: databaseFolder(config) } : { url: databaseUrl };
  await opened(place, (database) => refuseOtherRows(database, manifest));
};

const refuseOtherRows = async (database: OpenDatabase, { database: written }: Manifest): Promise<void> => {
  const { tables } = await describeDump(written.kind, (text) => database.execute(text));
  const different = Object.keys(written.tables).filter((table) => tables[table] !== written.tables[table]);
  if (different.length > 0)
    throw new BackupRefused(
      `After the restore these tables have other numbers of rows: ${different.join(', ')}.`,
    );
};

const opened = async (
  place: Parameters<typeof openDatabase>[0],
  work: (database: OpenDatabase) => Promise<void>,
) => {
  const database = await openDatabase(place);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

process.exit((await saying((config) => whileAlone(config, () => restore(config)))) ? 0 : 1);
