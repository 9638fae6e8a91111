import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../http/wording.ts';
import type { PagesEntry } from './entry.ts';

/** One request for a page, and what decides how it is answered. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  entry: PagesEntry;
  pathname: string;
  /** as it was asked, with its question mark; empty when there is none */
  query: string;
  search: URLSearchParams;
  /** `?lang=` */
  asked: Language | null;
  hasSession: boolean;
  isUnhydrated: boolean;
  isData: boolean;
}

export const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

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
    query: query && `?${query}`,
    search,
    asked: lang === 'en' || lang === 'id' ? lang : null,
    hasSession: hasCookie(request.headers.cookie, sessionCookieName),
    isUnhydrated: entry.isUnhydrated(pathname),
    isData: pathname.endsWith('.data'),
  };
};

export const hasCookie = (header: string | undefined, name: string) =>
  (header ?? '').split(';').some((part) => part.trim().startsWith(`${name}=`) && part.trim() !== `${name}=`);
