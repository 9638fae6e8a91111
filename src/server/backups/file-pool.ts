import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flushDirectory } from '../platform/db/durable-files.ts';
import type { Content } from './manifest.ts';

/** The bytes are not those that were written down. */
export class ContentDiffers extends Error {
  override name = 'ContentDiffers';
}

/** The files of all backups in a folder, each content once, under its SHA-256: a file that was there before costs nothing. */
export const filePool = (folder: string) => {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  const part = join(folder, 'part');
  return {
    /** Whether such a file is there, by its name and size; its bytes are looked at when they are restored. */
    async has({ sha256, size }: Content): Promise<boolean> {
      const facts = await stat(pathOf(sha256)).catch(() => null);
      return facts?.size === size;
    },
    /** Takes in a file, whole or not at all. */
    async add(bytes: Readable): Promise<Content> {
      await mkdir(part, { recursive: true, mode: 0o700 });
      const path = join(part, randomUUID());
      const file = await open(path, 'wx', 0o600);
      const measured = measure();
      await pipeline(bytes, measured.stream, file.createWriteStream({ flush: true }));
      const content = measured.content();
      await mkdir(dirname(pathOf(content.sha256)), { recursive: true, mode: 0o700 });
      await rename(path, pathOf(content.sha256));
      flushDirectory(dirname(pathOf(content.sha256)));
      flushDirectory(folder);
      return content;
    },
    /** The file's bytes, which fail at their end with `ContentDiffers` when they are others. */
    read: (content: Content): Readable => checked(createReadStream(pathOf(content.sha256)), content),
    /** Removes what an interrupted backup left. */
    tidy: () => rm(part, { recursive: true, force: true }),
    /** Removes all but these. @returns how many went */
    async keepOnly(kept: ReadonlySet<string>): Promise<number> {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      // Nothing but contents: whatever else somebody keeps here stays.
      const going = found.filter((entry) => entry.isFile() && isContent(entry.name) && !kept.has(entry.name));
      for (const { parentPath, name } of going) await rm(join(parentPath, name));
      return going.length;
    },
  };
};

const isContent = (name: string) => /^[0-9a-f]{64}$/.test(name);

/** The length and hash of what runs through. */
const measure = () => {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, content: (): Content => ({ size, sha256: hash.digest('hex') }) };
};

/** The length and hash of what a stream brings. */
export const measuredEnd = async (bytes: Readable): Promise<Content> => {
  const { stream, content } = measure();
  stream.resume();
  await pipeline(bytes, stream);
  return content();
};

/** The length and hash of a file. */
export const contentOf = (path: string): Promise<Content> => measuredEnd(createReadStream(path));

const checked = (bytes: Readable, expected: Content): Readable => {
  const measured = measure();
  const judge = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      const { size, sha256 } = measured.content();
      done(size === expected.size && sha256 === expected.sha256 ? null : new ContentDiffers(expected.sha256));
    },
  });
  pipeline(bytes, measured.stream, judge).catch(() => undefined);
  return judge;
};
