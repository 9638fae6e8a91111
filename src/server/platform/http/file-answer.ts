import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Refused, refuse } from '../../../contract/refusals.ts';

/** A file to answer with; `range` is what the stream holds of `size` bytes. */
interface SentFile extends SentHow {
  file: { stream: Readable; size: number; type: string; start: number; end: number };
}
/** A file that somebody else sends: the store, at an address, or the proxy in front, which knows the file by a path. */
interface PassedFile extends SentHow {
  passed: { address: string } | { proxyPath: string; type: string };
}
export type FileAnswer = SentFile | PassedFile;

interface SentHow {
  cache: string;
  /** guests may have it; what leads them there is then good for long enough to see a film */
  isPublic?: boolean;
  /** of plain letters, digits, hyphens and dots: who opens its address saves it under this name, instead of seeing it as a page */
  fileName?: string | undefined;
  /** it has no parts: who asks for one gets all of it */
  isWhole?: boolean;
}
/** Bytes from one to another, or so many of the last ones. */
export type AskedRange = { start: number; end?: number | undefined } | { last: number };
/** The part of a file store that answers need. */
interface Opens {
  open(key: string, range?: AskedRange): Promise<SentFile['file'] | null>;
  bypass(key: string, how: SentHow): Promise<PassedFile['passed'] | null>;
}

/** A private file: the visitor's browser may keep it, nothing between here and there. */
const PRIVATE = 'private, max-age=86400';

/**
 * Answers with a file of the store, or a part of it. Where it need not pass through this process it is left to the store or the proxy;
 * whoever is led there had to ask here first (rule R309).
 */
export const answerFile = async (
  files: Opens,
  key: string | null | undefined,
  range: AskedRange | undefined,
  cache = PRIVATE,
  fileName?: string,
): Promise<FileAnswer | Refused<'not_found' | 'range_outside'>> => {
  if (!key) return refuse('not_found');
  const how = { cache, fileName, isPublic: cache.startsWith('public') };
  try {
    const passed = await files.bypass(key, how);
    if (passed) return { passed, ...how };
    const file = await files.open(key, range);
    return file ? { file, ...how } : refuse('not_found');
  } catch (error) {
    if (isOutside(error)) return { ...refuse('range_outside'), size: error.size };
    throw error;
  }
};

/** Whether a file store says that a range lies outside of a file; with the size of the file. */
const isOutside = (error: unknown): error is Error & { size: number } =>
  error instanceof Error && error.name === 'RangeNotSatisfiable';

/** The bytes that a caller asks for; undefined: all of them. */
export const rangeOf = (header: string | undefined): AskedRange | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || match[0] === 'bytes=-') return undefined;
  if (match[1] === '') return { last: Number(match[2]) };
  return { start: Number(match[1]), ...(match[2] ? { end: Number(match[2]) } : {}) };
};

/** 206 for every valid range, also of the whole file: players take 200 to mean that they cannot seek. */
export const sendFile = (reply: FastifyReply, answer: FileAnswer) => {
  if ('passed' in answer) return passOn(reply, answer);
  const { file } = answer;
  const { headers, method } = reply.request;
  const partial = !answer.isWhole && rangeOf(headers.range) !== undefined;
  describeFile(reply, file.type, answer)
    .code(partial ? 206 : 200)
    .header('content-length', file.end - file.start + 1)
    .header('accept-ranges', answer.isWhole ? 'none' : 'bytes');
  if (partial) reply.header('content-range', `bytes ${file.start}-${file.end}/${file.size}`);
  if (method !== 'HEAD') return reply.send(file.stream);
  // For HEAD the framework would read the whole file and discard it.
  file.stream.destroy();
  return reply.send(Readable.from([]));
};

const describeFile = (reply: FastifyReply, type: string, { cache, fileName }: SentHow) => {
  reply.type(type).header('cache-control', cache);
  return fileName === undefined
    ? reply
    : reply.header('content-disposition', `attachment; filename="${fileName}"`);
};

const passOn = (reply: FastifyReply, { passed, ...how }: PassedFile) =>
  'address' in passed
    ? // The next time this is asked for, it is looked anew whether it may be had.
      reply.header('cache-control', 'no-store').redirect(passed.address, 302)
    : describeFile(reply, passed.type, how).header('x-accel-redirect', passed.proxyPath).send();

/**
 * Answers with an iCalendar text. Programs ask for it again and again: while its ETag holds they get no body. Nothing keeps
 * it without asking, so that an address that was ended shows nothing any more.
 */
export const sendCalendar = (reply: FastifyReply, calendar: string) => {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (holds(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="calendar.ics"')
    .send(calendar);
};

/** A proxy that compresses marks the ETag as weak. */
const holds = (sent: string | undefined, etag: string) =>
  (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** A table as a file for a spreadsheet. */
export interface SpreadsheetAnswer {
  /** of plain letters, digits and hyphens */
  fileName: string;
  /** whole, or as it is written */
  csv: string | Readable;
}

/** Answers with a file to be saved, which nothing on the way keeps. */
export const sendSpreadsheet = (reply: FastifyReply, { fileName, csv }: SpreadsheetAnswer) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('text/csv; charset=utf-8')
    .send(csv);

/** Files in one, packed while they are sent. */
export interface ArchiveAnswer {
  /** of plain letters, digits and hyphens */
  fileName: string;
  archive: Readable;
}

/** Answers with an archive to be saved, which nothing on the way keeps. */
export const sendArchive = (reply: FastifyReply, { fileName, archive }: ArchiveAnswer) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('application/zip')
    .send(archive);

/** A document to be saved or printed. */
export interface PdfAnswer {
  /** of plain letters, digits and hyphens */
  fileName: string;
  pdf: Uint8Array;
}

/** Answers with a document to be saved, which nothing on the way keeps. */
export const sendPdf = (reply: FastifyReply, { fileName, pdf }: PdfAnswer) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('application/pdf')
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
