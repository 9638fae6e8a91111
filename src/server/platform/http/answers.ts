import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { RefusalDetails, detailsOf } from '../../../contract/refusal-details.ts';
import { type RefusalName, type Refused, refusals } from '../../../contract/refusals.ts';
import type { Language, Wording } from './wording.ts';

/** What every answer carries. */
export const envelope = { code: z.int(), message: z.string() };

const refusalNames = Object.keys(refusals) as [RefusalName, ...RefusalName[]];

/** The shape of every refusal. */
export const Refusal = z
  .object({
    ...envelope,
    /** the refusal's name, which stays the same whatever the language */
    error: z.enum(refusalNames),
    errors: z.optional(z.record(z.string(), z.string())),
    ...RefusalDetails.def.shape,
  })
  .register(z.globalRegistry, { id: 'Refusal' });

/**
 * The envelope of a refusal: status, first field's message (or the refusal's own), its name, every field's message, and
 * what else the caller needs to go on.
 */
export const sendRefusal = (reply: FastifyReply, wording: Wording, language: Language, refused: Refused) => {
  const code = refusals[refused.refused];
  const errors = Object.fromEntries(
    Object.entries(refused.errors ?? {}).map(([field, problem]) => [
      field,
      wording.field(language, field, problem),
    ]),
  );
  for (const [field, name] of Object.entries(refused.beside ?? {}))
    errors[field] = wording.refusal(language, name);
  const message = Object.values(errors)[0] ?? wording.refusal(language, refused.refused, refused.taken);
  // A file is refused for the same reason wherever it stands in a form, so its message is the refusal's own.
  if (refused.file !== undefined) errors[refused.file] = message;
  if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter);
  if (refused.size !== undefined) reply.header('content-range', `bytes */${refused.size}`);
  return reply
    .code(code)
    .type('application/json; charset=utf-8')
    .send({
      code,
      message,
      error: refused.refused,
      ...(Object.keys(errors).length > 0 && { errors }),
      ...detailsOf(refused),
    });
};
