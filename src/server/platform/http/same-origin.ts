import type { FastifyRequest } from 'fastify';

/** This machine under the names that no other one can have. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A browser on this very machine, whatever port the server was given; no site out there has such an origin. */
const isThisMachine = ({ hostname, host }: URL, asked: string | undefined) =>
  loopback.has(hostname) && host === asked;

/**
 * Whether a call that changes data may come from where it says it comes from. A browser always sends
 * Sec-Fetch-Site on https and localhost, and Origin with a write; a program that sends neither is no browser
 * carrying somebody's cookie without their knowledge. The request's Host is whatever the caller says: it counts on
 * this machine alone.
 *
 * @param publicUrl the address the site is known by
 * @param gets whether it is one of the GETs that change data: a link, an image or an address bar reaches those
 */
export const mayComeFrom = (request: FastifyRequest, publicUrl: string, gets: boolean): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = request.headers;
  if (origin !== undefined) {
    const from = URL.parse(origin);
    return from !== null && (from.origin === new URL(publicUrl).origin || isThisMachine(from, host));
  }
  return !(gets && (request.headers.accept ?? '').includes('text/html'));
};
