import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { flushDirectory } from '../../platform/db/durable-files.ts';
import { ignoreMissing } from '../files/temporary.ts';
import type { BackupStore } from './backup-store.ts';

/**
 * Backups in a folder of this machine, or of a disk that it has mounted.
 * @param isOwn whether backups made what has this name at the top of the folder: others may keep things here that may not even be read
 */
export const folderStore = (folder: string, isOwn: (name: string) => boolean): BackupStore => ({
  place: folder,
  scratch: join(folder, 'files', 'part'),

  async *list() {
    for (const own of ((await readdir(folder).catch(ignoreMissing)) ?? []).filter(isOwn)) {
      for (const entry of await readdir(join(folder, own), { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        const facts = entry.isFile() && (await stat(path).catch(ignoreMissing));
        if (facts) yield { name: relative(folder, path).replaceAll(sep, '/'), size: facts.size };
      }
    }
  },

  async read(name) {
    const file = await open(join(folder, name), 'r').catch(ignoreMissing);
    return file?.createReadStream() ?? null;
  },

  async take(name, path) {
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    const place = join(folder, name);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(path, place);
    // A name lasts once the folder that holds it is flushed, and so on upwards for folders just made.
    for (let above = dirname(place); above.length >= folder.length; above = dirname(above))
      flushDirectory(above);
    flushDirectory(dirname(folder));
  },

  async remove(name) {
    const path = join(folder, name);
    await rm(path, { force: true });
    // One that still holds something stays.
    await rmdir(dirname(path)).catch(() => undefined);
  },
});
