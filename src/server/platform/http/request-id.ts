import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Known to this process alone, so that nobody outside can name a request. */
const seal = `${randomBytes(24).toString('base64url')}.`;

/** The header that hands a page's request id on to the calls that this process makes for it. */
export const sameRequest = (id: string) => ({ 'x-request-id': seal + id });

/** The id of a request: handed on by ourselves, else a new one, whatever the visitor sends. */
export const requestId = ({ headers }: { headers: IncomingHttpHeaders }): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && given.startsWith(seal) ? given.slice(seal.length) : randomUUID();
};
