import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/**
 * Answers with an iCalendar text. Programs ask for it again and again: while its ETag holds they get no body. Nothing keeps
 * it without asking, so that an address that was ended shows nothing any more.
 */
export const sendCalendar = (reply: FastifyReply, calendar: string) => {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (holds(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="calendar.ics"')
    .send(calendar);
};

/** A proxy that compresses marks the ETag as weak. */
const holds = (sent: string | undefined, etag: string) =>
  (sent ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
