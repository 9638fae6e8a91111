import { NodeFS } from '@electric-sql/pglite/nodefs';
import * as fs from 'node:fs';
import * as path from 'node:path';

/** The C library's number for "input/output error" in the embedded build. */
const EIO = 29;

interface EngineFiles {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
  FS: { ErrnoError: new (errno: number) => Error };
}

/**
 * The embedded engine's own file system answers fsync without doing it, and so loses acknowledged writes (or the whole
 * database) when the power fails. This one does it, and counts, so that a start can prove that it does.
 * It uses an internal table of @electric-sql/pglite 0.5.16: hence the pinned version and the proof at every start.
 */
export class DurableFiles extends NodeFS {
  flushes = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    emscriptenOpts.preRun?.push((engine) => {
      const { NODEFS, FS } = engine as unknown as EngineFiles;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fs.fsyncSync(nfd);
        } catch {
          throw new FS.ErrnoError(EIO);
        }
        this.flushes += 1;
        return 0;
      };
    });
    return { emscriptenOpts };
  }
}

/** Flushes every file and directory below and including `directory`. */
export function flushTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const full = path.join(directory, entry.name);
    if (entry.isDirectory()) flushTree(full);
    else if (entry.isFile()) flush(full, 'r+');
  }
  flushDirectory(directory);
}

/** Makes a rename, creation or removal in `directory` last. */
export function flushDirectory(directory: string): void {
  // Windows cannot open a directory; its file system keeps names by itself.
  if (process.platform !== 'win32') flush(directory, 'r');
}

function flush(file: string, flags: 'r' | 'r+'): void {
  const descriptor = fs.openSync(file, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
