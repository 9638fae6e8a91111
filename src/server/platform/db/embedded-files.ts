import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { DatabaseRefused } from './database-refused.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFiles, flushDirectory, flushTree } from './durable-files.ts';
import { engineProgram } from './engine-program.ts';

/** Major version of PostgreSQL in @electric-sql/pglite 0.5.16. */
export const POSTGRES = '18';

/** What the migrations ask of PostgreSQL besides: parts of words are found by their trigrams. */
export const extensions = { pg_trgm };

const startParams = [
  // Without -F (no fsync), which the engine has among its defaults.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The engine's fdatasync does nothing whatever the file system; its fsync reaches ours.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/** Locks the directory and opens the engine on the files in it; makes them on the first start. */
export async function openFiles(directory: string): Promise<{ client: PGlite; unlock: () => void }> {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(directory);
  try {
    const data = path.join(directory, 'pgdata');
    if (!fs.existsSync(data))
      await build(directory, data).catch((error: unknown) => {
        throw unopened(directory, error);
      });
    refuseOtherVersions(data);
    const files = new DurableFiles(data);
    const pgliteWasmModule = await engineProgram();
    const client = await PGlite.create({ fs: files, startParams, extensions, pgliteWasmModule }).catch(
      (error: unknown) => {
        throw unopened(directory, error);
      },
    );
    await proveDurability(client, files);
    return { client, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The engine needs some of it to open what it has: its log goes on in a new piece. */
const LEAST_ROOM_BYTES = 32 * 1024 * 1024;

/**
 * The engine says little of why it cannot open its files: there is no room left, or they are damaged.
 * @param room free bytes on the disk of the directory
 */
export function unopened(directory: string, error: unknown, room = roomOf(directory)): unknown {
  // The system's own words, as of a disk that cannot be written, are clear.
  if (error instanceof Error && 'syscall' in error) return error;
  if (room < LEAST_ROOM_BYTES)
    return new DatabaseRefused(
      `The disk of ${directory} is full. Make room there, or name another DATA_DIR, then start again.`,
    );
  const [reason] = (error instanceof Error ? error.message : typeof error).split('\n');
  return new DatabaseRefused(
    `The database in ${directory} cannot be opened (${reason}). Its files may be damaged: keep a copy of them, and ` +
      'restore the backup of DATA_DIR.',
  );
}

function roomOf(directory: string): number {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize;
}

/** Makes the files anew from a dump of the embedded database; there must be none in the directory. */
export async function restoreFiles(directory: string, dump: Blob): Promise<void> {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(directory);
  try {
    await build(directory, path.join(directory, 'pgdata'), dump);
  } finally {
    unlock();
  }
}

/** Built aside, flushed, then renamed: a power cut during the first start leaves no half database behind. */
async function build(directory: string, data: string, dump?: Blob): Promise<void> {
  const aside = `${data}.new`;
  fs.rmSync(aside, { recursive: true, force: true });
  const client = await PGlite.create({
    fs: new DurableFiles(aside),
    startParams,
    // 1 MB pieces of log instead of 16 MB: a small school's data folder stays small.
    ...(dump ? { loadDataDir: dump } : { initDbStartParams: ['--wal-segsize=1'] }),
    pgliteWasmModule: await engineProgram(),
  });
  await client.close();
  flushTree(aside);
  fs.renameSync(aside, data);
  flushDirectory(directory);
}

function refuseOtherVersions(data: string): void {
  const file = path.join(data, 'PG_VERSION');
  if (!fs.existsSync(file))
    throw new DatabaseRefused(
      `The folder ${data} holds no whole database (PG_VERSION is missing). Restore the backup of DATA_DIR, or remove that ` +
        'folder for a new school.',
    );
  const found = fs.readFileSync(file, 'utf8').trim();
  if (found === POSTGRES) return;
  throw new DatabaseRefused(
    `The database in ${data} was written by PostgreSQL ${found}, this program brings ${POSTGRES}. ` +
      'Restore a backup with this program, or start the program that wrote it.',
  );
}

/** One commit must cause at least one flush, or an acknowledged payment could vanish with the power. */
async function proveDurability(client: PGlite, files: DurableFiles): Promise<void> {
  const before = files.flushes;
  await client.query(`select pg_logical_emit_message(true, 'start', '')`);
  if (files.flushes > before) return;
  await client.close();
  throw new Error('The embedded database does not flush its commits to the disk. Not starting.');
}
