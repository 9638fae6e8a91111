import type { FastifyRequest } from 'fastify';

const originOf = (url: string | undefined) => {
  if (!url || !URL.canParse(url)) return null;
  return new URL(url).host;
};

/**
 * Whether a call that changes data may come from where it says it comes from. A browser always sends
 * Sec-Fetch-Site on https and localhost, and Origin with a write; a program that sends neither is no browser
 * carrying somebody's cookie without their knowledge.
 *
 * @param gets whether it is one of the GETs that change data: a link, an image or an address bar reaches those
 */
export const mayComeFrom = (request: FastifyRequest, publicHost: string | null, gets: boolean): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin !== undefined) {
    const host = originOf(origin);
    return host !== null && (host === request.headers.host || host === publicHost);
  }
  return !(gets && (request.headers.accept ?? '').includes('text/html'));
};
