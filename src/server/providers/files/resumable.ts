import { randomUUID } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { flush } from './flush.ts';
import { ignoreMissing } from './temporary.ts';

/** What was announced of a file, and how much of it has arrived; sizes in bytes. */
export interface StartedUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly received: number;
  /** what became of it after it had arrived whole; null before that */
  readonly settled: 'ready' | 'failed' | null;
}

/** Why a part was not taken, or not to its end; what had arrived before it stays, except of a refused file. */
export type PartProblem = 'absent' | 'wrong_offset' | 'too_long' | 'refused';

/** Judges a file by its first bytes; asked once, and before anything behind them is read. */
export interface Judge {
  headBytes: number;
  accepts(head: Uint8Array): Promise<boolean>;
}

/**
 * Files that arrive in parts, on this machine's disk, each in its owner's folder: nobody finds another owner's. They outlast a
 * restart, and a part whose line was cut keeps what had arrived.
 */
export interface ResumableUploads {
  begin(owner: string, announced: { name: string; size: number }): Promise<StartedUpload>;
  /** null when there is none of this owner's */
  find(owner: string, id: string): Promise<StartedUpload | null>;
  ofOwner(owner: string): Promise<StartedUpload[]>;
  /**
   * Writes what `bytes` brings behind what has arrived. Another part of the same file that is still being written is stopped: its
   * line was cut. Throws the stream's own error.
   */
  append(
    owner: string,
    id: string,
    part: { offset: number; bytes: Readable; judge: Judge },
  ): Promise<StartedUpload | PartProblem>;
  /** where the file lies once it has arrived whole; null before that, or when there is none */
  pathOfWhole(owner: string, id: string): Promise<string | null>;
  /** what has arrived whole, of every owner, and is not settled */
  all(): Promise<{ owner: string; upload: StartedUpload }[]>;
  /** a new place for a conversion of the file: two processes never write to the same */
  pathForConversion(owner: string, id: string): string;
  /**
   * Remembers what became of the file. `converted` takes its place, in one step that outlasts a power cut: whoever looks finds
   * either the one or the other.
   */
  settle(owner: string, id: string, settled: 'ready' | 'failed', converted?: string): Promise<void>;
  /** Deletes a conversion that was not finished. */
  dropConversion(path: string): Promise<void>;
  /** Deletes the file; nothing happens when there is none. */
  remove(owner: string, id: string): Promise<void>;
  /** Deletes files to which nothing was written for a day, nor to their conversion, by the wall clock. Answers how many. */
  sweep(now: Date): Promise<number>;
}

/** Another part of the same file came while this one was being written. */
export class PartOvertaken extends Error {
  override name = 'PartOvertaken';
}

const A_DAY_MS = 24 * 60 * 60 * 1000;
const ownerPattern = /^\d{1,10}$/;
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Facts {
  name: string;
  size: number;
  settled?: 'ready' | 'failed';
  /** the name of the conversion that took the file's place */
  converted?: string;
}

interface Writing {
  bytes: Readable;
  ended: Promise<void>;
}

