import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Secret of this process, so that request ids from outside are not accepted. */
const seal = `${randomBytes(24).toString('base64url')}.`;

/** The header that hands a page's request id on to the calls that this process makes for it. */
export const sameRequest = (id: string) => ({ 'x-request-id': seal + id });

/** The id of a request: handed on by ourselves, else a new one, whatever the visitor sends. */
export const requestId = ({ headers }: { headers: IncomingHttpHeaders }): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && given.startsWith(seal) ? given.slice(seal.length) : randomUUID();
};
