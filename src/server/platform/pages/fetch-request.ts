import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The Fetch API request for the router, with the public origin. `origin` is left out: the same-origin guard has
 * already judged it, and the router would judge again by the public address alone, which refuses a visitor who
 * came by an IP address of this machine.
 *
 * @param form the body; null for a GET
 */
export const fetchRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  form: Buffer | null,
): Request =>
  new Request(url, {
    method: form === null ? 'GET' : 'POST',
    headers: headersOf(request),
    signal: goneSignal(reply),
    ...(form !== null && { body: form as Uint8Array<ArrayBuffer> }),
  });

/** The request for a page that all guests share: without headers of the visitor, and made even if the visitor has gone. */
export const sharedRequest = (url: string): Request => new Request(url);

/** The request for a page that is the same for every guest, and sent to this one alone. */
export const unsharedRequest = (reply: FastifyReply, url: string): Request =>
  new Request(url, { signal: goneSignal(reply) });

/** Is aborted when the visitor has gone before the answer was sent. */
const goneSignal = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
};

const headersOf = (request: FastifyRequest) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'origin' || value === undefined) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  return headers;
};
