import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushDirectory, flushTree } from '../platform/db/durable-files.ts';
import type { Dumped } from '../platform/db/dumped.ts';
import { addToErasedList, readErasedList } from '../privacy/erased-list.ts';
import type { Files } from '../providers/files/files.ts';
import { contentOf, filePool } from './file-pool.ts';
import {
  type BackedFile,
  type Manifest,
  backupName,
  backupsIn,
  isPart,
  names,
  partOf,
  readManifest,
} from './manifest.ts';

export interface Making {
  /** where the backups stand */
  folder: string;
  /** how many of them stay; null: all */
  keep: number | null;
  files: Pick<Files, 'keys' | 'stat' | 'open'>;
  /** writes the database into a new file */
  dump: (path: string) => Promise<Dumped & Pick<Manifest, 'mode'>>;
  erasedList: string;
  version: string;
  /** by the wall clock */
  madeAt: Date;
}

/**
 * Makes a backup of database and files while the school goes on (rule R305): the database first, then the files, so that all it names are
 * there. It appears under its name when it is whole and on the disk; until then, and when it is interrupted, the last good one
 * is untouched. Nobody else may work in the folder meanwhile.
 */
export const makeBackup = async (
  making: Making,
): Promise<{ name: string; manifest: Manifest; gone: number }> => {
  const { folder, keep, dump, erasedList, version, madeAt } = making;
  const pool = filePool(join(folder, names.files));
  const name = backupName(madeAt);
  const part = join(folder, partOf(name));
  await mkdir(join(folder, names.files), { recursive: true, mode: 0o700 });
  for (const left of await readdir(folder))
    if (isPart(left)) await rm(join(folder, left), { recursive: true });
  await pool.tidy();
  await mkdir(part, { mode: 0o700 });

  const before = await keysOf(making.files);
  const { mode, ...dumped } = await dump(join(part, names.database));
  const database = { ...dumped, ...(await contentOf(join(part, names.database))) };
  const files = await addFiles(making, pool);
  const there = new Set(files.map(({ key }) => key));
  const removed = before.filter((key) => !there.has(key));

  const manifest: Manifest = {
    format: 1,
    version,
    made_at: madeAt.toISOString(),
    mode,
    database,
    files,
    removed,
  };
  await writeFile(join(part, names.manifest), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  // Before the backup counts: whoever restores it finds there who was erased, also after it was made.
  await addToErasedList(join(folder, names.erased), (await readErasedList(erasedList)).erased);
  flushTree(part);
  await rename(part, join(folder, name));
  flushDirectory(folder);
  flushDirectory(dirname(folder));
  return { name, manifest, gone: keep === null ? 0 : await keepNewest(folder, keep) };
};

const keysOf = async (files: Making['files']): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of files.keys()) keys.push(key);
  return keys;
};

/** A file that the last backup has, by key, size and time, is not read again: its bytes never change under its key. */
const addFiles = async (
  { folder, files }: Pick<Making, 'folder' | 'files'>,
  pool: ReturnType<typeof filePool>,
): Promise<BackedFile[]> => {
  const last = (await backupsIn(folder)).at(-1);
  const held =
    last === undefined ? [] : (await readManifest(folder, last).catch(() => ({ files: [] }))).files;
  const known = new Map(held.map((file) => [file.key, file]));
  const added: BackedFile[] = [];
  for (const key of await keysOf(files)) {
    const facts = await files.stat(key);
    const file = known.get(key);
    if (
      file &&
      facts?.size === file.size &&
      facts.storedAt.toISOString() === file.stored_at &&
      (await pool.has(file))
    ) {
      added.push(file);
      continue;
    }
    const opened = await files.open(key);
    // Removed a moment ago, as a photo that was replaced.
    if (opened)
      added.push({ key, stored_at: opened.storedAt.toISOString(), ...(await pool.add(opened.stream)) });
  }
  return added;
};

/** Removes the oldest whole backups, and then the files that none of the others names (rule R306). @returns how many backups went */
const keepNewest = async (folder: string, keep: number): Promise<number> => {
  const all = await backupsIn(folder);
  const going = all.slice(0, Math.max(0, all.length - keep));
  for (const name of going) {
    // Out of their names first: half a backup must not look like one.
    await rename(join(folder, name), join(folder, partOf(name)));
    await rm(join(folder, partOf(name)), { recursive: true });
  }
  const kept = new Set<string>();
  for (const name of await backupsIn(folder))
    for (const { sha256 } of (await readManifest(folder, name)).files) kept.add(sha256);
  await filePool(join(folder, names.files)).keepOnly(kept);
  return going.length;
};
