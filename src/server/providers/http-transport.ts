/** One request to an outside service, below its base address. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** begins with a slash */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** how long to wait for this answer; the transport's own time-out unless it is said */
  timeoutMs?: number;
}

export interface HttpAnswer {
  status: number;
  contentType: string;
  body: Buffer;
  /** what the service said of when to ask again: seconds, or a date */
  retryAfter?: string | null;
  /** the service's own clock, as it says it */
  date?: string | null;
}

/** The way to a service: over the network, or to a sandbox in this process. Rejects when no answer came. */
export type HttpTransport = (request: HttpRequest) => Promise<HttpAnswer>;

/** Three tries end before the proxy in front of us gives its visitor up. What a page waits for asks for less. */
const DEFAULT_TIMEOUT_MS = 12_000;

/** Over the network. Follows no redirect: the key travels with every request. */
export const httpTransport =
  (baseUrl: string, timeoutMs = DEFAULT_TIMEOUT_MS): HttpTransport =>
  async ({ method, path, headers, body, timeoutMs: patience = timeoutMs }) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: await bodyOf(answer),
      retryAfter: answer.headers.get('retry-after'),
      date: answer.headers.get('date'),
    };
  };

/** A picture of a code has 5 kB, a province's cities as much, and nothing that is waited for is longer. */
const LONGEST_BODY = 1_000_000;

/** Read piece by piece, so that an answer without end is given up instead of filling the memory. */
const bodyOf = async ({ body }: Response): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > LONGEST_BODY) throw new RangeError('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};
