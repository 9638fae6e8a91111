import type { Readable } from 'node:stream';
import type { ResumableUploads } from './resumable.ts';
import type { Temporary } from './temporary.ts';

export { type PartProblem, PartOvertaken, type ResumableUploads, type StartedUpload } from './resumable.ts';

/**
 * Keeps pictures, videos and recordings under keys such as `lessons/2f61/360p.mp4`: lower case letters, digits, `_` and `-`, with dots
 * in the last part only, ending in an extension of `fileTypes`, which alone decides the type. A key never comes from a
 * visitor as it is.
 * Adapters: a folder of this machine, and a bucket of an S3-compatible store; one contract test for both.
 *
 * Every call throws `FileKeyRefused` for a key outside of these rules, and the system's error (`ENOSPC`, `EIO`) when
 * the store fails.
 */
export interface Files {
  readonly name: 'folder' | 's3';
  /** the one origin that pages may load videos and recordings from besides ours; null: there is none */
  readonly mediaOrigin: string | null;
  /**
   * Stores the stream to its end, replacing what was there. The file appears whole or not at all, and has reached the
   * disk when this resolves (rule R310). Throws the stream's own error; nothing is left then. `type` must be the key's.
   */
  put(key: string, stream: Readable, options: { type: FileType }): Promise<{ size: number }>;
  /** Stores, as `put` does, a file that `temporary()` received, which is moved, not copied, and gone from there afterwards. */
  keep(key: string, received: { path: string }, options: { type: FileType }): Promise<{ size: number }>;
  /**
   * Opens for reading; null when there is none. Without a range it is the whole file. Throws `RangeNotSatisfiable` when the
   * range begins behind the end. Whoever opens must read the stream to its end or destroy it.
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  stat(key: string): Promise<FileFacts | null>;
  /** All files, in any order, without a question for each. Those that come or go meanwhile may be among them or not. */
  list(): AsyncIterable<ListedFile>;
  /** Removes the file; nothing happens when there is none. Those who are reading it read on. */
  remove(key: string): Promise<void>;
  /**
   * How a video or recording reaches somebody who may have it without passing through this process (rule R309); null when it does pass
   * through it, as every picture does. Whether the file is there is not looked at.
   */
  bypass(key: string, how: SentHow): Promise<Bypass | null>;
  /** Where uploads wait, on this machine, until they are checked and kept or discarded. */
  temporary(): Temporary;
  /** Where uploads in parts wait, on this machine, until they are used or swept: those of staff and of families apart. */
  resumable(whose?: 'staff' | 'families'): ResumableUploads;
}

/**
 * Bytes from `start` to `end`, both included as in HTTP, where an `end` behind the last byte means the last byte; or so many of the
 * `last` ones.
 */
export type ByteRange = { start: number; end?: number | undefined } | { last: number };

/** `size` of the whole file in bytes; `storedAt` by the wall clock. */
export interface FileFacts {
  size: number;
  type: FileType;
  storedAt: Date;
}

/** A file as the listing of its store tells of it: a store may tell `storedAt` more exactly here than of the one file. */
export interface ListedFile {
  key: string;
  size: number;
  storedAt: Date;
}

/** `stream` gives the bytes `start` to `end`, both included; an empty file has `end` -1. */
export interface OpenFile extends FileFacts {
  stream: Readable;
  start: number;
  end: number;
}

/**
 * `cache` is the header's value; with a `fileName` of plain letters, digits, hyphens and dots it is saved instead of shown. `isPublic`
 * when guests may have it.
 */
export interface SentHow {
  cache: string;
  isPublic?: boolean | undefined;
  fileName?: string | undefined;
}

/** An address at the store, good for five minutes, or for two hours what is public; or what the proxy in front sends itself, by its own name for the file. */
export type Bypass = { address: string } | { proxyPath: string; type: FileType };

/** The types the school keeps, by extension. None of them can run a script in a visitor's browser. */
export const fileTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mkv: 'video/matroska',
  pdf: 'application/pdf',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  weba: 'audio/webm',
} as const;

export type FileExtension = keyof typeof fileTypes;
export type FileType = (typeof fileTypes)[FileExtension];

/** What is long, and worth another way than through this process. */
export const isMedia = (type: FileType): boolean => /^(?:video|audio)\//.test(type);

/** Apple's name for what is an MP4 file. */
const sameFormat: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4' };

/** The extension for a type that was recognised by its bytes; null when the school does not keep such files. */
export const extensionOf = (recognised: string): FileExtension | null => {
  const type = sameFormat[recognised] ?? recognised;
  return (
    (Object.keys(fileTypes) as FileExtension[]).find((extension) => fileTypes[extension] === type) ?? null
  );
};

// Folders have no dots and files always have one, so that no key can be both; nothing hidden, nothing upwards.
const keyPattern =
  /^(?:[a-z0-9_-]{1,80}\/){0,8}[a-z0-9_-]{1,80}(?:\.[a-z0-9_-]{1,20}){0,4}\.([a-z0-9]{2,4})$/;

/** The type that a key's extension stands for. Throws `FileKeyRefused`; every adapter asks it before anything else. */
export function typeOfKey(key: string): FileType {
  const extension = keyPattern.exec(key)?.[1];
  if (extension === undefined || !isExtension(extension)) {
    throw new FileKeyRefused('a file key must be a plain relative path with a known extension');
  }
  return fileTypes[extension];
}

/** Whether it is the key of a file, and not something else that lies in the store. */
export const isFileKey = (text: string): boolean => isExtension(keyPattern.exec(text)?.[1] ?? '');

const isExtension = (text: string): text is FileExtension => Object.hasOwn(fileTypes, text);

/** For writing: the key must stand for the type that the bytes have. */
export function checkType(key: string, type: string): void {
  if (typeOfKey(key) !== type) throw new FileKeyRefused('the extension of a file key must fit its type');
}

/** Cuts a range to a file of `size` bytes. Throws `RangeNotSatisfiable`. */
export function clampRange(range: ByteRange | undefined, size: number): { start: number; end: number } {
  if (range === undefined) return { start: 0, end: size - 1 };
  if ('last' in range) {
    if (!Number.isSafeInteger(range.last) || range.last < 1 || size === 0)
      throw new RangeNotSatisfiable(size);
    return { start: Math.max(0, size - range.last), end: size - 1 };
  }
  const end = Math.min(range.end ?? size - 1, size - 1);
  const whole = Number.isSafeInteger(range.start) && Number.isSafeInteger(end);
  if (!whole || range.start < 0 || range.start > end) throw new RangeNotSatisfiable(size);
  return { start: range.start, end };
}

/**
 * Runs `write`, which saves the key of the file `added`, then deletes the file that is not used any more: the one it
 * returns as `unused`, or `added` when it throws.
 */
export async function replaceFile<Outcome extends { result: unknown; unused: string | null }>(
  files: Pick<Files, 'remove'>,
  added: string | null,
  write: () => Promise<Outcome>,
): Promise<Outcome['result']> {
  const { result, unused } = await write().catch(async (error: unknown) => {
    if (added !== null) await files.remove(added);
    throw error;
  });
  if (unused !== null) await files.remove(unused);
  return result;
}

/** The key is hostile or mistaken. The message does not repeat it. */
export class FileKeyRefused extends Error {
  override name = 'FileKeyRefused';
}

/** No byte of the file lies in the range (HTTP 416, with `size` in the answer). */
export class RangeNotSatisfiable extends Error {
  override name = 'RangeNotSatisfiable';
  readonly size: number;

  constructor(size: number) {
    super(`the range lies outside of the file of ${size} bytes`);
    this.size = size;
  }
}
