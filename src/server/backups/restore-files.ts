import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { addToErasedList, readErasedList } from '../privacy/erased-list.ts';
import { type Files, typeOfKey } from '../providers/files/files.ts';
import type { BackupStore } from '../providers/backup-store/backup-store.ts';
import { ContentDiffers, measuredEnd, pooledName, readChecked } from './file-pool.ts';
import { lookInto } from './look-into.ts';
import { BackupRefused, type Manifest, names, readManifest } from './manifest.ts';

/** Where from, and a folder of this machine for what is fetched meanwhile. */
interface From {
  store: BackupStore;
  fetched: string;
}

export interface FoundBackup {
  name: string;
  manifest: Manifest;
  /** of its database, fetched and checked */
  dump: string;
}

/**
 * Fetches the database of the backup of this name, else of the newest.
 * @throws BackupRefused when there is none, or its database is not what was written
 */
export const findBackup = async ({ store, fetched }: From, wanted?: string): Promise<FoundBackup> => {
  const { backups } = await lookInto(store);
  const name = wanted ?? backups.at(-1);
  if (name === undefined || !backups.includes(name))
    throw new BackupRefused(
      backups.length === 0
        ? `There is no backup in ${store.place}.`
        : `${store.place} has no backup ${wanted}, but ${backups.join(', ')}.`,
    );
  const manifest = await readManifest(store, name);
  await mkdir(fetched, { recursive: true, mode: 0o700 });
  const dump = join(fetched, names.database);
  const bytes = await readChecked(store, `${name}/${names.database}`, manifest.database);
  const refused = new BackupRefused(
    `The database of the backup ${name} is damaged: restore another one (--backup).`,
  );
  if (!bytes) throw refused;
  await pipeline(bytes, createWriteStream(dump, { mode: 0o600 })).catch((error: unknown) => {
    throw error instanceof ContentDiffers ? refused : error;
  });
  return { name, manifest, dump };
};

/**
 * Puts the files of a backup into a store that holds nothing else, each checked (rule R307). What an interrupted run left is gone on
 * with. Then the list of who was erased is told whom the place of the backups knows, also from after this one.
 * @throws BackupRefused when the store holds other files, or a file is not what was written: its key is named
 */
export const restoreFiles = async (
  { store, fetched, manifest }: From & { manifest: Manifest },
  { files, erasedList }: { files: Pick<Files, 'list' | 'open' | 'put'>; erasedList: string },
): Promise<void> => {
  const wanted = new Set(manifest.files.map(({ key }) => key));
  for await (const { key } of files.list())
    if (!wanted.has(key))
      throw new BackupRefused(
        `The files of another school are there already (${key}): restore into an empty DATA_DIR, with S3_BUCKET into an empty bucket.`,
      );
  for (const file of manifest.files) {
    const there = await files.open(file.key);
    if (there && (await measuredEnd(there.stream)).sha256 === file.sha256) continue;
    const name = pooledName(file.sha256);
    const refused = (why: string) =>
      new BackupRefused(
        `The file ${file.key} of the backup is ${why} (${name}): restore another backup (--backup), or put a good copy there.`,
      );
    const bytes = await readChecked(store, name, file);
    if (!bytes) throw refused('missing');
    await files.put(file.key, bytes, { type: typeOfKey(file.key) }).catch((error: unknown) => {
      throw error instanceof ContentDiffers ? refused('damaged') : error;
    });
  }
  const known = await store.read(names.erased);
  if (!known) return;
  const path = join(fetched, names.erased);
  await pipeline(known, createWriteStream(path, { mode: 0o600 }));
  await addToErasedList(erasedList, (await readErasedList(path)).erased);
};
