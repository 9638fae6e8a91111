import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The request as the router wants it, at the public address. `origin` is left out: the same-origin guard has
 * already judged it, and the router would judge again by the public address alone, which refuses a visitor who
 * came by an IP address of this machine.
 *
 * @param form what was sent to the page; null when it is only read
 */
export const fetchRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  form: Buffer | null,
): Request => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(url, {
    method: form === null ? 'GET' : 'POST',
    headers: headersOf(request),
    signal: gone.signal,
    ...(form !== null && { body: form as Uint8Array<ArrayBuffer> }),
  });
};

/** A guest's request for a page that all guests share: nothing in it tells one from the other. */
export const sharedRequest = (url: string): Request => new Request(url);

const headersOf = (request: FastifyRequest) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'origin' || value === undefined) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  return headers;
};
