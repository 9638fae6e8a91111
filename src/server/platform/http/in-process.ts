import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

type HeaderValue = number | string | string[];

export interface InProcessRequest {
  method: string;
  /** path and query */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** whom the request counts for */
  remoteAddress: string;
  /** sent as JSON; a text is JSON already */
  body?: object | string | undefined;
}

export interface InProcessAnswer {
  status: number;
  headers: Readonly<Record<string, HeaderValue>>;
  body: Buffer;
}

/**
 * Asks an app without a connection: its routes, hooks and log see the request like any other. The framework's own `inject` is made
 * for tests. Its answers are built on those of node:http, whose functions then meet two kinds of objects, and each real answer of
 * the process took a quarter longer from the first injected one on.
 * @throws what broke the answer off
 */
export const answerInProcess = async (
  app: FastifyInstance,
  request: InProcessRequest,
): Promise<InProcessAnswer> => {
  await app.ready();
  return new Promise((resolve, reject) => {
    const answer = new CollectedAnswer(resolve, reject);
    // Of both the framework uses what they have and no more (in-process.test.ts), which its types cannot say.
    app.routing(madeRequest(request) as IncomingMessage, answer as unknown as ServerResponse);
  });
};

const madeRequest = ({ method, url, headers, remoteAddress, body }: InProcessRequest): unknown => {
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const json = text === undefined ? null : Buffer.from(text);
  return Object.assign(json ? Readable.from([json]) : new EventEmitter(), {
    method,
    url,
    headers: json
      ? { ...headers, 'content-type': 'application/json', 'content-length': String(json.length) }
      : headers,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    socket: { destroyed: false, remoteAddress },
    aborted: false,
    complete: true,
  });
};

/** A web stream hands in bytes that are no Buffer. */
const bufferOf = (part: Uint8Array | string): Buffer => {
  if (typeof part === 'string') return Buffer.from(part);
  return Buffer.isBuffer(part) ? part : Buffer.from(part);
};

/** What the framework writes to, as far as it writes: status, headers and the parts of a body. */
class CollectedAnswer extends EventEmitter {
  statusCode = 200;
  headersSent = false;
  writableEnded = false;
  writableFinished = false;
  destroyed = false;
  readonly #headers = new Map<string, HeaderValue>();
  readonly #parts: Buffer[] = [];
  readonly #ended: (answer: InProcessAnswer) => void;
  readonly #broken: (error: Error) => void;

  constructor(ended: (answer: InProcessAnswer) => void, broken: (error: Error) => void) {
    super();
    this.#ended = ended;
    this.#broken = broken;
  }

  setHeader(name: string, value: HeaderValue) {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }

  getHeader(name: string) {
    return this.#headers.get(name.toLowerCase());
  }

  getHeaders() {
    return Object.fromEntries(this.#headers);
  }

  hasHeader(name: string) {
    return this.#headers.has(name.toLowerCase());
  }

  removeHeader(name: string) {
    this.#headers.delete(name.toLowerCase());
  }

  writeHead(status: number, headers: Readonly<Record<string, HeaderValue>> = {}) {
    this.statusCode = status;
    for (const name in headers) this.setHeader(name, headers[name] ?? '');
    this.headersSent = true;
    return this;
  }

  write(part: Uint8Array | string) {
    this.headersSent = true;
    this.#parts.push(bufferOf(part));
    return true;
  }

  end(part?: Uint8Array | string | null) {
    if (this.writableEnded || this.destroyed) return this;
    if (part) this.write(part);
    this.headersSent = true;
    this.writableEnded = true;
    const [first, ...others] = this.#parts;
    const body = first && others.length === 0 ? first : Buffer.concat(this.#parts);
    this.#ended({ status: this.statusCode, headers: this.getHeaders(), body });
    // As after a real answer, whoever waits for its end hears of it later.
    process.nextTick(() => {
      this.writableFinished = true;
      this.emit('finish');
      this.#close();
    });
    return this;
  }

  destroy(error?: Error) {
    if (this.destroyed) return this;
    this.destroyed = true;
    this.#broken(error ?? new Error('The answer was broken off'));
    process.nextTick(() => this.#close());
    return this;
  }

  #close() {
    this.destroyed = true;
    this.emit('close');
  }
}
