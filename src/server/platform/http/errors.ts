import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { type RefusalName, refuse } from '../../../contract/refusals.ts';
import { isUnreachable } from '../db/errors.ts';
import type { Log } from '../log.ts';
import { sendRefusal } from './answers.ts';
import type { Language, Wording } from './wording.ts';

const byStatus: Record<number, RefusalName> = {
  400: 'malformed_request',
  404: 'not_found',
  408: 'too_slow',
  413: 'body_too_large',
  415: 'wrong_kind_of_body',
  416: 'range_outside',
  429: 'too_many_tries',
};

/** After which a part that is down is asked again. */
const RETRY_SECONDS = 5;

/** The disk is full, as the system or the database says it. */
const outOfSpace = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === '53100' || outOfSpace(error.cause);
};

/** What went wrong beyond the expected answers in the envelope as well; a bug is logged and never explained. */
export const answerErrors = (
  app: FastifyInstance,
  wording: Wording,
  log: Log,
  languageOf: (request: FastifyRequest) => Promise<Language>,
) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const language = await languageOf(request);
    const status = error.statusCode ?? 500;
    if (status < 500)
      return sendRefusal(reply, wording, language, refuse(byStatus[status] ?? 'malformed_request'));
    if (outOfSpace(error)) return sendRefusal(reply, wording, language, refuse('disk_full'));
    log.error({ err: error, request: request.id, route: request.routeOptions.url }, 'unexpected error');
    const refused = isUnreachable(error)
      ? { ...refuse('part_down'), retryAfter: RETRY_SECONDS }
      : refuse('unexpected');
    return sendRefusal(reply, wording, language, refused);
  });
  const notFound = async (request: FastifyRequest, reply: Parameters<typeof sendRefusal>[0]) =>
    sendRefusal(reply, wording, await languageOf(request), refuse('not_found'));
  app.setNotFoundHandler(notFound);
  app.all('/api/*', notFound);
};
