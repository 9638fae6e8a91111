import type { FastifyReply } from 'fastify';
import { type Refused, refusals } from '../../../contract/refusals.ts';
import type { Language, Wording } from './wording.ts';

/**
 * The envelope of a refusal: status, first field's message (or the refusal's own), every field's message, and what else
 * the caller needs to go on.
 */
export const sendRefusal = (reply: FastifyReply, wording: Wording, language: Language, refused: Refused) => {
  const code = refusals[refused.refused];
  const errors = Object.fromEntries(
    Object.entries(refused.errors ?? {}).map(([field, problem]) => [
      field,
      wording.field(language, field, problem),
    ]),
  );
  const message = Object.values(errors)[0] ?? wording.refusal(language, refused.refused);
  if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
  // Written past the reply schema: a refusal has the same shape everywhere and was worded here.
  return reply
    .code(code)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code,
      message,
      ...(refused.errors && { errors }),
      ...(refused.right && { right: refused.right }),
      ...(refused.orderId !== undefined && { order_id: refused.orderId }),
    });
};
