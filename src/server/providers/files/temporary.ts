import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** A place on this machine's disk where uploads wait until they are checked. */
export interface Temporary {
  /**
   * Writes the stream into a new file, piece by piece. Throws the stream's own error; the stream is destroyed and nothing
   * is left then. How large a file may be is the caller's to check.
   */
  receive(stream: Readable): Promise<{ path: string; size: number }>;
  /** A second name for a file of this machine, as if it had been received; the first one stays. */
  adopt(path: string): Promise<{ path: string; size: number }>;
  /** Deletes a received file that is not kept; nothing happens when it is gone or was never received here. */
  discard(path: string): Promise<void>;
  /**
   * Deletes what has not been written to for an hour, by the wall clock: uploads that a crash left. One under way is
   * written to every minute, or it is stopped. Answers how many.
   */
  sweep(now: Date): Promise<number>;
}

const anHour = 60 * 60 * 1000;

export function temporaryFolder(options: { folder: string }): Temporary {
  const folder = resolve(options.folder);
  return {
    async receive(stream) {
      // The stream may fail while the file is being opened; without a listener that would end the process.
      stream.on('error', () => {});
      const path = join(folder, randomUUID());
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return { path, size: await write(path, stream) };
      } catch (error) {
        stream.destroy();
        await rm(path, { force: true });
        throw error;
      }
    },
    async adopt(source) {
      const path = join(folder, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Not every file system has links.
      await link(source, path).catch(() => copyFile(source, path, constants.COPYFILE_EXCL));
      return { path, size: (await stat(path)).size };
    },
    async discard(path) {
      if (dirname(resolve(path)) === folder) await rm(path, { force: true });
    },
    async sweep(now) {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const swept = await Promise.all(names.map((name) => removeIfOld(join(folder, name), now)));
      return swept.filter(Boolean).length;
    },
  };
}

async function write(path: string, stream: Readable): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Goes on where the last piece ended; the next piece is not read before.
      await file.writeFile(chunk);
    }
    return size;
  } finally {
    await file.close();
  }
}

async function removeIfOld(path: string, now: Date): Promise<boolean> {
  const facts = await stat(path).catch(ignoreMissing);
  if (!facts?.isFile() || facts.mtimeMs >= now.getTime() - anHour) return false;
  await rm(path, { force: true });
  return true;
}

/** For what may be gone already, by another process or by never having been. */
export function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
