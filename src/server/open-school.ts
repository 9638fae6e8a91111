import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { recordedMode } from './accounts/school-mode.ts';
import { type Config, ConfigRefused } from './config.ts';
import { type Paper, type Parts, assembleParts, findConverters } from './parts.ts';
import { describe } from './platform/db/errors.ts';
import { openDatabase } from './platform/db/open.ts';
import { makeLog } from './platform/log.ts';

/** Where the project stands: this file's grandparent's parent. */
export const projectRoot = join(import.meta.dirname, '../..');

/** The built mails, loaded for the first of them: Node runs TypeScript from source, but not TSX. */
const loadPaper = async (): Promise<Paper> =>
  (await import(pathToFileURL(join(projectRoot, 'build/server/paper.js')).href)) as Paper;

interface OpenedSchool {
  parts: Parts;
  close: () => Promise<void>;
}

/** Opens the database, brings it up to date and puts the school's parts together. `close` undoes it in order. */
export const openSchool = (config: Config): Promise<OpenedSchool> => {
  // Begun before the database, whose engine makes this process so large that another takes a while to begin.
  const converters = findConverters(config);
  return open(config, (ground) => assembleParts({ config, ...ground, converters }));
};

/**
 * Opens the school for a command: in the mode recorded in the database, and without jobs. A command's shell may lack the
 * server's settings, and sending mail from it could use a wrong mail server.
 */
export const openSchoolForCommand = (config: Config): Promise<OpenedSchool> =>
  open(config, async (ground) => {
    const mode = await recordedMode(ground.database.db);
    if (!mode)
      throw new ConfigRefused([
        'this school was never started: start it once, with npm start for a demo or npm run live',
      ]);
    return assembleParts({ config: { ...config, mode }, ...ground, jobsRest: true });
  });

type OpenedParts = Pick<Parameters<typeof assembleParts>[0], 'database' | 'log' | 'loadPaper'>;

const open = async (
  config: Config,
  assemble: (ground: OpenedParts) => Promise<Parts>,
): Promise<OpenedSchool> => {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const log = makeLog(config.logLevel);
  const onProblem = (error: unknown, what: string) =>
    log.error({ what, ...describe(error) }, 'the database failed beside its queries');
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, onProblem, connections: config.databaseConnections }
      : { directory: join(config.dataDir, 'database'), onProblem },
  );
  try {
    await database.migrate();
    const parts = await assemble({ database, log, loadPaper });
    return {
      parts,
      close: async () => {
        await parts.uploads.conversions.stop();
        await parts.jobs.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
