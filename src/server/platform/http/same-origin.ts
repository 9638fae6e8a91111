import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * A browser on this very machine, or one that asked for it by its address, whatever port the server was given. A name
 * out there can be led to this machine after its page was loaded; an address is nobody else's, and no name looks like one.
 */
const isThisMachine = ({ hostname, host }: URL, asked: string | undefined) =>
  host === asked && (hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0);

/** Whether a page of another site made the browser ask: by an image, a script, a frame or a link. */
export const isFromOtherSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site';

/** Whether a person followed a link, as in a mail or a chat that is read in the browser: no page can say that by itself. */
export const isFollowedLink = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-user'] === '?1';

/**
 * Whether a call that changes data may come from where it says it comes from. A browser always sends
 * Sec-Fetch-Site on https and localhost, and Origin with a write; a program that sends neither is no browser
 * carrying somebody's cookie without their knowledge. The request's Host is whatever the caller says: it counts only
 * where it is an IP address or this machine.
 *
 * @param publicUrl the address the site is known by
 * @param gets whether it is one of the GETs that change data: a link, an image or an address bar reaches those
 */
export const mayComeFrom = (request: FastifyRequest, publicUrl: string, gets: boolean): boolean => {
  const site = request.headers['sec-fetch-site'];
  // A link or a picture on a page of our own is same-origin too: a GET that changes data is only taken from a script.
  const mode = request.headers['sec-fetch-mode'];
  if (gets && mode !== undefined && mode !== 'cors' && mode !== 'same-origin') return false;
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = request.headers;
  if (origin !== undefined) {
    const from = URL.parse(origin);
    return from !== null && (from.origin === new URL(publicUrl).origin || isThisMachine(from, host));
  }
  return !(gets && (request.headers.accept ?? '').includes('text/html'));
};
