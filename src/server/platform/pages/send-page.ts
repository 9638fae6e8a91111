import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressedOnce, encodingFor } from '../http/compression.ts';
import { type CachedPage, type RenderedPage, matchesEtag } from './page-cache.ts';

const VARY = 'Cookie, Accept-Language, Accept-Encoding';
const MIN_COMPRESSED_BYTES = 1024;

export const sendCachedPage = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const isKnown = matchesEtag(request.headers['if-none-match'], page.etag);
  // The proxy of the handbook keeps what carries this for a second. nginx 1.22 heeds it only ahead of `Cache-Control`.
  if (!isKnown) reply.header('x-accel-expires', '1');
  reply
    .headers(page.headers)
    .header('cache-control', 'no-cache')
    .header('vary', VARY)
    .header('etag', page.etag);
  if (isKnown) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
};

export const sendRenderedPage = async (request: FastifyRequest, reply: FastifyReply, made: RenderedPage) => {
  reply.code(made.status).headers(made.headers).header('cache-control', 'no-store').header('vary', VARY);
  for (const cookie of made.cookies) reply.header('set-cookie', cookie);
  if (made.body.length === 0) return reply.send();
  const encoding =
    made.body.length < MIN_COMPRESSED_BYTES ? 'identity' : encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compressedOnce(made.body, encoding));
};
