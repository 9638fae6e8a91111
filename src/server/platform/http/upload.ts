import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import type { UploadPart } from '../../../contract/endpoint.ts';
import { type Refused, isRefused, refuse } from '../../../contract/refusals.ts';

/** A received file in the temporary folder, until the use case stores it. `type` is detected from its first bytes. */
export interface ReceivedFile {
  path: string;
  size: number;
  type: string;
}

/** Where uploads stream to: a temporary place in the file store. */
export type Receive = (stream: Readable) => Promise<{ path: string; size: number }>;

export interface Multipart {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile>;
}

const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 1024 * 1024;

/** Reads the text fields and files of a multipart body, in any order; files are streamed, and cut off at their limit. */
export const receiveMultipart = async (
  request: FastifyRequest,
  upload: Readonly<Record<string, UploadPart>>,
  receive: Receive,
): Promise<Multipart | Refused> => {
  const fields: Record<string, string> = {};
  const files: Record<string, ReceivedFile> = {};
  const largest = Math.max(...Object.values(upload).map((part) => part.maxBytes));
  let refused: Refused | null = null;
  try {
    const parts = request.parts({
      limits: { fileSize: largest + 1, files: 10, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.valueTruncated) refused ??= refuse('malformed_request');
        fields[part.fieldname] = String(part.value);
        continue;
      }
      const expected = Object.hasOwn(upload, part.fieldname) ? upload[part.fieldname] : undefined;
      if (!expected || files[part.fieldname] || refused) {
        part.file.resume();
        continue;
      }
      const kept = await receive(part.file);
      files[part.fieldname] = { ...kept, type: '' };
      // A form without a chosen file sends an empty one.
      if (kept.size === 0) await discard(files, part.fieldname);
      else if (kept.size > expected.maxBytes) refused = refuse('too_large');
      else refused = await detectType(files, part.fieldname, expected);
    }
  } catch (error) {
    await discardAll(files);
    if (isMultipartProblem(error)) return refuse('malformed_request');
    throw error;
  }
  if (refused) {
    await discardAll(files);
    return refused;
  }
  return { fields, files };
};

const detectType = async (files: Record<string, ReceivedFile>, name: string, expected: UploadPart) => {
  const file = files[name];
  const type = file && (await fileTypeFromFile(file.path));
  if (!file || !type?.mime.startsWith(`${expected.kind}/`)) return refuse('wrong_kind_of_file');
  file.type = type.mime;
  return null;
};

const discard = async (files: Record<string, ReceivedFile>, name: string) => {
  const file = files[name];
  delete files[name];
  if (file) await rm(file.path, { force: true });
};

/** Deletes what is still in the temporary place. */
export const discardAll = async (files: Record<string, ReceivedFile>) => {
  await Promise.all(Object.keys(files).map((name) => discard(files, name)));
};

/**
 * Whether the multipart body is malformed: no boundary, incomplete, too many fields. The parser throws plain errors for most
 * of these; errors of the disk and bugs have a system call or a class of their own.
 */
const isMultipartProblem = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('statusCode' in error) return typeof error.statusCode === 'number' && error.statusCode < 500;
  return error.name === 'Error' && !('syscall' in error);
};

export const isMultipart = (received: Multipart | Refused): received is Multipart => !isRefused(received);
