import type { ServerBuild, createRequestHandler, matchRoutes } from 'react-router';
import type { Language } from '../http/wording.ts';

export const entryOf = (build: Pick<ServerBuild, 'entry'>) => build.entry.module as unknown as PagesEntry;

/** Sends a page's call to the API with the visitor's session and address. */
export type SendToApi = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; answer: unknown; retryAfter: string | null }>;

/** The request that a page is rendered for. */
export interface PageRequest {
  language: Language;
  /** what identifies the site; the pages know its form */
  site: object;
  /** null on a page that is cached for all guests */
  nonce: string | null;
  publicUrl: string;
  /** the day in Jakarta by the business clock, YYYY-MM-DD: ages and "new" follow it, not the browser's clock */
  today: string;
  /** the instant of the business clock, ISO 8601, by which a page shows what has expired */
  now: string;
  requestId: string;
  hasSessionCookie: boolean;
  send: SendToApi;
  builtFiles: (source: string) => readonly string[];
  report: (error: unknown) => void;
}

/** What a request for an unhydrated page asks for. */
export interface PageAddress {
  /** canonical */
  readonly path: string;
  /** the query parameters that belong to the cache key, sorted */
  readonly query: string;
  /** all query parameters that the page reads, also typed ones */
  readonly read: string;
  /** whether the page may be cached for all guests */
  readonly shared: boolean;
  /** whether it shows something of the visitor's cookies, so that it is made for each */
  readonly own: boolean;
}

/** Why a request gets the fallback page instead of a rendered one; see `fallbackPage` in src/web/frame. */
export type FallbackReason = 'failure' | 'busy' | 'opening' | 'foreign' | 'tooLarge' | 'unread' | 'noForm';

/** What the pages' entry module exports for the server that carries them. */
export interface PagesEntry {
  /** the router that the pages were built with: another copy would not know their contexts and answers */
  readonly createRequestHandler: typeof createRequestHandler;
  readonly matchRoutes: typeof matchRoutes;
  /** the router's context, made inside the build so that its keys are the build's own */
  makeContext(given: PageRequest): unknown;
  /** whether a path is a page without React in the browser */
  isUnhydrated(pathname: string): boolean;
  /** whether somebody may pay by card in the document that begins at this path */
  paysByCard(pathname: string): boolean;
  addressOf(pathname: string, search: URLSearchParams): PageAddress;
  /** the canonical form of a path */
  canonicalPath(pathname: string): string;
  /** every inline script that an unhydrated page may carry */
  readonly inlineScripts: readonly string[];
  /** those of them that load another script file on demand */
  readonly loadingScripts: readonly string[];
  languageCookie(language: Language, publicUrl: string): string;
  /** the HTML that was rendered for this answer; undefined for redirects, data and files, whose body is read */
  htmlOf(response: Response): Buffer | undefined;
  /** the complete HTML of the fallback page */
  fallbackPage(
    reason: FallbackReason,
    language: Language,
    requestId: string,
    pathname: string,
    site: object,
  ): string;
}
