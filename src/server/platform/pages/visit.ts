import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayComeFrom } from '../http/same-origin.ts';
import type { Language } from '../http/wording.ts';
import type { PagesEntry } from './entry.ts';

/** One request for a page, and what decides how it is answered. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  entry: PagesEntry;
  pathname: string;
  search: URLSearchParams;
  /** `?lang=` */
  asked: Language | null;
  hasSession: boolean;
  isStill: boolean;
  isData: boolean;
}

const BODY_LIMIT = 64 * 1024;

export const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Why a request is not even looked at; null when it may come in. */
export const refusalOf = (
  request: FastifyRequest,
  publicUrl: string,
): { status: number; text: string } | null => {
  if (reads(request)) return null;
  if (request.method !== 'POST') return { status: 405, text: 'Method not allowed' };
  if (!mayComeFrom(request, new URL(publicUrl).host, false)) return { status: 403, text: 'Foreign origin' };
  const { headers } = request;
  // Nothing else bounds a body that is left unread; one of unknown length is not taken.
  const length = headers['content-length'] ?? (headers['transfer-encoding'] ? 'unknown' : '0');
  return Number(length) <= BODY_LIMIT ? null : { status: 413, text: 'Too large' };
};

export const visitOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  entry: PagesEntry,
  sessionCookieName: string,
): Visit => {
  const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const lang = search.get('lang');
  return {
    request,
    reply,
    entry,
    pathname,
    search,
    asked: lang === 'en' || lang === 'id' ? lang : null,
    hasSession: hasCookie(request.headers.cookie, sessionCookieName),
    isStill: entry.isStill(pathname),
    isData: pathname.endsWith('.data'),
  };
};

export const hasCookie = (header: string | undefined, name: string) =>
  (header ?? '').split(';').some((part) => part.trim().startsWith(`${name}=`) && part.trim() !== `${name}=`);
