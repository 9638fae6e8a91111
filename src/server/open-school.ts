import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordedMode } from './accounts/school-mode.ts';
import { type Config, ConfigRefused } from './config.ts';
import { type Parts, assembleParts, findConverters } from './parts.ts';
import type { Paper } from './paper.ts';
import { flushDirectory } from './platform/db/durable-files.ts';
import { describe } from './platform/db/errors.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';
import { makeLog } from './platform/log.ts';
import { processName } from './workers.ts';

/** Where the project stands: this file's grandparent's parent. */
export const projectRoot = join(import.meta.dirname, '../..');

/** The build that this process has begun with: a later one is made beside it, and changes nothing here. From source there may be none. */
const built = join(projectRoot, 'build', 'current');
export const buildFolder = existsSync(built) ? realpathSync(built) : built;

/** The built mails, loaded for the first of them: Node runs TypeScript from source, but not TSX. */
const loadPaper = async (): Promise<Paper> =>
  (await import(pathToFileURL(join(buildFolder, 'server/paper.js')).href)) as Paper;

interface OpenedSchool {
  parts: Parts;
  close: () => Promise<void>;
}

/** Opens the database, brings it up to date and puts the school's parts together. `close` undoes it in order. */
export const openSchool = (config: Config): Promise<OpenedSchool> => {
  // Begun before the database, whose engine makes this process so large that another takes a while to begin.
  const converters = findConverters(config);
  return open(
    config,
    async () => {
      mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
      refuseMoved(config);
      refuseFilesAlone(config);
    },
    async (ground) => {
      await refuseSchoolLeftBehind(config, ground.database);
      await ground.database.migrate();
      return assembleParts({ config, ...ground, converters });
    },
    processName(config.role),
  );
};

/**
 * Opens the school for a command: in the mode recorded in the database, and without jobs. A command's shell may lack the
 * server's settings, and sending mail from it could use a wrong mail server. It makes no school where there is none, and
 * leaves the tables to the server.
 */
export const openSchoolForCommand = (config: Config): Promise<OpenedSchool> =>
  open(
    config,
    async () => {
      refuseMoved(config);
      if (config.databaseUrl === null && !holdsDatabase(config)) throw noSchool(config);
    },
    async (ground) => {
      const schema = await ground.database.schema();
      if (schema === 'behind')
        throw new ConfigRefused([
          'this program is newer than the school: start the server once, which brings it up to date',
        ]);
      const mode = schema === 'none' ? null : await recordedMode(ground.database.db);
      if (!mode) throw noSchool(config);
      return assembleParts({ config: { ...config, mode }, ...ground, jobsRest: true });
    },
  );

type Place = Pick<Config, 'dataDir'>;
export const databaseFolder = ({ dataDir }: Place) => join(dataDir, 'database');
const embeddedFiles = (config: Place) => join(databaseFolder(config), 'pgdata');
const movedFiles = (config: Place) => join(databaseFolder(config), 'moved-to-postgresql');
export const holdsDatabase = (config: Place) => existsSync(embeddedFiles(config));
/** Whether its school was moved away by `npm run database:move`. */
export const wasMoved = (config: Place) => existsSync(movedFiles(config));
/** Puts the files of the embedded database where no server opens them any more. */
export const markMoved = (config: Place) => {
  renameSync(embeddedFiles(config), movedFiles(config));
  flushDirectory(databaseFolder(config));
};

const noSchool = (config: Config) =>
  new ConfigRefused([
    `no school was ever started in ${config.databaseUrl === null ? config.dataDir : 'the database of DATABASE_URL'}. ` +
      'Which DATA_DIR or DATABASE_URL does the server use? Best written into the file .env, which both read. ' +
      'A new school is started once with npm run live, or npm start for a demo',
  ]);

/** The school is elsewhere now, and would begin anew here (rule R308). */
const refuseMoved = (config: Config) => {
  if (config.databaseUrl !== null || holdsDatabase(config) || !wasMoved(config)) return;
  throw new ConfigRefused([
    `the school of ${config.dataDir} was moved to a PostgreSQL: set the DATABASE_URL that npm run database:move was given`,
  ]);
};

/** The files of a school whose database is elsewhere: an empty one beside them would look as if all were lost. */
const refuseFilesAlone = (config: Config) => {
  const files = join(config.dataDir, 'files');
  if (config.databaseUrl !== null || holdsDatabase(config)) return;
  if (!existsSync(files) || readdirSync(files).length === 0) return;
  throw new ConfigRefused([
    `${config.dataDir} holds the files of a school, but no database: set the DATABASE_URL that the school uses, or restore ` +
      'its folder database. For a new school name another DATA_DIR',
  ]);
};

/** Whoever sets DATABASE_URL for a school that is embedded so far would find an empty one there. */
const refuseSchoolLeftBehind = async (config: Config, database: OpenDatabase) => {
  if (config.databaseUrl === null || !(holdsDatabase(config) || wasMoved(config))) return;
  if (await holdsSchool(database)) return;
  throw new ConfigRefused([
    wasMoved(config)
      ? `the school of ${config.dataDir} was moved to a PostgreSQL, and the database of DATABASE_URL is empty: it must be another one`
      : `${config.dataDir} holds a school in the embedded database, and the database of DATABASE_URL is empty: copy the school ` +
        'there with npm run database:move, or unset DATABASE_URL. For a new school name another DATA_DIR, or move ' +
        `${databaseFolder(config)} away`,
  ]);
};

/** Whether a school was ever opened in a database, whose tables may be there without one. */
export const holdsSchool = async (database: OpenDatabase): Promise<boolean> =>
  (await database.schema()) !== 'none' && (await recordedMode(database.db)) !== null;

type OpenedParts = Pick<Parameters<typeof assembleParts>[0], 'database' | 'log' | 'loadPaper'>;

const open = async (
  config: Config,
  prepare: () => Promise<void>,
  assemble: (ground: OpenedParts) => Promise<Parts>,
  name?: string,
): Promise<OpenedSchool> => {
  await prepare();
  const log = makeLog(config.logLevel);
  const onProblem = (error: unknown, what: string) =>
    log.error({ what, ...describe(error) }, 'the database failed beside its queries');
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, onProblem, connections: config.databaseConnections, ...(name && { name }) }
      : { directory: databaseFolder(config), onProblem },
  );
  try {
    const parts = await assemble({ database, log, loadPaper });
    return {
      parts,
      close: async () => {
        await parts.uploads.conversions.stop();
        await parts.familyUploads.preparations.stop();
        await parts.jobs.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
