import { join } from 'node:path';
import { addToErasedList, readErasedList } from '../privacy/erased-list.ts';
import { type Files, typeOfKey } from '../providers/files/files.ts';
import { ContentDiffers, contentOf, filePool, measuredEnd } from './file-pool.ts';
import { BackupRefused, type Manifest, backupsIn, names, readManifest } from './manifest.ts';

export interface FoundBackup {
  name: string;
  manifest: Manifest;
  /** of its database */
  dump: string;
}

/**
 * The backup of this name in a folder, else its newest.
 * @throws BackupRefused when there is none, or its database is not what was written
 */
export const findBackup = async (folder: string, wanted?: string): Promise<FoundBackup> => {
  const all = await backupsIn(folder);
  const name = wanted ?? all.at(-1);
  if (name === undefined || !all.includes(name))
    throw new BackupRefused(
      all.length === 0
        ? `There is no backup in ${folder}.`
        : `${folder} has no backup ${wanted}, but ${all.join(', ')}.`,
    );
  const manifest = await readManifest(folder, name);
  const dump = join(folder, name, names.database);
  const { size, sha256 } = manifest.database;
  const found = await contentOf(dump);
  if (found.size !== size || found.sha256 !== sha256)
    throw new BackupRefused(`The database of the backup ${name} is damaged: restore another one (--backup).`);
  return { name, manifest, dump };
};

/**
 * Puts the files of a backup into a store that holds nothing else, each checked (rule R307). What an interrupted run left is gone on
 * with. Then the list of who was erased is told whom the folder knows, also from after this backup.
 * @throws BackupRefused when the store holds other files, or a file is not what was written: its key is named
 */
export const restoreFiles = async (
  { folder, manifest }: { folder: string; manifest: Manifest },
  { files, erasedList }: { files: Pick<Files, 'keys' | 'open' | 'put'>; erasedList: string },
): Promise<void> => {
  const wanted = new Map(manifest.files.map((file) => [file.key, file]));
  for await (const key of files.keys())
    if (!wanted.has(key))
      throw new BackupRefused(
        `The files of another school are there already (${key}): restore into an empty DATA_DIR, with S3_BUCKET into an empty bucket.`,
      );
  const pool = filePool(join(folder, names.files));
  for (const file of manifest.files) {
    const there = await files.open(file.key);
    if (there && (await measuredEnd(there.stream)).sha256 === file.sha256) continue;
    await files.put(file.key, pool.read(file), { type: typeOfKey(file.key) }).catch((error: unknown) => {
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!isGone && !(error instanceof ContentDiffers)) throw error;
      throw new BackupRefused(
        `The file ${file.key} of the backup is ${isGone ? 'missing' : 'damaged'} (${names.files}/${file.sha256.slice(0, 2)}/${file.sha256}): ` +
          'restore another backup (--backup), or put a good copy there.',
      );
    });
  }
  await addToErasedList(erasedList, (await readErasedList(join(folder, names.erased))).erased);
};
