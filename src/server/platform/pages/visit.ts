import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../http/wording.ts';
import type { PagesEntry } from './entry.ts';

/** A request for a page, with everything that decides how it is answered. */
export interface PageVisit {
  request: FastifyRequest;
  reply: FastifyReply;
  entry: PagesEntry;
  /** what identifies the site */
  site: object;
  pathname: string;
  /** as it was asked, with its question mark; empty when there is none */
  query: string;
  search: URLSearchParams;
  /** `?lang=` */
  languageParam: Language | null;
  /** whether the visitor is signed in; a cookie that names no live session is a guest's */
  hasSession: boolean;
  isUnhydrated: boolean;
  isData: boolean;
}

export const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

export const visitOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  { entry, hasSession, site }: Pick<PageVisit, 'entry' | 'hasSession' | 'site'>,
): PageVisit => {
  const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const lang = search.get('lang');
  return {
    request,
    reply,
    entry,
    site,
    pathname,
    query: query && `?${query}`,
    search,
    languageParam: lang === 'en' || lang === 'id' ? lang : null,
    hasSession,
    isUnhydrated: entry.isUnhydrated(pathname),
    isData: pathname.endsWith('.data'),
  };
};
