import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromFile } from 'file-type';
import {
  DEFAULT_FIELD_BYTES,
  type EndpointShape,
  type UploadPart,
  fieldsOfBody,
} from '../../../contract/endpoint.ts';
import { type Refused, isRefused, refuse } from '../../../contract/refusals.ts';
import { hasTooManyPixels } from '../pictures.ts';
import type { DiskGuard } from './disk-guard.ts';
import { type UploadPace, watchUpload } from './upload-watch.ts';

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

/** Of the parser: a file that is too large is cut off and refused here, with the endpoint's own limit. */
export const multipartOptions = { throwFileSizeLimit: false };

/** What an endpoint takes as multipart: its own text fields and files. */
export interface UploadForm {
  upload: Readonly<Record<string, UploadPart>>;
  fields: ReadonlySet<string>;
  maxFieldBytes: number;
  /** of the whole body */
  mostBytes: number;
}

/** How many parts of other names a body may hold: they are read and dropped, as JSON calls ignore unknown fields. */
const MOST_UNKNOWN = 20;
const UNKNOWN_BYTES = 32 * 1024;

/** The head of a part: names, the file's name on the sender's disk, the boundary. */
const MAX_HEAD_BYTES = 8 * 1024;

export const uploadFormOf = ({ body, upload = {}, maxFieldBytes }: EndpointShape): UploadForm => {
  const fields = new Set(fieldsOfBody(body));
  const fieldBytes = maxFieldBytes ?? DEFAULT_FIELD_BYTES;
  const files = Object.values(upload);
  const contents = fields.size * fieldBytes + files.reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  return {
    upload,
    fields,
    maxFieldBytes: fieldBytes,
    mostBytes: contents + (fields.size + files.length + 1) * MAX_HEAD_BYTES + UNKNOWN_BYTES,
  };
};

/** Why a file is not received to its end. */
export class UploadStopped extends Error {
  override name = 'UploadStopped';
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(`an upload was stopped: ${refused.refused}`);
    this.refused = refused;
  }
}

export interface Receiving {
  receive: Receive;
  disk: Pick<DiskGuard, 'uploadRoom' | 'wrote'>;
  pace: UploadPace;
}

/**
 * Reads the text fields and files of a multipart body, in any order; files are streamed. What the endpoint does not
 * know is dropped, what comes twice is refused, and nothing is left of a refused body. A body that is too long, too slow or finds no room is not
 * read to its end.
 */
export const receiveMultipart = async (
  request: FastifyRequest,
  form: UploadForm,
  receiving: Receiving,
): Promise<Multipart | Refused> => {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > form.mostBytes) return refuse('too_large');
  if ((await receiving.disk.uploadRoom()) < announced) return refuse('disk_full');
  const reader = new PartReader(request, form, receiving);
  const stopped = Promise.withResolvers<Refused>();
  const endWatch = watchUpload(request.raw, {
    mostBytes: form.mostBytes,
    pace: receiving.pace,
    stop: (refused) => {
      request.raw.unpipe();
      reader.stop(refused);
      stopped.resolve(refused);
    },
  });
  try {
    const outcome = await Promise.race([reader.read(), stopped.promise]);
    if (isRefused(outcome)) await reader.discard();
    return outcome;
  } catch (error) {
    await reader.discard();
    if (error instanceof UploadStopped) return error.refused;
    if (isMultipartProblem(error)) return reader.refused ?? refuse('malformed_request');
    throw error;
  } finally {
    endWatch();
  }
};

/** Reads the parts of one multipart body. */
class PartReader {
  readonly #request: FastifyRequest;
  readonly #form: UploadForm;
  readonly #receiving: Receiving;
  readonly #fields: Record<string, string> = {};
  readonly #files: Record<string, ReceivedFile> = {};
  #writing: { stream: Readable; done: Promise<unknown> } | null = null;
  /** the first thing that was wrong with the body */
  refused: Refused | null = null;

  constructor(request: FastifyRequest, form: UploadForm, receiving: Receiving) {
    this.#request = request;
    this.#form = form;
    this.#receiving = receiving;
  }

