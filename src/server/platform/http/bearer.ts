import type { FastifyRequest } from 'fastify';

/**
 * The token that a program sends as `Authorization: Bearer …`; null when it sends none. A request with one is the program's alone: its
 * cookies are not looked at, so that no page gains anything by making a browser send it.
 */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^bearer\b\s*(?<token>.*)$/i.exec(headers.authorization ?? '')?.groups?.['token'] ?? null;