export function resumableFolder(options: { folder: string }): ResumableUploads {
  const folder = resolve(options.folder);
  const writing = new Map<string, Writing>();

  const placeOf = (owner: string, id: string) => {
    if (!ownerPattern.test(owner) || !idPattern.test(id)) return null;
    const own = join(folder, owner);
    const place = join(own, id);
    return { folder: own, part: `${place}.part`, facts: `${place}.json` };
  };

  /** An upload and the path of what counts of it; facts that cannot be read count as none. */
  const look = async (owner: string, id: string) => {
    const place = placeOf(owner, id);
    const facts = place && readFacts(await readFile(place.facts, 'utf8').catch(ignoreMissing));
    if (!place || !facts) return null;
    const { name, size, settled = null, converted } = facts;
    const path = converted === undefined ? place.part : join(place.folder, converted);
    const data = await stat(path).catch(ignoreMissing);
    return data ? { path, upload: { id, name, size, received: data.size, settled } } : null;
  };

  const stopOther = async (id: string) => {
    for (let other = writing.get(id); other; other = writing.get(id)) {
      other.bytes.destroy(new PartOvertaken('another part of this file has come'));
      await other.ended;
    }
  };

  const uploads: ResumableUploads = {
    async begin(owner, { name, size }) {
      const id = randomUUID();
      const place = placeOf(owner, id);
      if (!place) throw new Error('an owner of uploads is a number');
      await mkdir(place.folder, { recursive: true, mode: 0o700 });
      await writeFile(place.part, '', { flag: 'wx', mode: 0o600 });
      await writeFacts(place, { name, size });
      return { id, name, size, received: 0, settled: null };
    },

    async find(owner, id) {
      return (await look(owner, id))?.upload ?? null;
    },

    async ofOwner(owner) {
      if (!ownerPattern.test(owner)) return [];
      const names = (await readdir(join(folder, owner)).catch(ignoreMissing)) ?? [];
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const found = await Promise.all(ids.map((id) => uploads.find(owner, id)));
      return found.filter((upload) => upload !== null);
    },

    async append(owner, id, { offset, bytes, judge }) {
      const place = placeOf(owner, id);
      if (!place || !(await uploads.find(owner, id))) return 'absent';
      await stopOther(id);
      const upload = await uploads.find(owner, id);
      if (!upload) return 'absent';
      if (offset !== upload.received || upload.settled || writing.has(id)) return 'wrong_offset';
      // Ends only when nothing stands in `writing` any more: whoever waits for it looks there again.
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      writing.set(id, { bytes, ended });
      try {
        const problem = await writePart(place.part, upload, bytes, judge);
        if (problem === 'refused') await uploads.remove(owner, id);
        return problem ?? (await uploads.find(owner, id)) ?? 'absent';
      } finally {
        writing.delete(id);
        end();
      }
    },

    async pathOfWhole(owner, id) {
      const found = await look(owner, id);
      return found && found.upload.received === found.upload.size ? found.path : null;
    },

    async all() {
      const owners = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const found = await Promise.all(
        owners.map(async (owner) => (await uploads.ofOwner(owner)).map((upload) => ({ owner, upload }))),
      );
      return found.flat().filter(({ upload }) => upload.received === upload.size && !upload.settled);
    },

    pathForConversion(owner, id) {
      const place = placeOf(owner, id);
      if (!place) throw new Error('there is no such upload');
      return join(place.folder, `${id}.${randomUUID()}.mp4`);
    },

    async settle(owner, id, settled, converted) {
      const place = placeOf(owner, id);
      const upload = await uploads.find(owner, id);
      if (!place || !upload || upload.settled) {
        if (converted !== undefined) await rm(converted, { force: true });
        return;
      }
      const facts: Facts = { name: upload.name, size: upload.size, settled };
      if (converted === undefined) return writeFacts(place, facts);
      await flush(converted);
      const { size } = await stat(converted);
      await writeFacts(place, { ...facts, size, converted: basename(converted) });
      await rm(place.part, { force: true });
    },

    async dropConversion(path) {
      await rm(path, { force: true });
    },

    async remove(owner, id) {
      const place = placeOf(owner, id);
      if (!place) return;
      writing.get(id)?.bytes.destroy(new PartOvertaken('this file is removed'));
      const names = (await readdir(place.folder).catch(ignoreMissing)) ?? [];
      await removeAll(
        place.folder,
        names.filter((name) => idOf(name) === id),
      );
    },

    async sweep(now) {
      const owners = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const swept = await Promise.all(owners.map((owner) => sweepFolder(join(folder, owner), now)));
      return swept.reduce((sum, count) => sum + count, 0);
    },
  };
  return uploads;
}

/** @returns what is wrong with the part, or null */
const writePart = async (
  path: string,
  { size, received }: StartedUpload,
  bytes: Readable,
  { headBytes, accepts }: Judge,
): Promise<'absent' | 'too_long' | 'refused' | null> => {
  const file = await open(path, 'r+').catch(ignoreMissing);
  // Removed since it was found.
  if (!file) return 'absent';
  try {
    const wanted = Math.min(headBytes, size);
    let head = received < wanted ? await readHead(file, received) : null;
    let position = received;
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      if (position + piece.length > size) return 'too_long';
      await writeAll(file, piece, position);
      position += piece.length;
      if (head === null) continue;
      head = Buffer.concat([head, piece]).subarray(0, wanted);
      if (head.length < wanted) continue;
      if (!(await accepts(head))) return 'refused';
      head = null;
    }
    return null;
  } finally {
    try {
      // What is answered as received outlasts a power cut.
      await file.datasync();
    } finally {
      await file.close();
    }
  }
};

const readHead = async (file: FileHandle, length: number): Promise<Buffer> => {
  const head = Buffer.alloc(length);
  if (length > 0) await file.read(head, 0, length, 0);
  return head;
};

const writeAll = async (file: FileHandle, piece: Buffer, position: number) => {
  for (let written = 0; written < piece.length;) {
    const { bytesWritten } = await file.write(piece, written, piece.length - written, position + written);
    written += bytesWritten;
  }
};

/** The first part of each name of an upload's files. */
const idOf = (name: string) => name.split('.', 1)[0] ?? '';

const removeAll = async (folder: string, names: readonly string[]) => {
  // The facts first: what is half removed is found by nobody.
  const facts = names.filter((name) => name.endsWith('.json'));
  for (const name of new Set([...facts, ...names])) await rm(join(folder, name), { force: true });
};

/** null for none, and for facts that were cut in the middle */
const readFacts = (text: string | undefined): Facts | null => {
  try {
    return text === undefined ? null : (JSON.parse(text) as Facts);
  } catch {
    return null;
  }
};

/** In one step, which outlasts a power cut. */
const writeFacts = async (place: { folder: string; facts: string }, facts: Facts) => {
  const written = `${place.facts}.new`;
  await writeFile(written, JSON.stringify(facts), { mode: 0o600, flush: true });
  await rename(written, place.facts);
  await flush(place.folder);
};

/** A file, its facts and its conversions go together, by when one of them was last written to. */
const sweepFolder = async (folder: string, now: Date): Promise<number> => {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  const swept = [...Map.groupBy(names, idOf).values()].map(async (own) => {
    const facts = await Promise.all(own.map((name) => stat(join(folder, name)).catch(ignoreMissing)));
    const latest = Math.max(0, ...facts.map((fact) => fact?.mtimeMs ?? 0));
    if (latest >= now.getTime() - A_DAY_MS) return false;
    await removeAll(folder, own);
    return true;
  });
  return (await Promise.all(swept)).filter(Boolean).length;
};