  async read(): Promise<Multipart | Refused> {
    const { upload, fields, maxFieldBytes } = this.#form;
    const largest = Math.max(...Object.values(upload).map((part) => part.maxBytes));
    const files = Object.keys(upload).length;
    const limits = {
      fileSize: largest + 1,
      fieldSize: maxFieldBytes,
      files: files + MOST_UNKNOWN,
      fields: fields.size + files + MOST_UNKNOWN,
      headerPairs: 16,
      headerSize: MAX_HEAD_BYTES,
    };
    const parts = this.#request.parts({ limits });
    for await (const part of parts) {
      // A refused body is read to its end, because browsers read no answer before they have sent everything.
      if (part.type === 'field') this.#takeField(part);
      else if (this.refused || !this.#isOpen(part.fieldname, upload)) {
        if (this.#isOfForm(part.fieldname)) this.refused ??= refuse('unexpected_part');
        part.file.resume();
      } else await this.#takeFile(part.fieldname, part.file);
    }
    return this.refused ?? { fields: this.#fields, files: this.#files };
  }

  /** Ends a file that is being written, whose rest will not come. */
  stop(refused: Refused): void {
    this.refused ??= refused;
    this.#writing?.stream.destroy(new UploadStopped(refused));
  }

  /** Deletes what was received, also of a file that is still being written. */
  async discard(): Promise<void> {
    await this.#writing?.done.catch(() => undefined);
    await discardAll(this.#files);
  }

  #isOfForm(name: string): boolean {
    return this.#form.fields.has(name) || Object.hasOwn(this.#form.upload, name);
  }

  /** Whether a name is one of the form's, and not sent before. */
  #isOpen(name: string, names: object): boolean {
    return Object.hasOwn(names, name) && !(name in this.#fields) && !(name in this.#files);
  }

  #takeField({
    fieldname: name,
    value,
    valueTruncated,
  }: {
    fieldname: string;
    value: unknown;
    valueTruncated: boolean;
  }) {
    // A form without a chosen file may send its name with an empty text.
    if (!this.#isOfForm(name) || (Object.hasOwn(this.#form.upload, name) && value === '')) return;
    if (!this.#form.fields.has(name) || name in this.#fields) this.refused ??= refuse('unexpected_part');
    else if (valueTruncated) this.refused ??= refuse('body_too_large');
    else this.#fields[name] = String(value);
  }

  async #takeFile(name: string, stream: Readable) {
    const expected = this.#form.upload[name];
    if (!expected) return;
    const done = this.#write(name, stream, expected);
    this.#writing = { stream, done };
    try {
      await done;
    } finally {
      this.#writing = null;
    }
  }

  async #write(name: string, stream: Readable, expected: UploadPart) {
    const kept = await this.#receiving.receive(Readable.from(this.#whileThereIsRoom(stream)));
    this.#files[name] = { ...kept, type: '' };
    // A form without a chosen file sends an empty one.
    if (kept.size === 0) await discard(this.#files, name);
    else if (kept.size > expected.maxBytes) this.refused ??= { ...refuse('too_large'), file: name };
    else this.refused ??= await detectType(this.#files, name, expected);
  }

  async *#whileThereIsRoom(stream: Readable) {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const { disk } = this.#receiving;
      if ((await disk.uploadRoom()) < piece.length) throw new UploadStopped(refuse('disk_full'));
      disk.wrote(piece.length);
      yield piece;
    }
  }
}

/** What a browser records is in the containers of videos; whether there are pictures in it, the use case finds out. */
const soundContainers = ['video/webm', 'video/mp4'];

const isOfKind = (mime: string, kind: UploadPart['kind']) =>
  mime.startsWith(`${kind}/`) || (kind === 'audio' && soundContainers.includes(mime));

const detectType = async (files: Record<string, ReceivedFile>, name: string, expected: UploadPart) => {
  const file = files[name];
  const type = file && (await fileTypeFromFile(file.path));
  if (!file || !type || !isOfKind(type.mime, expected.kind))
    return { ...refuse('wrong_kind_of_file'), file: name };
  if (expected.kind === 'image' && (await hasTooManyPixels(file.path)))
    return { ...refuse('too_many_pixels'), file: name };
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
