import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import type { EndpointShape } from '../../../contract/endpoint.ts';
import { refusals } from '../../../contract/refusals.ts';

const envelope = { code: z.int(), message: z.string() };
const refusal = z.object({ ...envelope, errors: z.optional(z.record(z.string(), z.string())) });

const whoSays = {
  guest: 'Open to all.',
  parent: 'For a signed-in parent, about its own.',
  admin: 'For admins.',
  member: 'For a signed-in parent about its own, or an admin.',
};

/** What serialises the reply and what the document at /api/docs shows: the contract, nothing written twice. */
export const describe = (shape: EndpointShape): FastifySchema => {
  const success = z.object({ ...envelope, ...shape.reply?.def.shape });
  const statuses = new Set<number>((shape.refusals ?? []).map((name) => refusals[name]));
  if (shape.body || shape.upload) statuses.add(422);
  if (shape.who !== 'guest') statuses.add(401);
  if (shape.params) statuses.add(404);
  const response: Record<number, unknown> = Object.fromEntries([...statuses].map((code) => [code, refusal]));
  if (shape.answers === undefined) response[shape.status ?? 200] = success;
  return {
    summary: shape.summary,
    description: whoSays[shape.who],
    tags: [shape.tag],
    ...(shape.upload ? { consumes: ['multipart/form-data'] } : {}),
    ...(shape.params && { params: shape.params }),
    ...(shape.query && { querystring: shape.query }),
    ...(shape.body && { body: shape.body }),
    response,
  };
};
