import type { FastifyReply, FastifyRequest } from 'fastify';
import { type KeptPage, type Made, compressed, encodingFor, hasIt } from './page-cache.ts';

const VARY = 'Cookie, Accept-Language, Accept-Encoding';
const NOT_WORTH_IT = 1024;

export const sendKept = (request: FastifyRequest, reply: FastifyReply, page: KeptPage) => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply
    .headers(page.headers)
    .header('cache-control', 'no-cache')
    .header('vary', VARY)
    .header('etag', page.etag);
  if (hasIt(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.bodies[encoding]);
};

export const sendOwn = async (request: FastifyRequest, reply: FastifyReply, made: Made) => {
  reply.code(made.status).headers(made.headers).header('cache-control', 'no-store').header('vary', VARY);
  for (const cookie of made.cookies) reply.header('set-cookie', cookie);
  if (made.body.length === 0) return reply.send();
  const encoding =
    made.body.length < NOT_WORTH_IT ? 'identity' : encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await compressed(made.body, encoding));
};
