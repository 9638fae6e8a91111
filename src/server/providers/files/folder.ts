import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { flush } from './flush.ts';
import {
  type FileFacts,
  type Files,
  type OpenFile,
  checkType,
  clampRange,
  isFileKey,
  typeOfKey,
} from './files.ts';
import { resumableFolder } from './resumable.ts';
import { ignoreMissing, temporaryFolder } from './temporary.ts';

/**
 * Files in a folder of this machine: `kept/` by key and `incoming/` for what is still being written, side by side in
 * one file system, so that a finished file takes its place in one step.
 */
export function folderFiles(options: { folder: string }): Files {
  const folder = resolve(options.folder);
  const incoming = join(folder, 'incoming');
  const temporary = temporaryFolder({ folder: incoming });
  const resumable = {
    staff: resumableFolder({ folder: join(folder, 'unfinished') }),
    families: resumableFolder({ folder: join(folder, 'unfinished-of-families') }),
  };
  const pathOf = (key: string) => join(folder, 'kept', key);

  const files: Files = {
    name: 'folder',
    temporary: () => temporary,
    resumable: (whose = 'staff') => resumable[whose],

    async put(key, stream, fileOptions) {
      try {
        checkType(key, fileOptions.type);
      } catch (error) {
        stream.on('error', () => {}).destroy();
        throw error;
      }
      const received = await temporary.receive(stream);
      try {
        return await files.keep(key, received, fileOptions);
      } catch (error) {
        await temporary.discard(received.path);
        throw error;
      }
    },

    async keep(key, received, { type }) {
      checkType(key, type);
      if (dirname(resolve(received.path)) !== incoming) throw new Error('only a received file can be kept');
      const size = await flushFile(received.path);
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(received.path, path);
      await flushNames(path, folder);
      return { size };
    },

    async open(key, range): Promise<OpenFile | null> {
      const type = typeOfKey(key);
      const file = await open(pathOf(key), 'r').catch(ignoreMissing);
      if (file === undefined) return null;
      try {
        const { size, mtime } = await file.stat();
        const { start, end } = clampRange(range, size);
        // An empty file has no last byte that could be named.
        const stream = file.createReadStream(size === 0 ? {} : { start, end });
        return { stream, size, type, storedAt: mtime, start, end };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async stat(key): Promise<FileFacts | null> {
      const type = typeOfKey(key);
      const facts = await stat(pathOf(key)).catch(ignoreMissing);
      return facts === undefined ? null : { size: facts.size, type, storedAt: facts.mtime };
    },

    async *keys() {
      const kept = join(folder, 'kept');
      const entries = await readdir(kept, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
      for (const entry of entries ?? []) {
        const key = relative(kept, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        // Not what a file manager of the system leaves behind.
        if (entry.isFile() && isFileKey(key)) yield key;
      }
    },

    async remove(key) {
      typeOfKey(key);
      const path = pathOf(key);
      await rm(path, { force: true });
      await flush(dirname(path)).catch(ignoreMissing);
    },
  };
  return files;
}

async function flushFile(path: string): Promise<number> {
  await flush(path);
  return (await stat(path)).size;
}

/**
 * A name outlasts a power cut once the folder that holds it is flushed, and so on upwards for folders just made.
 * All of them every time: another upload may have made one a moment ago and not have flushed it yet.
 */
async function flushNames(path: string, base: string): Promise<void> {
  for (let folder = dirname(path); folder.length >= base.length; folder = dirname(folder))
    await flush(folder);
  await flush(dirname(base));
}
