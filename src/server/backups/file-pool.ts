import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupStore } from '../providers/backup-store/backup-store.ts';
import { type Content, names } from './manifest.ts';

/** The bytes are not those that were written down. */
export class ContentDiffers extends Error {
  override name = 'ContentDiffers';
}

/** The name of a content: the files of all backups stand together, each content once, under its SHA-256. */
export const pooledName = (sha256: string): string => `${names.files}/${sha256.slice(0, 2)}/${sha256}`;

/** The SHA-256 that such a name tells; null for every other name. */
export const sha256Of = (name: string): string | null =>
  /^files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})$/.exec(name)?.[2] ?? null;

/** The contents that are there, by their SHA-256, with their sizes. Their bytes are looked at when they are restored. */
export type Pooled = Map<string, number>;

/** Takes in a file, whole or not at all; one whose content is there already costs nothing. */
export const addToPool = async (store: BackupStore, pooled: Pooled, bytes: Readable): Promise<Content> => {
  const path = join(store.scratch, randomUUID());
  const measured = measure();
  await pipeline(bytes, measured.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const content = measured.content();
  if (pooled.get(content.sha256) === content.size) await rm(path);
  else await store.take(pooledName(content.sha256), path);
  pooled.set(content.sha256, content.size);
  return content;
};

/** The bytes under a name, which fail at their end with `ContentDiffers` when they are others; null when there are none. */
export const readChecked = async (
  store: Pick<BackupStore, 'read'>,
  name: string,
  expected: Content,
): Promise<Readable | null> => {
  const bytes = await store.read(name);
  return bytes && checked(bytes, expected);
};

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
  // What fails here destroys `judge` with the same error, and whoever reads it is told.
  pipeline(bytes, measured.stream, judge).catch(() => undefined);
  return judge;
};
