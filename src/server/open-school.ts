import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from './config.ts';
import { type Paper, type Parts, assembleParts } from './parts.ts';
import { openDatabase } from './platform/db/open.ts';
import { makeLog } from './platform/log.ts';

/** Where the project stands: this file's grandparent's parent. */
export const projectRoot = join(import.meta.dirname, '../..');

/** The built mails: Node runs TypeScript from source, but not TSX. */
const loadPaper = async (): Promise<Paper> =>
  (await import(pathToFileURL(join(projectRoot, 'build/server/paper.js')).href)) as Paper;

/** Opens the database, brings it up to date and puts the school's parts together. `close` undoes it in order. */
export const openSchool = async (config: Config): Promise<{ parts: Parts; close: () => Promise<void> }> => {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const log = makeLog(config.logLevel);
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { directory: join(config.dataDir, 'database') },
  );
  try {
    await database.migrate();
    const parts = await assembleParts({ config, database, log, paper: await loadPaper() });
    return {
      parts,
      close: async () => {
        await parts.jobs.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
