import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DirectoryInUse, lockDirectory } from '../platform/db/directory-lock.ts';
import type { Dumped } from '../platform/db/dumped.ts';
import { addToErasedList, readErasedList } from '../privacy/erased-list.ts';
import type { Files, ListedFile } from '../providers/files/files.ts';
import type { BackupStore } from '../providers/backup-store/backup-store.ts';
import { type Pooled, addToPool, contentOf, pooledName } from './file-pool.ts';
import { lookInto } from './look-into.ts';
import {
  type BackedFile,
  BackupRefused,
  type Manifest,
  backupName,
  names,
  readManifest,
} from './manifest.ts';

export interface Making {
  store: BackupStore;
  /** how many backups stay there; null: all */
  keep: number | null;
  files: Pick<Files, 'list' | 'open'>;
  /** writes the database into a new file */
  dump: (path: string) => Promise<Dumped & Pick<Manifest, 'mode'>>;
  erasedList: string;
  version: string;
  /** by the wall clock */
  madeAt: Date;
  /** told that the backup is whole, before older ones are removed */
  note: (manifest: Manifest) => Promise<void>;
}

/** @param damaged of the backups that stay, those whose files nobody knows any more */
export interface MadeBackup {
  name: string;
  manifest: Manifest;
  gone: number;
  damaged: string[];
}

/**
 * Makes a backup of database and files while the school goes on (rule R305): the database first, then the files, so that all it names are
 * there. Its manifest comes last, and without one nothing counts as a backup, so when it is interrupted the last good one is the newest.
 * @throws BackupRefused when another one is being made there
 */
export const makeBackup = async (making: Making): Promise<MadeBackup> => {
  const { store, keep } = making;
  const unlock = await lockAgainstOthers(store);
  try {
    // What an interrupted one left.
    await rm(store.scratch, { recursive: true, force: true });
    await mkdir(store.scratch, { mode: 0o700 });
    const { name, manifest } = await makeWhole(making);
    await making.note(manifest);
    const kept = keep === null ? { gone: 0, damaged: [] } : await keepNewest(store, keep);
    return { name, manifest, ...kept };
  } finally {
    unlock();
  }
};

/** What the one removes as left over or named by no backup, the other may just have brought. */
const lockAgainstOthers = async ({ place, scratch }: BackupStore): Promise<() => void> => {
  const directory = dirname(scratch);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return lockDirectory(directory).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof DirectoryInUse)
      throw new BackupRefused(`Another backup into ${place} is under way. Wait for it.`);
    // Disks without sockets, as exFAT, cannot be locked so; the command locks the data folder besides.
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP'].includes(error.code ?? '')) return () => undefined;
    throw error;
  });
};

const makeWhole = async (making: Making): Promise<{ name: string; manifest: Manifest }> => {
  const { store, files, version, madeAt } = making;
  const name = backupName(madeAt);
  const path = (of: string) => join(store.scratch, of);
  const before = await listOf(files);
  const { mode, ...dumped } = await making.dump(path(names.database));
  const database = { ...dumped, ...(await contentOf(path(names.database))) };
  const added = await addFiles(making);
  const there = new Set(added.map(({ key }) => key));
  const removed = before.map(({ key }) => key).filter((key) => !there.has(key));
  const made_at = madeAt.toISOString();
  const manifest: Manifest = { format: 1, version, made_at, mode, database, files: added, removed };
  await writeFile(path(names.manifest), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  await bringErasedList(making);
  await store.take(`${name}/${names.database}`, path(names.database));
  await store.take(`${name}/${names.manifest}`, path(names.manifest));
  return { name, manifest };
};

/** Before the backup counts: whoever restores it finds there who was erased, also after it was made. */
const bringErasedList = async ({ store, erasedList }: Making): Promise<void> => {
  const path = join(store.scratch, names.erased);
  const there = await store.read(names.erased);
  if (there) await pipeline(there, createWriteStream(path, { mode: 0o600 }));
  await addToErasedList(path, (await readErasedList(erasedList)).erased);
  if (existsSync(path)) await store.take(names.erased, path);
};

const listOf = async (files: Making['files']): Promise<ListedFile[]> => {
  const listed: ListedFile[] = [];
  for await (const file of files.list()) listed.push(file);
  return listed;
};

/** A file that the last backup has, by key, size and time, is not read again: its bytes never change under its key. */
const addFiles = async ({ store, files }: Making): Promise<BackedFile[]> => {
  const { backups, pooled } = await lookInto(store);
  const known = await filesOfLast(store, backups);
  const added: BackedFile[] = [];
  for (const { key, size, storedAt } of await listOf(files)) {
    const stored_at = storedAt.toISOString();
    const file = known.get(key);
    if (file?.size === size && file.stored_at === stored_at && isPooled(pooled, file)) {
      added.push(file);
      continue;
    }
    const opened = await files.open(key);
    // Removed a moment ago, as a photo that was replaced.
    if (opened) added.push({ key, stored_at, ...(await addToPool(store, pooled, opened.stream)) });
  }
  return added;
};

const isPooled = (pooled: Pooled, { sha256, size }: BackedFile) => pooled.get(sha256) === size;

/** A damaged manifest only means that every file is read again. */
const filesOfLast = async (store: BackupStore, backups: readonly string[]) => {
  const last = backups.at(-1);
  const files = last === undefined ? [] : await readManifest(store, last).then(filesOf, () => []);
  return new Map(files.map((file) => [file.key, file]));
};
const filesOf = ({ files }: Manifest): BackedFile[] => files;

/**
 * Removes the oldest backups, and then the files that none of the others names (rule R306). Where the manifest of one that stays is
 * damaged nobody knows its files, and all stay.
 * @param keep how many stay, one at least
 * @returns how many backups went, and which of those that stay are damaged
 */
const keepNewest = async (store: BackupStore, keep: number): Promise<{ gone: number; damaged: string[] }> => {
  const { backups, begun, pooled } = await lookInto(store);
  const staying = backups.slice(-keep);
  const [oldest = ''] = staying;
  for (const name of begun.filter((one) => one < oldest)) {
    // First what makes it one: half a backup must not look like a whole one.
    await store.remove(`${name}/${names.manifest}`);
    await store.remove(`${name}/${names.database}`);
  }
  const kept = new Set<string>();
  const damaged: string[] = [];
  for (const name of staying) {
    const manifest = await readIfWhole(store, name);
    if (!manifest) damaged.push(name);
    for (const { sha256 } of manifest?.files ?? []) kept.add(sha256);
  }
  if (damaged.length === 0)
    for (const sha256 of pooled.keys()) if (!kept.has(sha256)) await store.remove(pooledName(sha256));
  return { gone: backups.length - staying.length, damaged };
};

const readIfWhole = (store: BackupStore, name: string): Promise<Manifest | null> =>
  readManifest(store, name).catch((error: unknown) => {
    if (error instanceof BackupRefused) return null;
    throw error;
  });
