import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { flush } from './flush.ts';
import {
  type FileFacts,
  type Files,
  type OpenFile,
  checkType,
  clampRange,
  isFileKey,
  isMedia,
  typeOfKey,
} from './files.ts';
import { ignoreMissing } from './temporary.ts';
import { putBy, waitingIn } from './waiting.ts';

/**
 * Files in a folder of this machine: `kept/` by key and `incoming/` for what is still being written, side by side in
 * one file system, so that a finished file takes its place in one step.
 *
 * @param options.proxyPath the address below which the proxy in front finds `kept/`, such as `/files/`; null or left out: this process
 *   sends every file. With it what is kept may be read by the group of the server, to which the proxy's account then belongs.
 */
export function folderFiles(options: { folder: string; proxyPath?: string | null }): Files {
  const folder = resolve(options.folder);
  const { proxyPath = null } = options;
  const waiting = waitingIn(folder);
  const pathOf = (key: string) => join(folder, 'kept', key);

  const files: Omit<Files, 'put'> = {
    name: 'folder',
    mediaOrigin: null,
    temporary: waiting.temporary,
    resumable: waiting.resumable,

    async keep(key, received, { type }) {
      checkType(key, type);
      waiting.checkReceived(received.path);
      if (proxyPath !== null) await chmod(received.path, 0o640);
      const size = await flushFile(received.path);
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: proxyPath === null ? 0o700 : 0o750 });
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

    async *list() {
      const kept = join(folder, 'kept');
      const entries = await readdir(kept, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
      for (const entry of entries ?? []) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(kept, path).replaceAll(sep, '/');
        // Not what a file manager of the system leaves behind.
        if (!entry.isFile() || !isFileKey(key)) continue;
        const facts = await stat(path).catch(ignoreMissing);
        if (facts) yield { key, size: facts.size, storedAt: facts.mtime };
      }
    },

    async remove(key) {
      typeOfKey(key);
      const path = pathOf(key);
      await rm(path, { force: true });
      await flush(dirname(path)).catch(ignoreMissing);
    },

    async bypass(key) {
      const type = typeOfKey(key);
      return proxyPath !== null && isMedia(type) ? { proxyPath: `${proxyPath}${key}`, type } : null;
    },
  };
  return { ...files, put: putBy(waiting, files.keep) };
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
